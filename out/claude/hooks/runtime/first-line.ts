/** The first line of a small text file. */
import { closeSync, readSync } from "./node-fs.ts";
import { openRegular } from "./regular-file.ts";

const mostBytes = 4096;

/** Nothing when the file is missing or cannot be read; a longer line is cut at 4 kB. */
export function firstLine(path: string): string | undefined {
  let file: number;
  try {
    file = openRegular(path);
  } catch {
    return undefined;
  }
  try {
    const bytes = Buffer.alloc(mostBytes);
    const text = bytes.toString("utf8", 0, readSync(file, bytes, 0, mostBytes, 0));
    return text.replace(/^\uFEFF/u, "").split(/\r?\n/u)[0];
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}
