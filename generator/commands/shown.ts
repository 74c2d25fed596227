import { join, relative, resolve, sep } from "node:path";

/** A path of the command line as people are shown it: from the working directory, forward slashes. */
export function shown(cwd: string, path: string): string {
  const short = relative(cwd, resolve(cwd, path));
  return (short === "" ? "." : short).split(sep).join("/");
}

/** A path below a folder as people are shown it. */
export function shownBelow(cwd: string, folder: string, path: string): string {
  return shown(cwd, join(folder, path));
}
