/** `checkout` and `switch`: which HEAD they lead to, which branch they reset, and whether that is certain. */
import { existsSync } from "../node-fs.ts";
import { join } from "node:path";
import { hasOption, optionValue, parseOptions } from "../shell/options.ts";
import { isKnown } from "../shell/place.ts";
import { literal, shown, text, type Word } from "../shell/word.ts";
import type { Head } from "../shell/world.ts";
import type { GitCall } from "./git-call.ts";
import { hasBranch, refValue } from "./head.ts";
import { optionSpec } from "./option-specs.ts";
import type { Repository } from "./repository.ts";
import { previousHead } from "./rewound.ts";

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
  const [make, force] = call.verb === "switch" ? ["-c", "-C"] : ["-b", "-B"];
  const created = optionValue(parsed, make ?? "", "--create", "--orphan");
  const forced = optionValue(parsed, force ?? "", "--force-create");
  const name = forced ?? created;
  if (name !== undefined) {
    const known = literal(name);
    const head = branchNamed(name);
    const isNew = known !== undefined && !hasBranch(repository, known) && isBranchName(known);
    const isCertain =
      (forced !== undefined || isNew) && startExists(parsed.operands[0], repository);
    const [start] = parsed.operands;
    return {
      head,
      isCertain,
      ...(start === undefined ? {} : { start }),
      ...(forced === undefined ? {} : { resets: forced }),
    };
  }
  if (parsed.unclear.length > 0 || parsed.options.some(({ name: flag }) => flag === "-?"))
    return { head: { unknown: "what is checked out" }, isCertain: false };
  if (
    hasOption(parsed, "-p", "--patch") ||
    parsed.operands.length > 1 ||
    parsed.dashes !== undefined
  )
    return stays;
  const [to] = parsed.operands;
  if (to === undefined)
    return hasOption(parsed, "-d", "--detach")
      ? { head: { detached: true }, isCertain: true }
      : stays;
  if (hasOption(parsed, "-d", "--detach")) return { head: { detached: true }, isCertain: false };
  const tracks = hasOption(parsed, "-t", "--track");
  return withHead(destination(to, tracks, call, repository));
}

/** HEAD on a branch whose name may be known only in part. */
export function branchNamed(word: Word): Head {
  const branch = literal(word);
  return branch === undefined
    ? { unknown: `the branch ${shown(word)}`, name: word }
    : { branch };
}

function withHead(head: Head | undefined): Checkout {
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
  return ["", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"].some(
    (prefix) =>
      (prefix !== "" || name.startsWith("refs/")) &&
      refValue(repository, `${prefix}${name}`) !== undefined,
  );
}

function destination(
  to: Word,
  tracks: boolean,
  call: GitCall,
  repository: Repository,
): Head | undefined {
  const name = literal(to);
  if (name === undefined) return branchNamed(to);
  if (name === "-" || name === "@{-1}") return previousHead(repository);
  if (tracks) return { branch: name.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u, "") };
  if (hasBranch(repository, name)) return { branch: name };
  if (/[~^:]|@\{|^HEAD$|^@$|^refs\//u.test(name) || isRef(name, repository))
    return { detached: true };
  if (/^[0-9a-f]{7,64}$/u.test(name)) return { detached: true };
  const isPath = isKnown(call.dir) && existsSync(join(call.dir, name));
  // A name nobody knows yet may come with a fetch in the same command: then it is a new branch.
  return isPath ? undefined : { branch: name };
}
