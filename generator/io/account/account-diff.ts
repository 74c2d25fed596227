import type { Change, Content } from "../../provision/account-plan.ts";
import { textDiff } from "../text-diff.ts";

/** The changes as a patch that `git apply` takes, in their order. */
export function accountDiff(changes: readonly Change[]): string {
  return changes.map(patchOf).join("");
}

function patchOf({ path, before, after }: Change): string {
  const head = [`diff --git a/${path} b/${path}`, ...modeLines(before, after)];
  if (before?.text === after?.text) return `${head.join("\n")}\n`;
  const names = {
    before: before === undefined ? "/dev/null" : `a/${path}`,
    after: after === undefined ? "/dev/null" : `b/${path}`,
  };
  const body = textDiff(names, before?.text ?? "", after?.text ?? "");
  return `${head.join("\n")}\n${body}`;
}

function modeLines(before: Content | undefined, after: Content | undefined): readonly string[] {
  if (before === undefined) return after === undefined ? [] : [`new file mode ${modeOf(after)}`];
  if (after === undefined) return [`deleted file mode ${modeOf(before)}`];
  return before.executable === after.executable
    ? []
    : [`old mode ${modeOf(before)}`, `new mode ${modeOf(after)}`];
}

function modeOf({ executable }: Content): string {
  return executable ? "100755" : "100644";
}
