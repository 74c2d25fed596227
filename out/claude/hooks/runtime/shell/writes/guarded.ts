/** Judges a written path against the globs of a place. */
import { readdirSync, existsSync } from "../../node-fs.ts";
import { basename, dirname, isAbsolute, join, posix, relative, sep } from "node:path";
import type { Call } from "../../call.ts";
import { globParts } from "../../paths/glob.ts";
import { outsideWorktree } from "../../paths/outside-worktree.ts";
import { placementOf } from "../../paths/place.ts";
import { isKnown, physical } from "../place.ts";
import { escapePattern } from "../words/word.ts";
import { writtenPaths } from "./written-paths.ts";
import type { Target } from "./target.ts";

export type Judgement = "written" | "spared" | "unknown";

export interface Guarded {
  judge(target: Target): Judgement;
  /** Text names a guarded path, or the start of one. */
  names(text: string): boolean;
  /** What exists at guarded paths below a folder, and the folders on the way, upper ones first. */
  existing(root: string): readonly string[];
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
    existing: (root) => existing(root, bases, call),
  };
}

function homeGlob(glob: string): string {
  const home = process.env["HOME"];
  return home !== undefined && glob.startsWith("~/") ? join(home, glob.slice(2)) : glob;
}

interface Base {
  /** The fixed start, absolute, links followed. */
  readonly path: string;
  /** `docs/*.md`, not `docs`: only some of what is below counts. */
  readonly isOpen: boolean;
  /** `.claude` of `(any)/.claude/hooks`: what stands first after a leading `**`. */
  readonly anywhere?: string;
}

function baseOf(glob: string, call: Call): Base {
  const { base, rest } = globParts(glob.replace(/\/+$/u, ""));
  const path = outsideWorktree(physical(call.projectDir, base === "" ? "." : base));
  const next = /^\*\*\/([^*?[{/]+)/u.exec(rest)?.[1];
  return next === undefined
    ? { path, isOpen: rest !== "" }
    : { path, isOpen: false, anywhere: next };
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
    if (target.reach === "file" || isWorktreeTop(path)) return false;
    if (holdsGuarded(path, target.reach, bases, call)) return true;
    return target.reach === "tree" && holdsSome(path, bases, globs, call);
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
  const at = outsideWorktree(path);
  // Unknown names in the project's own top or above could be anything, and mostly are not guards.
  if (reach === "contents" && isBelow(call.projectDir, at)) return false;
  return bases.some((base) => {
    if (isBelow(base.path, at)) return true;
    if (base.anywhere === undefined) return false;
    const isItself = basename(path) === base.anywhere && existsSync(path);
    return isItself || existsSync(join(path, base.anywhere));
  });
}

/** Globs that match some files anywhere below their start: those that exist in the directory are asked. */
function holdsSome(
  path: string,
  bases: readonly Base[],
  globs: readonly string[],
  call: Call,
): boolean {
  const isInside = bases.some((base) => base.isOpen && isBelow(path, base.path));
  return isInside && placementOf(pathsBelow(path, 4), globs, call) !== "outside";
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
  const source = posix
    .normalize(pattern)
    .split(/(\*+|\?|\[[^\]]*\])/u)
    .map((piece) => (/^[*?[]/u.test(piece) ? ".*" : escapePattern(piece.replaceAll("\\", ""))));
  const matches = new RegExp(`^${source.join("")}(?:/.*)?$`, "isu");
  const isHit = bases.some((base) =>
    pathsOf(base).some((path) => matches.test(relative(start, path))),
  );
  return isHit ? "written" : "spared";
}

/** The project's guarded paths, those of its copies, and what would be guarded if the folder were a project. */
function existing(root: string, bases: readonly Base[], call: Call): readonly string[] {
  const project = outsideWorktree(physical(call.projectDir, "."));
  const copies = join(project, ".claude/worktrees");
  const tops = [project, root, ...namesIn(copies).map((name) => join(copies, name))];
  const all = new Set<string>();
  for (const path of tops.flatMap((top) => bases.flatMap((base) => movedPaths(base, project, top))))
    for (let at = path; isBelow(at, root) && !all.has(at); at = dirname(at)) all.add(at);
  return [...all].sort();
}

function movedPaths(base: Base, project: string, top: string): readonly string[] {
  const isOwn = isBelow(base.path, project);
  return pathsOf(isOwn ? { ...base, path: join(top, relative(project, base.path)) } : base);
}

const maxNames = 1_000;

/** What exists at a guarded path and below it. */
function pathsOf(base: Base): readonly string[] {
  return pathsBelow(base.anywhere === undefined ? base.path : join(base.path, base.anywhere), 4);
}

function pathsBelow(top: string, depth: number): readonly string[] {
  const found: string[] = [];
  const visit = (path: string, left: number): void => {
    if (found.length > maxNames || !existsSync(path)) return;
    found.push(path);
    if (left === 0) return;
    for (const name of namesIn(path)) if (name !== "worktrees") visit(join(path, name), left - 1);
  };
  visit(top, depth);
  return found;
}

/** None for a file, or a folder that may not be read: nothing below it is known. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
