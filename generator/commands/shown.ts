import { isAbsolute, join, relative, resolve, sep } from "node:path";

/**
 * A path of the command line as people are shown it: from the working directory, forward slashes.
 * One that was given from the root and lies outside stays as it is.
 */
export function shown(cwd: string, path: string): string {
  const below = relative(cwd, resolve(cwd, path));
  const short = below.startsWith("..") && isAbsolute(path) ? resolve(path) : below;
  return (short === "" ? "." : short).split(sep).join("/");
}

/** A path below a folder as people are shown it. */
export function shownBelow(cwd: string, folder: string, path: string): string {
  return shown(cwd, join(folder, path));
}
