import type { Entries } from "../entry.ts";

/** Codes of reading the inputs and writing the bundle. */
export const ioCodes = {
  "spec-unreadable": {
    severity: "error",
    title: "The spec cannot be read",
    cause: "Without its text nothing is known, and nothing may pass as clean.",
    fix: "Give the right file with `--spec FILE`.",
    message: ({ reason }: { readonly reason: string }) => reason,
  },
  "template-unreadable": {
    severity: "error",
    title: "A template cannot be read",
    cause: "The templates belong to the program; a missing one means a broken installation.",
    fix: "Install the program again, or restore the `templates` folder.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `cannot read the template "${p.path}": ${p.reason}`,
  },
  "out-unwritable": {
    severity: "error",
    title: "The bundle cannot be written",
    cause: "The old bundle is left as it was.",
    fix: "Make the folder writable, or give another one with `--out DIR`.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `cannot write "${p.path}": ${p.reason}`,
  },
  "outside-out": {
    severity: "error",
    title: "Path leads out of the bundle",
    cause: "A symbolic link or a path in the old manifest leads to files that are not ours.",
    fix: "Remove the link, then build again.",
    message: ({ path }: { readonly path: string }) => `"${path}" leads out of the bundle's folder`,
  },
  "edited-output": {
    severity: "error",
    title: "Generated file edited by hand",
    cause: "The next build would undo the edit; what it should do belongs into the spec.",
    fix: "Move the change into the spec, or overwrite it with `gen build --force`.",
    message: ({ path }: { readonly path: string }) => `"${path}" was edited by hand`,
  },
  "foreign-output": {
    severity: "error",
    title: "A file that is not ours stands in the way",
    cause: "The manifest does not list it, so it may be somebody's work.",
    fix: "Move it away, or overwrite it with `gen build --force`.",
    message: ({ path }: { readonly path: string }) =>
      `"${path}" is in the way and no build has written it`,
  },
  "invalid-manifest": {
    severity: "warning",
    title: "The old manifest cannot be trusted",
    cause:
      "It does not say reliably which files a build has written, so no file is removed on its word.",
    fix: "Run `gen build`; it writes a new one.",
    message: (p: { readonly path: string; readonly reason: string }) =>
      `"${p.path}" is not a manifest: ${p.reason}`,
  },
} as const satisfies Entries;
