import * as fs from "node:fs";

/** What this program asks of a file system; given by the caller, so that a test can let it fail. */
export type Disk = Pick<
  typeof fs,
  | "chmodSync"
  | "existsSync"
  | "lstatSync"
  | "mkdirSync"
  | "readFileSync"
  | "readdirSync"
  | "readlinkSync"
  | "realpathSync"
  | "renameSync"
  | "rmSync"
  | "rmdirSync"
  | "writeFileSync"
>;

/** The real file system. */
export const realDisk: Disk = fs;

/** The system's own name of an error (`ENOENT`), or `undefined` when it is not one of the system. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}

/** A system error in words: what could not be done, without stack and call names. */
export function reasonOf(error: unknown): string {
  const code = errorCode(error);
  return (code === undefined ? undefined : reasons[code]) ?? String(error);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a directory",
  ENOTDIR: "a part of the path is not a directory",
  EEXIST: "a file of this name is in the way",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ELOOP: "symbolic links lead in a circle",
  ENAMETOOLONG: "the name is too long",
  EMFILE: "too many open files",
  EIO: "the disk reports an error",
};
