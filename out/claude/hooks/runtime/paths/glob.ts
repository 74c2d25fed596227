/**
 * The one place that knows the glob library (picomatch). Loading it and asking it costs a hook more
 * than all the rest it does, so globs of plain names, `*`, `**` and `{a,b}`, which is how places are
 * written, are read here; a property test holds the two together. Any other glob goes to the library.
 */
import { matcher, scanned } from "./picomatch.lazy.ts";

export type Matches = (path: string) => boolean;

/** A glob in two: the fixed folder or file it starts with, and the rest, empty for a fixed path. */
export interface GlobParts {
  readonly base: string;
  readonly rest: string;
}

/** Names with `*` in them, and `{a,b}` of plain names; `..` in braces would be a range. */
const plainName = /^(?:[\w.~@-]|\*(?!\*)|\{(?!\S*\.\.)[\w.~@-]+(?:,[\w.~@-]+)+\})+$/;

/** The glob's names when all of them are plain; `""` first in an absolute one. */
function plainNames(glob: string): readonly string[] | undefined {
  const names = glob.split("/");
  const below = names[0] === "" ? names.slice(1) : names;
  return below.every((one) => one === "**" || isPlain(one)) ? names : undefined;
}

/** The library has a rule of its own for `*.*`. */
function isPlain(name: string): boolean {
  return plainName.test(name) && !["*.*", ".", ".."].includes(name);
}

function isMagic(name: string): boolean {
  return /[*{]/.test(name);
}

export function globParts(glob: string): GlobParts {
  const names = plainNames(glob);
  const start = names?.findIndex(isMagic);
  if (names === undefined || start === undefined || (names[0] === "" && start === 1)) {
    return scanned(glob);
  }
  if (start === -1) return { base: glob, rest: "" };
  return { base: names.slice(0, start).join("/"), rest: names.slice(start).join("/") };
}

/** Matches what a relative glob names and anything below it. */
export function globOrBelow(glob: string, ignoreCase: boolean): Matches {
  const names = plainNames(glob);
  if (names === undefined || names[0] === "" || names.at(-1) === "**") {
    return matcher([glob, `${glob}/**`], ignoreCase);
  }
  const pattern = new RegExp(`^${patternOf(names)}(?:/.*)?$`, ignoreCase ? "is" : "s");
  return (path) => pattern.test(path);
}

function patternOf(names: readonly string[]): string {
  let pattern = "";
  let slash = "";
  for (const name of names) {
    if (name === "**") {
      pattern += slash === "" ? "(?:.*/)?" : "(?:/.*)?";
      continue;
    }
    pattern += slash + (name === "*" ? "[^/]+" : name.replace(/[.*{},-]/g, patternOfSign));
    slash = "/";
  }
  return pattern;
}

function patternOfSign(sign: string): string {
  switch (sign) {
    case "*":
      return "[^/]*";
    case "{":
      return "(?:";
    case ",":
      return "|";
    case "}":
      return ")";
    default:
      return `\\${sign}`;
  }
}
