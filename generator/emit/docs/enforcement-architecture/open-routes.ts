/** Ways that stay open, by name: nothing here is enforced. */
import type { PredicateData } from "#runtime/predicate";
import type { HookPlan } from "#plan/plan";
import { fewCodes } from "../../../render/markdown.ts";
import type { Defence } from "./defence.ts";

const READS_SHELL: ReadonlySet<string> = new Set([
  "moves-branch",
  "pushes-branch",
  "skips-git-hooks",
  "shell-writes",
  "runs-command",
]);

function readsShell(data: PredicateData | undefined): boolean {
  if (data === undefined) return false;
  if (data.kind === "all" || data.kind === "any") return data.of.some(readsShell);
  return data.kind === "not" ? readsShell(data.of) : READS_SHELL.has(data.kind);
}

function shellGuards(hooks: readonly HookPlan[]): readonly string[] {
  return hooks
    .filter(({ verb, rule }) => verb === "blocks" && rule.kind === "decide")
    .filter(({ rule }) => rule.kind === "decide" && rule.cases.some((c) => readsShell(c.where)))
    .map(({ id }) => id);
}

export function openRoutes(
  defences: readonly Defence[],
  hooks: readonly HookPlan[],
): readonly string[] {
  const shells = defences
    .filter(({ open }) => open !== "")
    .map(
      ({ agent, open }) =>
        `${agent} keeps a shell: ${open} can change the files that its file tools may not.`,
    );
  const guards = shellGuards(hooks);
  const inside =
    guards.length === 0
      ? []
      : [
          `What a program does inside (\`make\`, \`npm test\`, a script) is out of reach of ${fewCodes(guards)}: they read the command, not the program.`,
        ];
  return [...shells, ...inside];
}
