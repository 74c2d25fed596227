/** Which guarded branches of the local repository one git command moves. */
import { hasOption, parseOptions, type Parsed } from "../shell/words/options.ts";
import { unsure, type Finding } from "../shell/finding.ts";
import { literal, text } from "../shell/words/word.ts";
import type { Setting } from "../shell/world.ts";
import { branchMoves } from "./branch-moves.ts";
import { checkoutOf } from "./checkout.ts";
import type { GitCall } from "./git-call.ts";
import { committers, headMoves } from "./head-moves.ts";
import { named, type Moving } from "./moving.ts";
import { optionSpec } from "./option-specs.ts";
import { refMoves, symbolicRefMoves } from "./ref-moves.ts";
import { fetchMoves, pushMoves, remoteMoves } from "./refspec-moves.ts";
import { locate, type Repository } from "./repository.ts";
import { settingsOf } from "./settings.ts";

const others: ReadonlyMap<string, (moving: Moving) => readonly Finding[]> = new Map([
  ["update-ref", refMoves],
  ["symbolic-ref", symbolicRefMoves],
  ["branch", branchMoves],
  ["checkout", resets],
  ["switch", resets],
  ["worktree", resetsForWorktree],
  ["fetch", fetchMoves],
  ["remote", remoteMoves],
  ["push", pushMoves],
  ["send-pack", pushMoves],
  ["reflog", reflogMoves],
  ["fast-import", untold],
  ["receive-pack", untold],
  ["fetch-pack", untold],
]);

/** Findings for one git command; empty = it moves none of the branches. */
export function movedBranches(call: GitCall, branches: readonly string[]): readonly Finding[] {
  const unread = call.unread.map(unsure);
  const { verb } = call;
  const moves =
    verb === undefined ? undefined : committers.has(verb) ? headMoves : others.get(verb);
  if (verb === undefined || moves === undefined) return unread;
  const repository = locate(call);
  const parsed = parseOptions(call.args, optionSpec(verb));
  if (repository === undefined || hasOption(parsed, "-h", "--help")) return unread;
  if ("unknown" in repository && leavesBranches(verb, parsed)) return unread;
  if ("unknown" in repository)
    return [...unread, unsure(`the repository of git ${verb} (${repository.unknown})`)];
  const found = moving(call, verb, parsed, repository, branches);
  return [...unread, ...moves(found), ...(verb === "pull" ? fetchMoves(found) : [])];
}

/** Whatever the repository is, this moves none of its branches, or only what its own remote says. */
function leavesBranches(verb: string, parsed: Parsed): boolean {
  const { operands } = parsed;
  if (parsed.unclear.length > 0 || hasOption(parsed, "-?")) return false;
  switch (verb) {
    case "branch":
      return operands.length === 0;
    case "fetch":
      return operands.length < 2 && !hasOption(parsed, "--refmap");
    case "push":
      return /^[\w-]*$/u.test(literal(operands[0] ?? text("")) ?? "/");
    default:
      return onlyWith.has(verb) && !hasOption(parsed, ...(onlyWith.get(verb) ?? []));
  }
}

/** Verbs that move a branch with one of these options alone, in a repository that is not known. */
const onlyWith: ReadonlyMap<string, readonly string[]> = new Map([
  ["checkout", ["-B"]],
  ["switch", ["-C", "--force-create"]],
  ["worktree", ["-B"]],
  ["remote", ["--mirror"]],
]);

function moving(
  call: GitCall,
  verb: string,
  parsed: Parsed,
  repository: Repository,
  branches: readonly string[],
): Moving {
  return {
    call,
    verb,
    parsed,
    repository,
    branches,
    settings: (): readonly Setting[] => settingsOf(call, repository),
  };
}

function resets(moving: Moving): readonly Finding[] {
  const { resets: branch } = checkoutOf(moving.call, moving.repository);
  return branch === undefined ? [] : named(moving, [branch]);
}

function resetsForWorktree(moving: Moving): readonly Finding[] {
  const branch = moving.parsed.options.find(({ name }) => name === "-B")?.value;
  return branch === undefined ? [] : named(moving, [branch]);
}

/** `git reflog delete --updateref main@{0}` sets the branch to the entry before. */
function reflogMoves(moving: Moving): readonly Finding[] {
  if (!hasOption(moving.parsed, "--updateref")) return [];
  const refs = moving.parsed.operands.slice(1).map((word) => {
    const name = literal(word)?.replace(/@\{.*$/u, "");
    return name === undefined ? word : text(name);
  });
  return named(moving, refs);
}

function untold(moving: Moving): readonly Finding[] {
  return [unsure(`what git ${moving.verb} is told`)];
}
