/** Directories and paths as the shell and the kernel see them: logical for `cd`, physical for the rest. */
import { statSync } from "../node-fs.ts";
import { basename, dirname, isAbsolute, join, normalize, resolve, sep } from "node:path";
import { physicalPath } from "../paths/physical.ts";

/** Something that cannot be told, and why. */
export interface Unknown {
  readonly unknown: string;
}

/** An absolute directory, or why it is not known. */
export type Place = string | Unknown;

export function isKnown<T extends string>(place: T | Unknown): place is T {
  return typeof place === "string";
}

export function isDirectory(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

/** Where `cd` goes: `..` is taken off the text, links are not looked at. */
export function logical(from: Place, to: string): Place {
  if (isAbsolute(to)) return normalize(to);
  return isKnown(from) ? resolve(from, to) : from;
}

/** Where the kernel goes from `from` along `to`: links are followed before `..` counts. */
export function physical(from: string, to: string): string {
  return physicalPath(isAbsolute(to) ? to : `${from}${sep}${to}`);
}

/** As {@link physical}, but a link at the very end is itself the result (what `rm` and `mv` touch). */
export function physicalParent(from: string, to: string): string {
  const absolute = isAbsolute(to) ? to : `${from}${sep}${to}`;
  const trimmed = absolute.replace(/\/+$/u, "");
  const name = basename(trimmed);
  if (name === ".." || name === "." || name === "") return physical(from, to);
  return join(physical(from, dirname(trimmed)), name);
}
