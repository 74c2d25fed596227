/** Every kind of condition with its witnesses; a kind without an entry does not compile. */
import type { LeafData, LeafKind } from "#runtime/predicate";
import { agentIs } from "./agent-is.ts";
import { equals } from "./equals.ts";
import { extension } from "./extension.ts";
import { inRepository } from "./in-repository.ts";
import { issueNamed } from "./issue-named.ts";
import { matches } from "./matches.ts";
import { mentions } from "./mentions.ts";
import { movesBranch } from "./moves-branch.ts";
import { nonEmpty } from "./non-empty.ts";
import { pathUnder } from "./path-under.ts";
import type { Piece } from "./piece.ts";
import { promptSaid } from "./prompt-said.ts";
import { pushesBranch } from "./pushes-branch.ts";
import { runsCommand } from "./runs-command.ts";
import { shellWrites } from "./shell-writes.ts";
import { skipsGitHooks } from "./skips-git-hooks.ts";
import { toolUsed } from "./tool-used.ts";
import type { About, Witness } from "./witness.ts";

type Witnesses = { readonly [K in LeafKind]: Witness<Extract<LeafData, { readonly kind: K }>> };

const WITNESSES: Witnesses = {
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

/** Pieces under which a leaf holds, or does not. */
export function leafPieces(data: LeafData, holds: boolean, about: About): readonly Piece[] {
  // The table pairs each kind with its own data.
  const entry: Witness = WITNESSES[data.kind];
  return holds ? entry.witness(data, about) : entry.counterWitness(data, about);
}
