/** Judges a written path against the globs of a place. */
import { readdirSync, existsSync } from "../../node-fs.ts";
import { basename, isAbsolute, join, relative, sep } from "node:path";
import type { Call } from "../../call.ts";
import { globMatcher, globParts } from "../../paths/glob.ts";
import { outsideWorktree } from "../../paths/outside-worktree.ts";
import { placementOf } from "../../paths/place.ts";
import { isKnown, physical } from "../place.ts";
import { escapePattern } from "../word.ts";
import { writtenPaths } from "./written-paths.ts";
import type { Target } from "./target.ts";

export type Judgement = "written" | "spared" | "unknown";

export interface Guarded {
  judge(target: Target): Judgement;
  /** Text names a guarded path, or the start of one. */
  names(text: string): boolean;
  /** A guarded file or folder that exists has such a name (glob). */
  existsAs(pattern: string): boolean;
}

export function guarded(globs: readonly string[], call: Call): Guarded {
  const expanded = globs.map(homeGlob);
  const bases = expanded.map((glob) => baseOf(glob, call));
  const words = expanded.map(mentionOf).filter((word) => word !== "");
  return {
    judge: (target) =>
      target.pattern === undefined
        ? judgeTarget(target, expanded, bases, call)
        : judgePattern(target.dir, target.pattern, bases),
    names: (text) => names(text, words),
    existsAs(pattern) {
      const matches = globMatcher(pattern, true);
      return bases.some((base) => pathsBelow(base, 4).some((path) => matches(basename(path))));
    },
  };
}

function homeGlob(glob: string): string {
  const home = process.env["HOME"];
  return home !== undefined && glob.startsWith("~/") ? join(home, glob.slice(2)) : glob;
}

interface Base {
  /** The fixed start, absolute, links followed. */
  readonly path: string;
  /** Without wildcards. */
  readonly isFixed: boolean;
  /** `.claude` of `(any)/.claude/hooks`: what stands first after a leading `**`. */
  readonly anywhere?: string;
}

function baseOf(glob: string, call: Call): Base {
  const { base, rest } = globParts(glob.replace(/\/+$/u, ""));
  const path = outsideWorktree(physical(call.projectDir, base === "" ? "." : base));
  const next = /^\*\*\/([^*?[{/]+)/u.exec(rest)?.[1];
  return next === undefined
    ? { path, isFixed: rest === "" }
    : { path, isFixed: false, anywhere: next };
}

function judgeTarget(
  target: Target,
  globs: readonly string[],
  bases: readonly Base[],
  call: Call,
): Judgement {
  const paths = writtenPaths(target);
  if (paths === undefined) return "unknown";
  const isWritten = paths.some((path) => {
    call.clock.check();
    if (placementOf([path], globs, call) !== "outside") return true;
    return target.reach !== "file" && holdsGuarded(path, target.reach, bases, call);
  });
  return isWritten ? "written" : "spared";
}

/** A whole directory is concerned: is something guarded in it? */
function holdsGuarded(
  path: string,
  reach: "tree" | "contents",
  bases: readonly Base[],
  call: Call,
): boolean {
  if (isWorktreeTop(path)) return false;
  const at = outsideWorktree(path);
  // Unknown names in the project's own top or above could be anything, and mostly are not guards.
  if (reach === "contents" && isBelow(call.projectDir, at)) return false;
  return bases.some((base) => {
    if (isBelow(base.path, at) && (base.isFixed || base.anywhere !== undefined || base.path !== at))
      return true;
    if (base.anywhere === undefined) return false;
    const isItself = basename(path) === base.anywhere && existsSync(path);
    return isItself || existsSync(join(path, base.anywhere));
  });
}

/** A copy of the project goes as a whole: that is how worktrees are removed. */
function isWorktreeTop(path: string): boolean {
  return /\/\.claude\/worktrees(?:\/[^/]+)?\/?$/u.test(path);
}

function isBelow(path: string, root: string): boolean {
  const below = relative(root, path);
  return below === "" || (!isAbsolute(below) && below !== ".." && !below.startsWith(`..${sep}`));
}

/** What of a glob a text must contain to be about it: its first hidden name, else its fixed part. */
function mentionOf(glob: string): string {
  const { base } = globParts(glob.replace(/^\*\*\//u, "").replace(/\/+$/u, ""));
  const hidden = base.split("/").find((part) => /^\.[^.]/u.test(part));
  return hidden ?? (base.includes("/") || base.length > 3 ? base : basename(base));
}

function names(text: string, words: readonly string[]): boolean {
  const plain = text
    .replace(/\\\n|["'\\]/gu, "")
    .replace(/\.claude\/worktrees\/[^\s/;|&]+\/?/gu, "");
  return words.some((word) => plain.includes(word));
}

/** Wildcards match files that exist, so those are asked. */
function judgePattern(dir: Target["dir"], pattern: string, bases: readonly Base[]): Judgement {
  if (!isKnown(dir)) return "unknown";
  const start = outsideWorktree(physical(dir, "."));
  const source = pattern
    .split(/(\*+|\?|\[[^\]]*\])/u)
    .map((piece) => (/^[*?[]/u.test(piece) ? ".*" : escapePattern(piece.replaceAll("\\", ""))));
  const matches = new RegExp(`^(?:\\./)?${source.join("")}(?:/.*)?$`, "isu");
  const isHit = bases.some((base) =>
    pathsBelow(base, 4).some((path) => matches.test(relative(start, path))),
  );
  return isHit ? "written" : "spared";
}

const maxNames = 1_000;

/** What exists at a guarded path and below it. */
function pathsBelow(base: Base, depth: number): readonly string[] {
  const top = base.anywhere === undefined ? base.path : join(base.path, base.anywhere);
  const found: string[] = [];
  const visit = (path: string, left: number): void => {
    if (found.length > maxNames || !existsSync(path)) return;
    found.push(path);
    if (left === 0) return;
    try {
      for (const name of readdirSync(path))
        if (name !== "worktrees") visit(join(path, name), left - 1);
    } catch {
      // A file, or a folder that may not be read: nothing below it is known.
    }
  };
  visit(top, depth);
  return found;
}
