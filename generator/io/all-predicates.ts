/** Every condition of the hook runtime; a generated hook carries only those that it uses. */
import type { Predicates } from "#runtime/evaluate";
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
import { promptSaid } from "#runtime/predicates/prompt-said";
import { pushesBranch } from "#runtime/predicates/pushes-branch";
import { runsCommand } from "#runtime/predicates/runs-command";
import { shellWrites } from "#runtime/predicates/shell-writes";
import { skipsGitHooks } from "#runtime/predicates/skips-git-hooks";
import { toolUsed } from "#runtime/predicates/tool-used";

export const predicates: Predicates = {
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
  "prompt-said": promptSaid,
  "pushes-branch": pushesBranch,
  "runs-command": runsCommand,
  "shell-writes": shellWrites,
  "skips-git-hooks": skipsGitHooks,
  "tool-used": toolUsed,
};
