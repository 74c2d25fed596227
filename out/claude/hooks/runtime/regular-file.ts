/**
 * Reading files that someone else may have put there. A pipe that nobody writes would hold a hook
 * until the client gives it up, and no timer runs meanwhile: so nothing is waited for, and only
 * regular files are read.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "./node-fs.ts";

/** An open regular file; the caller closes it. Throws for whatever else stands there. */
export function openRegular(path: string): number {
  // Absent on Windows.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw new NotRegular(path);
}

/** The whole text of a regular file. Throws as {@link openRegular} does. */
export function readRegular(path: string): string {
  const file = openRegular(path);
  try {
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

export class NotRegular extends Error {
  constructor(path: string) {
    super(`${path} is no regular file`);
    this.name = "NotRegular";
  }
}
