/** Refspecs that end in the local repository: `git fetch origin x:main`, `git push . x:main`. */
import { hasOption } from "../shell/words/options.ts";
import { sure, unsure, type Finding } from "../shell/finding.ts";
import { isKnown } from "../shell/place.ts";
import { literal, shown, text, type Word } from "../shell/words/word.ts";
import { branchOfRef } from "./branch-match.ts";
import type { Moving } from "./moving.ts";
import { trackedBranch, trackingMoves } from "./ref-moves.ts";
import { parseRefspec, reaches, type Refspec } from "./refspec.ts";
import { settingValues } from "./settings.ts";

/** A fetch into a local branch; into the branch of the same name without force it is a fast-forward. */
export function fetchMoves(moving: Moving): readonly Finding[] {
  const { parsed } = moving;
  if (parsed.operands.length === 0 || hasOption(parsed, "--all", "--multiple"))
    return [...fetchFrom(moving, [text("origin")]), ...otherRemotes(moving)];
  return fetchFrom(moving, parsed.operands);
}

/** `git remote update` fetches; `git remote add -f --mirror` makes every branch the other side's. */
export function remoteMoves(moving: Moving): readonly Finding[] {
  const { parsed } = moving;
  const action = literal(parsed.operands[0] ?? text(""));
  if (action === "update") return otherRemotes(moving);
  const isMirror = action === "add" && hasOption(parsed, "--mirror");
  return isMirror && hasOption(parsed, "-f", "--fetch")
    ? [sure("git remote add -f --mirror moves every branch")]
    : [];
}

/** Which of the remotes are meant is not asked: a refspec that ends in a guarded branch is rare. */
function otherRemotes(moving: Moving): readonly Finding[] {
  const keys = moving
    .settings()
    .flatMap(({ key }) => /^remote\.(.+)\.fetch$/su.exec(key)?.[1] ?? []);
  return [...new Set(keys)].flatMap((name) => fetchFrom(moving, [text(name)]));
}

function fetchFrom(moving: Moving, [remote, ...given]: readonly Word[]): readonly Finding[] {
  const name = literal(remote ?? text("origin"));
  const mapped = moving.parsed.options.flatMap((option) =>
    option.name === "--refmap" && option.value !== undefined ? [option.value] : [],
  );
  const refspecs = given.length > 0 ? [...given, ...mapped] : configured(name, moving);
  return refspecs.flatMap((word) => {
    const refspec = parseRefspec(word);
    const forged = given.length > 0 ? forgedTracking(refspec, name, moving) : [];
    return forged.length > 0 ? forged : intoBranch(word, refspec, name, moving);
  });
}

function configured(remote: string | undefined, moving: Moving): readonly Word[] {
  return remote === undefined
    ? []
    : settingValues(moving.settings(), `remote.${remote}.fetch`).map(text);
}

/** `refs/remotes/origin/main` filled from anything but the remote's main. */
function forgedTracking(
  { src, dst }: Refspec,
  remote: string | undefined,
  moving: Moving,
): readonly Finding[] {
  if (dst === undefined) return [];
  const isHonest = shortName(src) === trackedBranch(dst) && remote !== ".";
  return isHonest ? [] : trackingMoves(moving, dst);
}

function shortName(ref: Word): string | undefined {
  return literal(branchOfRef(ref) ?? ref);
}

function intoBranch(
  word: Word,
  { force, src, dst }: Refspec,
  remote: string | undefined,
  moving: Moving,
): readonly Finding[] {
  if (dst === undefined) return [];
  const match = reaches(moving.branches, dst, true);
  if (match === "no") return [];
  if (match === "maybe") return [unsure(`the refspec ${shown(word)}`)];
  const isNamedRemote = /^[\w-]+$/u.test(remote ?? "");
  const isForced = force || hasOption(moving.parsed, "-f", "--force");
  const isOwn = isNamedRemote && !isForced && shortName(src) === shortName(dst);
  return isOwn ? [] : [sure(`git ${moving.verb} moves ${shown(dst)}`)];
}

/** A push to this very repository moves its branches. */
export function pushMoves(moving: Moving): readonly Finding[] {
  const [remote, ...refspecs] = moving.parsed.operands;
  const path = literal(remote ?? text(""));
  const isLocal =
    path !== undefined && /^\.{1,2}(?:\/|$)|^\/|^file:/u.test(path) && isKnown(moving.call.dir);
  if (!isLocal || hasOption(moving.parsed, "-n", "--dry-run")) return [];
  const isDelete = hasOption(moving.parsed, "-d", "--delete");
  return refspecs.flatMap((word) => {
    const { src, dst } = parseRefspec(word);
    const to = isDelete ? src : (dst ?? src);
    const isHit = reaches(moving.branches, to, true) === "yes";
    return isHit ? [sure(`git push ${path} moves ${shown(to)}`)] : trackingMoves(moving, to);
  });
}
