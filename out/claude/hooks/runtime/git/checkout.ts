/** `checkout` and `switch`: which HEAD they lead to, which branch they reset, and whether that is certain. */
import { existsSync } from "../node-fs.ts";
import { join } from "node:path";
import { hasOption, optionValue, parseOptions, type Parsed } from "../shell/words/options.ts";
import { isKnown } from "../shell/place.ts";
import { literal, shown, text, type Word } from "../shell/words/word.ts";
import type { Head } from "../shell/world.ts";
import type { GitCall } from "./git-call.ts";
import { hasBranch, refValue } from "./head.ts";
import { optionSpec } from "./option-specs.ts";
import { previousHead } from "./previous-head.ts";
import type { Repository } from "./repository.ts";

export interface Checkout {
  /** `undefined`: HEAD stays (paths are checked out). */
  readonly head?: Head;
  /** A branch that `-B`, `-C` sets anew whether it exists or not. */
  readonly resets?: Word;
  /** Where a new branch starts, as written. */
  readonly start?: Word;
  /** It cannot fail for any reason that occurs in practice. */
  readonly isCertain: boolean;
}

const stays: Checkout = { isCertain: false };

export function checkoutOf(call: GitCall, repository: Repository): Checkout {
  const parsed = parseOptions(call.args, optionSpec(call.verb ?? ""));
  return (
    newBranch(call.verb === "switch" ? "c" : "b", parsed, repository) ??
    existing(parsed, call, repository)
  );
}

/** HEAD on a branch whose name may be known only in part. */
export function branchNamed(word: Word): Head {
  const branch = literal(word);
  return branch === undefined ? { unknown: `the branch ${shown(word)}`, name: word } : { branch };
}

function newBranch(
  letter: "b" | "c",
  parsed: Parsed,
  repository: Repository,
): Checkout | undefined {
  const created = optionValue(parsed, `-${letter}`, "--create", "--orphan");
  const forced = optionValue(parsed, `-${letter.toUpperCase()}`, "--force-create");
  const name = forced ?? created;
  if (name === undefined) return undefined;
  const known = literal(name);
  const isNew = known !== undefined && !hasBranch(repository, known) && isBranchName(known);
  const [start] = parsed.operands;
  return {
    head: branchNamed(name),
    isCertain: (forced !== undefined || isNew) && startExists(start, repository),
    ...(start === undefined ? {} : { start }),
    ...(forced === undefined ? {} : { resets: forced }),
  };
}

function existing(parsed: Parsed, call: GitCall, repository: Repository): Checkout {
  if (parsed.unclear.length > 0 || hasOption(parsed, "-?"))
    return { head: { unknown: "what is checked out" }, isCertain: false };
  const arePaths =
    parsed.operands.length > 1 || parsed.dashes === 0 || hasOption(parsed, "-p", "--patch");
  if (arePaths) return stays;
  const [to] = parsed.operands;
  if (hasOption(parsed, "-d", "--detach"))
    return { head: { detached: true }, isCertain: to === undefined };
  if (to === undefined) return stays;
  const head = hasOption(parsed, "-t", "--track") ? tracked(to) : destination(to, call, repository);
  return head === undefined ? stays : { head, isCertain: false };
}

function isBranchName(name: string): boolean {
  return /^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[\s~^:?*[\\]))[^\0]*(?<![./]|\.lock)$/u.test(name);
}

function startExists(start: Word | undefined, repository: Repository): boolean {
  const name = literal(start ?? text("HEAD"));
  if (name === undefined) return false;
  return name === "HEAD" || name === "@" || isRef(name, repository);
}

/** Git's own order of looking a short name up. */
export function isRef(name: string, repository: Repository): boolean {
  const spaces = ["refs/", "refs/tags/", "refs/heads/", "refs/remotes/"].map(
    (space) => space + name,
  );
  const candidates = name.startsWith("refs/") ? [name, ...spaces] : spaces;
  return candidates.some((ref) => refValue(repository, ref) !== undefined);
}

/** `--track origin/x` makes a branch x. */
function tracked(to: Word): Head {
  const name = literal(to);
  return name === undefined
    ? branchNamed(to)
    : { branch: name.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u, "") };
}

function destination(to: Word, call: GitCall, repository: Repository): Head | undefined {
  const name = literal(to);
  if (name === undefined) return branchNamed(to);
  if (name === "-" || name === "@{-1}") return previousHead(repository);
  if (hasBranch(repository, name)) return { branch: name };
  const isCommit =
    /[~^:]|@\{|^HEAD$|^@$|^refs\/|^[0-9a-f]{7,64}$/u.test(name) || isRef(name, repository);
  if (isCommit) return { detached: true };
  const isPath = isKnown(call.dir) && existsSync(join(call.dir, name));
  // A name nobody knows yet may come with a fetch in the same command: then it is a new branch.
  return isPath ? undefined : { branch: name };
}
