/** Which guarded branches of a remote one git command updates. The destination decides. */
import { hasOption, optionValue, parseOptions, type Parsed } from "../shell/words/options.ts";
import {
  literal,
  mayStartWith,
  maySplit,
  prefix,
  shown,
  text,
  type Word,
} from "../shell/words/word.ts";
import type { Head, Setting } from "../shell/world.ts";
import { branchOfRef } from "./branch-match.ts";
import { sure, unsure, type Finding } from "../shell/finding.ts";
import type { GitCall } from "./git-call.ts";
import { headOf, refValue } from "./head.ts";
import { optionSpec } from "./option-specs.ts";
import { bareRefspecs, mappedDestination, pushRemote } from "./push-defaults.ts";
import { parseRefspec, reaches } from "./refspec.ts";
import { locate, type Repository } from "./repository.ts";
import { settingsOf, settingValue } from "./settings.ts";

export interface Pushing {
  readonly branches: readonly string[];
  readonly parsed: Parsed;
  readonly settings: readonly Setting[];
  readonly head: Head;
  readonly repository?: Repository;
}

/** Findings for one git command; empty = no push to one of the branches. */
export function pushedBranches(call: GitCall, branches: readonly string[]): readonly Finding[] {
  const unread = call.unread.map(unsure);
  if (call.verb === "subtree") return [...unread, ...subtreePush(call, branches)];
  if (call.verb === "http-push")
    return [...unread, ...toDestinations(call.args.slice(1), branches)];
  if (call.verb !== "push" && call.verb !== "send-pack") return unread;
  const parsed = parseOptions(call.args, optionSpec(call.verb));
  if (hasOption(parsed, "-n", "--dry-run", "-h", "--help")) return unread;
  const found = locate(call);
  if (found === undefined) return unread;
  const repository = "unknown" in found ? undefined : found;
  const head: Head =
    repository === undefined ? { unknown: "the repository" } : headOf(repository, call.world);
  const pushing: Pushing = {
    branches,
    parsed,
    settings: settingsOf(call, repository),
    head,
    ...(repository === undefined ? {} : { repository }),
  };
  return [...unread, ...programs(parsed), ...unclear(parsed), ...push(call.verb, pushing)];
}

/** `--receive-pack` names a program; for a path it runs on this machine. */
function programs(parsed: Parsed): readonly Finding[] {
  const program = optionValue(parsed, "--receive-pack", "--exec");
  const remote = literal(parsed.operands[0] ?? text(""));
  const found = program === undefined ? [] : [unsure(`the program ${shown(program)}`)];
  return remote !== undefined && /^[a-z]+::/u.test(remote)
    ? [...found, unsure(`the remote ${remote}`)]
    : found;
}

/** Words that may be `--all`, `--mirror`, or several refspecs. */
function unclear(parsed: Parsed): readonly Finding[] {
  const words = parsed.operands.filter(
    (word) =>
      maySplit(word) ||
      (parsed.dashes === undefined &&
        literal(word) === undefined &&
        mayStartWith(word, "-") &&
        prefix(word) === ""),
  );
  const bundles = parsed.options.filter(({ name }) => name === "-?");
  return [...words, ...bundles.flatMap(({ value }) => (value === undefined ? [] : [value]))].map(
    (word) => unsure(`the git argument ${shown(word)}`),
  );
}

function push(verb: string, pushing: Pushing): readonly Finding[] {
  const { parsed } = pushing;
  const wholesale = ["--all", "--branches", "--mirror"].find((name) => hasOption(parsed, name));
  if (wholesale !== undefined) return [sure(`git push ${wholesale} pushes every branch`)];
  const repo = optionValue(parsed, "--repo");
  const [first, ...rest] = parsed.operands;
  const remoteWord = first ?? repo;
  const remote = remoteWord === undefined ? pushRemote(pushing) : literal(remoteWord);
  if (rest.length > 0) return refspecFindings(rest, remote, pushing);
  if (verb === "send-pack")
    return [sure("git send-pack without a refspec pushes every matching branch")];
  if (hasOption(parsed, "--tags") && !hasOption(parsed, "--follow-tags")) return [];
  if (hasOption(parsed, "-d", "--delete")) return [];
  return bare(remote, pushing);
}

function bare(remote: string | undefined, pushing: Pushing): readonly Finding[] {
  if (remote === undefined) return [unsure("the remote")];
  if (settingValue(pushing.settings, `remote.${remote}.mirror`) === "true")
    return [sure("the remote is a mirror: every branch is pushed")];
  const refspecs = bareRefspecs(remote, pushing);
  if ("unknown" in refspecs) return [unsure(refspecs.unknown)];
  return refspecFindings(refspecs, remote, pushing);
}

function refspecFindings(
  words: readonly Word[],
  remote: string | undefined,
  pushing: Pushing,
): readonly Finding[] {
  const isDelete = hasOption(pushing.parsed, "-d", "--delete");
  let isTag = false;
  return words.flatMap((word) => {
    const known = literal(word);
    const isNamed = isTag;
    isTag = !isNamed && known === "tag";
    if (isNamed || isTag) return [];
    if (known?.startsWith("^") === true) return [];
    if (known === ":" || known === "+:")
      return [sure("the refspec : pushes every matching branch")];
    const { src, dst } = parseRefspec(word);
    return destinationFindings(
      word,
      dst ?? (isDelete ? src : implied(src, remote, pushing)),
      pushing.branches,
    );
  });
}

/** Where a refspec without a destination goes. */
function implied(src: Word, remote: string | undefined, pushing: Pushing): Word {
  const name = literal(src);
  if (name === undefined) return src;
  if (name === "HEAD" || name === "@") return headWord(pushing.head);
  if (name.includes("@{")) return { pieces: [{ hole: name }] };
  const branch = literal(branchOfRef(src) ?? text(""));
  if (branch === undefined || remote === undefined) return src;
  const isTag =
    pushing.repository !== undefined &&
    refValue(pushing.repository, `refs/tags/${name}`) !== undefined;
  return (isTag ? undefined : mappedDestination(branch, remote, pushing)) ?? src;
}

/** A detached HEAD without a destination is refused by git. */
function headWord(head: Head): Word {
  if ("branch" in head) return text(head.branch);
  if ("detached" in head) return text("refs/detached");
  return head.name ?? { pieces: [{ hole: `HEAD (${head.unknown})` }] };
}

function destinationFindings(
  word: Word,
  dst: Word,
  branches: readonly string[],
): readonly Finding[] {
  const match = reaches(branches, dst, false);
  if (match === "no") return [];
  if (match === "maybe") return [unsure(`the destination ${shown(dst)}`)];
  return [sure(`git push ${shown(word)} updates ${literal(dst) ?? shown(dst)}`)];
}

function toDestinations(words: readonly Word[], branches: readonly string[]): readonly Finding[] {
  return words.flatMap((word) => {
    const { src, dst } = parseRefspec(word);
    return destinationFindings(word, dst ?? src, branches);
  });
}

/** `git subtree push --prefix=DIR <repository> [+][<local>:]<ref>`. */
function subtreePush(call: GitCall, branches: readonly string[]): readonly Finding[] {
  const { operands } = parseOptions(call.args, optionSpec("subtree"));
  if (literal(operands[0] ?? text("")) !== "push") return [];
  return toDestinations(operands.slice(2), branches);
}
