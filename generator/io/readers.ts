import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReadText } from "../load/read-text.ts";
import type { Disk } from "./disk.ts";
import { readText } from "./read-text.ts";

/** The folder of this program's own files, from here as well as from a script in `dist/`. */
export const PACKAGE_ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../../" : "../", import.meta.url),
);

/** Reads files below `folder`; paths that lead out of it, and files without UTF-8 text, are not there. */
export function readerOf(disk: Disk, folder: string): ReadText {
  return (path) => {
    const inside = normalize(path);
    if (inside.startsWith("..") || inside.startsWith("/") || inside.includes("\0"))
      return undefined;
    const read = readText(disk, join(folder, inside));
    return "text" in read ? read.text : undefined;
  };
}

/** Reads the files that a spec names, relative to the spec's own folder. */
export function besideSpec(disk: Disk, spec: string): ReadText {
  return readerOf(disk, dirname(spec));
}

/** Reads this program's templates. */
export function templates(disk: Disk): ReadText {
  return readerOf(disk, join(PACKAGE_ROOT, "templates"));
}
