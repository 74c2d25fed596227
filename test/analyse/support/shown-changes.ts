/** The changes of the shipped spec that the issue names: each weakens it. */
import { shippedWith } from "./compiled.ts";

const QA = "denies: [code-writes, shell, docs-writes]\n    spawns: []\n";
const DEV = "denies: [docs-writes]\n    spawns: []\n";

export const SHOWN = {
  "QA may start agents": shippedWith(QA, QA.replace("    spawns: []\n", "")),
  "a write of pal-e-docs counts as a read": shippedWith(
    "create_note, update_note, delete_note, archive_note, tag_note, link_notes, restore_note]",
    "create_note, update_note, delete_note, archive_note, link_notes, restore_note]\n      # once a write",
    ["read: [get_note, list_notes,", "read: [tag_note, get_note, list_notes,"],
  ),
  "unlisted tools of pal-e-docs are no writes": shippedWith(
    "      unlisted: deny\n  forgejo:",
    "  forgejo:",
  ),
  "a deny rule fails open": shippedWith(
    "    hook: block-docs-writes\n",
    "    hook: block-docs-writes\n    onError: allow\n",
  ),
  "Dottie gets Write": shippedWith(
    "denies: [code-writes, shell, forgejo-writes]",
    "denies: [shell, forgejo-writes]",
  ),
  "Dev may start Dottie": shippedWith(DEV, DEV.replace("[]", "[dottie]")),
} as const;
