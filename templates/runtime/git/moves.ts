/** Which guarded branches of the local repository one git command moves. */
import { isKnown } from "../shell/place.ts";
import { hasOption, parseOptions, type Parsed } from "../shell/options.ts";
import { literal, shown, text, type Word } from "../shell/word.ts";
import type { Setting } from "../shell/world.ts";
import { branchOfRef, matchBranch } from "./branch-match.ts";
import { checkoutOf } from "./checkout.ts";
import { fastForwards } from "./fast-forward.ts";
import { sure, unsure, type Finding } from "../shell/finding.ts";
import type { GitCall } from "./git-call.ts";
import { gitFile, headOf } from "./head.ts";
import { optionSpec } from "./option-specs.ts";
import { parseRefspec, reaches } from "./refspec.ts";
import { locate, type Repository } from "./repository.ts";
import { resetMoves } from "./reset.ts";
import { settingsOf, settingValues } from "./settings.ts";

export interface Moving {
  readonly call: GitCall;
  readonly verb: string;
  readonly parsed: Parsed;
  readonly repository: Repository;
  readonly branches: readonly string[];
  readonly settings: () => readonly Setting[];
}

/** Findings for one git command; empty = it moves none of the branches. */
export function movedBranches(call: GitCall, branches: readonly string[]): readonly Finding[] {
  const unread = call.unread.map(unsure);
  const { verb } = call;
  if (verb === undefined || !movers.has(verb)) return unread;
  const repository = locate(call);
  if (repository === undefined) return unread;
  const parsed = parseOptions(call.args, optionSpec(verb));
  if (hasOption(parsed, "-h", "--help")) return unread;
  if (!isRepository(repository))
    return [...unread, unsure(`the repository of git ${verb} (${repository.unknown})`)];
  const settings = (): readonly Setting[] => settingsOf(call, repository);
  return [...unread, ...byVerb({ call, verb, parsed, repository, branches, settings })];
}

function isRepository(found: Repository | { readonly unknown: string }): found is Repository {
  return !("unknown" in found);
}

const committers = new Set([
  "commit",
  "merge",
  "cherry-pick",
  "revert",
  "am",
  "rebase",
  "pull",
  "reset",
  "subtree",
  "svn",
  "quiltimport",
  "cvsimport",
  "filter-branch",
  "citool",
  "gui",
  "p4",
  "history",
  "replay",
]);
const movers = new Set([
  ...committers,
  "update-ref",
  "branch",
  "checkout",
  "switch",
  "fetch",
  "symbolic-ref",
  "worktree",
  "push",
  "send-pack",
  "fast-import",
  "receive-pack",
  "fetch-pack",
  "bundle",
]);

function byVerb(moving: Moving): readonly Finding[] {
  if (committers.has(moving.verb)) return headMoves(moving);
  switch (moving.verb) {
    case "update-ref":
      return updateRef(moving);
    case "branch":
      return branchCommand(moving);
    case "checkout":
    case "switch":
      return resetBranch(moving, checkoutOf(moving.call, moving.repository).resets);
    case "worktree":
      return resetBranch(moving, moving.parsed.options.find(({ name }) => name === "-B")?.value);
    case "symbolic-ref":
      return moving.parsed.operands.length === 2 || hasOption(moving.parsed, "-d", "--delete")
        ? named(moving, moving.parsed.operands.slice(0, 1))
        : [];
    case "fetch":
      return fetched(moving);
    case "push":
    case "send-pack":
      return pushedHere(moving);
    case "bundle":
      return [];
    default:
      return [unsure(`what git ${moving.verb} is told`)];
  }
}

