/**
 * Is a path below one of the globs of a place? A glob names a folder or file, itself and anything
 * below it; it starts at the project directory unless it is absolute.
 *
 * Judged by where the path really leads. The mere spelling counts only towards *perhaps*: a link
 * inside a place that leads out of it is the place's own content for a rule that protects it, and a
 * way out for a rule that confines to it (reported cases 24 and 25).
 *
 * Letter case counts, except where the file system usually ignores it (macOS, Windows).
 */
import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Call } from "../call.ts";
import { globOrBelow, globParts, type Matches } from "./glob.ts";
import { outsideWorktree } from "./outside-worktree.ts";
import { physicalPath } from "./physical.ts";
import { spellingsOf } from "./spellings.ts";

export type Placement = "inside" | "perhaps" | "outside";

const ignoreCase = process.platform === "darwin" || process.platform === "win32";

/** All paths inside, some of them or only by their spelling, or none. No path is outside. */
export function placementOf(
  paths: readonly string[],
  globs: readonly string[],
  call: Call,
): Placement {
  const places = globs.map((glob) => placeOf(glob, call));
  const found = paths.map((path) => placement(path, places, call));
  if (found.length > 0 && found.every((one) => one === "inside")) return "inside";
  return found.every((one) => one === "outside") ? "outside" : "perhaps";
}

interface Place {
  /** The fixed part of the glob as spelled, and where it leads. */
  readonly roots: readonly string[];
  readonly matches: Matches;
}

function placeOf(glob: string, call: Call): Place {
  const { base, rest } = globParts(atHome(glob).replace(/\/+$/u, ""));
  const spelled = resolve(call.projectDir, base);
  const roots = [spelled, physicalPath(spelled)].map(outsideWorktree);
  return { roots: [...new Set(roots)], matches: matcherOf(rest) };
}

/** `~/x` is a file of the user's; without a home it is no file at all. */
function atHome(glob: string): string {
  const home = process.env["HOME"] ?? "";
  return home !== "" && glob.startsWith("~/") ? `${home}${glob.slice(1)}` : glob;
}

/** Compiled on first use: most calls are not even below the fixed part. */
function matcherOf(rest: string): Matches {
  if (rest === "" || rest === "**") return () => true;
  let compiled: Matches | undefined;
  return (path) => {
    compiled ??= globOrBelow(rest, ignoreCase);
    return compiled(path);
  };
}

function placement(path: string, places: readonly Place[], call: Call): Placement {
  const { plain, odd } = spellingsOf(path, call);
  const real = plain.map((one) => isBelow(physicalPath(one), places));
  if (real.every(Boolean)) return "inside";
  const given = [...plain, ...odd];
  const normalised = given.map((one) => resolve(one));
  const looks = [...normalised, ...[...given, ...normalised].map(physicalPath)];
  return looks.some((one) => isBelow(one, places)) ? "perhaps" : "outside";
}

function isBelow(path: string, places: readonly Place[]): boolean {
  const stripped = outsideWorktree(path);
  return places.some(({ roots, matches }) =>
    roots.some((root) => {
      const below = relativeBelow(folded(root), folded(stripped));
      return below !== undefined && matches(below);
    }),
  );
}

/** With `/` between the names; nothing for a path that is not below. */
function relativeBelow(root: string, path: string): string | undefined {
  const below = relative(root, path);
  if (isAbsolute(below) || below === ".." || below.startsWith(`..${sep}`)) return undefined;
  return below.split(sep).join("/");
}

/** macOS also stores letters with their accents apart. */
function folded(path: string): string {
  return ignoreCase ? path.normalize("NFC").toLowerCase() : path;
}
