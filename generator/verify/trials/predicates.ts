/** Every predicate of the runtime, for asking a rule about a call without starting its hook. */
import { agentIs } from "#runtime/predicates/agent-is";
import { equals } from "#runtime/predicates/equals";
import { extension } from "#runtime/predicates/extension";
import { inRepository } from "#runtime/predicates/in-repository";
import { issueNamed } from "#runtime/predicates/issue-named";
import { matches } from "#runtime/predicates/matches";
import { mentions } from "#runtime/predicates/mentions";
import { movesBranch } from "#runtime/predicates/moves-branch";
import { nonEmpty } from "#runtime/predicates/non-empty";
import { pathUnder } from "#runtime/predicates/path-under";
import { pushesBranch } from "#runtime/predicates/pushes-branch";
import { runsCommand } from "#runtime/predicates/runs-command";
import { shellWrites } from "#runtime/predicates/shell-writes";
import { skipsGitHooks } from "#runtime/predicates/skips-git-hooks";
import type { Predicates } from "#runtime/evaluate";
import { searchPattern } from "#runtime/pattern";
import type { Predicate, PromptSaidData, ToolUsedData } from "#runtime/predicate";

/** What the caller's transcript will hold by the time of the call. */
export interface Past {
  readonly words: string;
  readonly tools: readonly string[];
}

/** The runtime's own predicates; the two that read a transcript ask the script that will write it. */
export function predicatesAfter(past: Past): Predicates {
  return {
    "agent-is": agentIs,
    equals,
    extension,
    "in-repository": inRepository,
    "issue-named": issueNamed,
    matches,
    mentions,
    "moves-branch": movesBranch,
    "non-empty": nonEmpty,
    "path-under": pathUnder,
    "prompt-said": promptSaid(past),
    "pushes-branch": pushesBranch,
    "runs-command": runsCommand,
    "shell-writes": shellWrites,
    "skips-git-hooks": skipsGitHooks,
    "tool-used": toolUsed(past),
  } satisfies Predicates;
}

function toolUsed({ tools }: Past): Predicate<ToolUsedData> {
  return {
    kind: "tool-used",
    holds: ({ tool }) => {
      const suffix = tool.startsWith("*") ? tool.slice(1) : undefined;
      return {
        holds: tools.some((used) => (suffix === undefined ? used === tool : used.endsWith(suffix))),
      };
    },
  };
}

function promptSaid({ words }: Past): Predicate<PromptSaidData> {
  return {
    kind: "prompt-said",
    holds: ({ pattern, field }, call) => {
      const found = searchPattern(pattern, true).exec(words);
      if (found === null || field === undefined) return { holds: found !== null };
      return { holds: found.groups?.["value"] === String(call.input[field]) };
    },
  };
}