/** Commands that move whatever branch HEAD is on. */
function headMoves(moving: Moving): readonly Finding[] {
  const { verb, parsed } = moving;
  if (stays(verb, parsed)) return [];
  if (verb === "filter-branch" || verb === "history" || verb === "replay")
    return [unsure(`which branches git ${verb} rewrites`)];
  if (verb === "subtree" && /^(?:push|split)$/u.test(literal(parsed.operands[0] ?? text("")) ?? ""))
    return [];
  const onto =
    verb === "rebase" && parsed.operands.length > 1 && !hasOption(parsed, "--root")
      ? parsed.operands[1]
      : undefined;
  if (onto !== undefined) return hits(moving, branchOfRef(onto), `git rebase moves ${shown(onto)}`);
  const name = resumed(moving) ?? headName(moving);
  if (typeof name !== "string") return name;
  const found = hits(moving, text(name), `git ${verb} here lands on ${name}`);
  if (found.length === 0) return [];
  if (verb === "reset") return resetMoves(moving, name) ? found : [];
  return fastForwards(moving, name) ? [] : found;
}

function headName(moving: Moving): string | readonly Finding[] {
  const head = headOf(moving.repository, moving.call.world);
  if ("branch" in head) return head.branch;
  if ("detached" in head) return [];
  return head.name === undefined ? [unsure(head.unknown)] : hits(moving, head.name, "");
}

