import { PLUGIN_HOOKS, PLUGIN_MANIFEST, RECEIPT } from "#client/account-paths";
import type { AccountFile } from "../../provision/account-bundle.ts";
import { sha256 } from "#plan/sha256";
import type { Check, Examined } from "../check.ts";
import { notCarriedBy } from "../agent-carries.ts";
import { type Expected, hookOfScript } from "../expected.ts";
import type { Finding, Loses } from "../finding.ts";
import { agentFile, all, hook, hookUnder } from "../loss.ts";

/** Files of the manifest: each one there, and as the bundle has it; a checkout with CRLF is fine. */
export const files: Check = (examined) => [
  ...examined.expected.bundle.files.flatMap((file) => fileFindings(file, examined)),
  ...leftovers(examined),
  ...brokenReceipt(examined),
];

function brokenReceipt({ expected: { receiptFault } }: Examined): readonly Finding[] {
  if (receiptFault === undefined) return [];
  const message = `cannot be read: ${receiptFault}`;
  const fix = "Bring it back from a copy: without it, nothing can be taken out again for certain.";
  return [{ check: "files", severity: "error", path: RECEIPT, message, fix }];
}

function fileFindings(file: AccountFile, { snapshot, expected }: Examined): readonly Finding[] {
  const { path, content } = file;
  const entry = snapshot.entries.get(path) ?? { kind: "absent" };
  const base = { check: "files", severity: "error", path } as const;
  const fix = "Run `gen provision`, then restart running sessions.";
  if (entry.kind === "unusable") {
    const message = `cannot be used: ${entry.reason}`;
    return [
      { ...base, message, fix: "Put the file itself there.", loses: goneWith(file, expected) },
    ];
  }
  if (entry.kind === "absent") {
    return [{ ...base, message: "is missing", fix, loses: goneWith(file, expected) }];
  }
  const text = entry.text.replaceAll("\r\n", "\n");
  if (text === content) return [];
  const message = whoChanged(path, text, expected);
  return [{ ...base, message, fix, loses: changedTo(text, file, expected) }];
}

function whoChanged(path: string, text: string, { receipt }: Expected): string {
  const known = receipt?.files.find((one) => one.path === path)?.sha256;
  if (known === undefined) return "is not what the bundle has";
  return known === sha256(text)
    ? "is of an older bundle than this one"
    : "was changed after `gen provision` wrote it";
}

/** Files that an earlier bundle brought and this one does not have. */
function leftovers({ snapshot, expected: { receipt, bundle } }: Examined): readonly Finding[] {
  const wanted = new Set(bundle.files.map(({ path }) => path));
  return (receipt?.files ?? [])
    .filter(({ path }) => !wanted.has(path) && snapshot.entries.get(path)?.kind === "file")
    .map(({ path }) => ({
      check: "files",
      severity: "note",
      path,
      message: "is left over from an older bundle",
      fix: "Run `gen provision`, which takes it out.",
    }));
}

const AGENT = /\/agents\/(?:[^/]+\/)*([^/]+)\.md$/u;
const SCRIPT = /\/hooks\/([^/]+\.mjs)$/u;

function goneWith({ path }: AccountFile, expected: Expected): Loses | undefined {
  const agent = AGENT.exec(path)?.[1];
  if (agent !== undefined) return agentFile(agent);
  const script = hookOfScript(expected, SCRIPT.exec(path)?.[1] ?? "");
  return script === undefined ? registry(path, expected) : hookUnder(script, "script-missing");
}

/** What another text does is not known, except where it is a list. */
function changedTo(text: string, { path }: AccountFile, expected: Expected): Loses | undefined {
  const agent = AGENT.exec(path)?.[1];
  if (agent !== undefined) return notCarriedBy(text, agent, expected);
  const script = hookOfScript(expected, SCRIPT.exec(path)?.[1] ?? "");
  return script === undefined ? registry(path, expected) : hook(script);
}

/** A plugin's own files: without its handlers it enforces nothing but strips. */
function registry(path: string, { bundle }: Expected): Loses | undefined {
  if (bundle.packaging !== "plugin") return undefined;
  if (path.endsWith(`/${PLUGIN_MANIFEST}`)) return all;
  return path.endsWith(`/${PLUGIN_HOOKS}`)
    ? ({ mechanism }) => mechanism.kind === "hook"
    : undefined;
}