/** During a rebase HEAD is detached; its end moves the branch it began on. */
function resumed(moving: Moving): string | undefined {
  if (moving.verb !== "rebase" || !hasOption(moving.parsed, "--continue", "--skip"))
    return undefined;
  const name =
    gitFile(moving.repository, "rebase-merge/head-name") ??
    gitFile(moving.repository, "rebase-apply/head-name");
  return name?.replace(/^refs\/heads\//u, "");
}

/** Forms that leave every branch where it is. */
function stays(verb: string, parsed: Parsed): boolean {
  if (hasOption(parsed, "--abort", "--quit", "--edit-todo", "--show-current-patch")) return true;
  if (verb === "commit") return hasOption(parsed, "--dry-run", "--porcelain", "--short", "--long");
  if (verb === "cherry-pick" || verb === "revert") return hasOption(parsed, "-n", "--no-commit");
  if (verb === "merge")
    return (
      hasOption(parsed, "--squash") ||
      (hasOption(parsed, "--no-commit") && hasOption(parsed, "--no-ff"))
    );
  return verb === "pull" && hasOption(parsed, "--dry-run", "--squash");
}

function hits(moving: Moving, name: Word | undefined, because: string): readonly Finding[] {
  if (name === undefined) return [];
  const match = matchBranch(moving.branches, name, true);
  if (match === "no") return [];
  return match === "yes" ? [sure(because)] : [unsure(`the branch ${shown(name)}`)];
}

function named(moving: Moving, names: readonly Word[]): readonly Finding[] {
  return names.flatMap((name) =>
    hits(moving, branchOfRef(name), `git ${moving.verb} moves ${shown(name)}`),
  );
}

function resetBranch(moving: Moving, name: Word | undefined): readonly Finding[] {
  return name === undefined ? [] : named(moving, [name]);
}

function updateRef(moving: Moving): readonly Finding[] {
  const [ref] = moving.parsed.operands;
  if (hasOption(moving.parsed, "--stdin")) return fromStdin(moving);
  if (ref === undefined) return [];
  if (literal(ref) !== "HEAD") return [...named(moving, [ref]), ...trackingMoves(moving, ref)];
  const name = headName(moving);
  return typeof name === "string"
    ? hits(moving, text(name), `git update-ref HEAD moves ${name}`)
    : name;
}

function fromStdin(moving: Moving): readonly Finding[] {
  const input =
    moving.call.world.stdin === undefined ? undefined : literal(moving.call.world.stdin);
  if (input === undefined) return [unsure("what git update-ref --stdin reads")];
  const refs = input.split(/[\n\0]/u).map((line) => line.trim().split(/\s+/u)[1]);
  return refs.flatMap((ref) => (ref === undefined ? [] : named(moving, [text(ref)])));
}

function branchCommand(moving: Moving): readonly Finding[] {
  const { parsed } = moving;
  const operands = parsed.operands;
  if (hasOption(parsed, "-?")) return [unsure("the options of git branch")];
  if (hasOption(parsed, "-d", "-D", "--delete") && !hasOption(parsed, "-r", "--remotes"))
    return named(moving, operands);
  if (hasOption(parsed, "-m", "-M", "--move"))
    return operands.length > 1
      ? named(moving, operands)
      : [...named(moving, operands), ...currentRenamed(moving)];
  if (hasOption(parsed, "-c", "-C", "--copy")) return named(moving, operands.slice(-1));
  if (hasOption(parsed, "-f", "--force")) return named(moving, operands.slice(0, 1));
  return parsed.unclear.length === 0
    ? []
    : [unsure(`the git argument ${shown(parsed.unclear[0] ?? text(""))}`)];
}

function currentRenamed(moving: Moving): readonly Finding[] {
  const name = headName(moving);
  return typeof name === "string"
    ? hits(moving, text(name), `git branch -m renames ${name}`)
    : name;
}

/** The branch that a remote-tracking ref stands for. */
function trackedBranch(ref: Word): string | undefined {
  return /^refs\/remotes\/[^/]+\/(.+)$/su.exec(literal(ref) ?? "")?.[1];
}

/** A forged remote-tracking branch would make the next `merge --ff-only` look like its own remote's. */
function trackingMoves(moving: Moving, ref: Word): readonly Finding[] {
  const branch = trackedBranch(ref);
  return branch === undefined ? [] : hits(moving, text(branch), `git ${moving.verb} sets ${shown(ref)}`);
}

/** A fetch into a local branch; into the branch of the same name without force it is a fast-forward. */
function fetched(moving: Moving): readonly Finding[] {
  const { parsed, branches } = moving;
  const [remote, ...given] = parsed.operands;
  const name = literal(remote ?? text("origin"));
  const configured = (): readonly Word[] =>
    name === undefined ? [] : settingValues(moving.settings(), `remote.${name}.fetch`).map(text);
  const refspecs = given.length > 0 ? given : configured();
  return refspecs.flatMap((word) => {
    const { force, src, dst } = parseRefspec(word);
    if (dst === undefined) return [];
    const isForged = given.length > 0 && literal(branchOfRef(src) ?? text("")) !== trackedBranch(dst);
    if (isForged || name === ".") {
      const forged = trackingMoves(moving, dst);
      if (forged.length > 0) return forged;
    }
    const match = reaches(branches, dst, true);
    if (match === "no") return [];
    if (match === "maybe") return [unsure(`the refspec ${shown(word)}`)];
    const isOwn =
      literal(branchOfRef(src) ?? text("")) === literal(branchOfRef(dst) ?? text("")) &&
      name !== "." &&
      /^[\w-]+$/u.test(name ?? "");
    return isOwn && !force && !hasOption(parsed, "-f", "--force")
      ? []
      : [sure(`git fetch moves ${shown(dst)}`)];
  });
}

/** A push to this very repository moves its branches. */
function pushedHere(moving: Moving): readonly Finding[] {
  const [remote, ...refspecs] = moving.parsed.operands;
  const path = literal(remote ?? text(""));
  if (path === undefined || !/^\.{1,2}(?:\/|$)|^\/|^file:/u.test(path) || !isKnown(moving.call.dir))
    return [];
  if (hasOption(moving.parsed, "-n", "--dry-run")) return [];
  const deletes = hasOption(moving.parsed, "-d", "--delete");
  return refspecs.flatMap((word) => {
    const { src, dst } = parseRefspec(word);
    const to = deletes ? src : (dst ?? src);
    const forged = trackingMoves(moving, to);
    if (forged.length > 0) return forged;
    return reaches(moving.branches, to, true) === "yes"
      ? [sure(`git push ${path} moves ${shown(to)}`)]
      : [];
  });
}
