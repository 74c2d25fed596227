import { basename, join, sep } from "node:path";
import { CLAUDE } from "#client/account-paths";
import type { AccountEntry } from "../../provision/account-plan.ts";
import { type Disk, errorCode, reasonOf } from "../disk.ts";
import { folderFault } from "../folder-fault.ts";

/** An account on disk. It remembers what it has shown, so that a later change by others is noticed. */
export interface Account {
  /** Absolute, links resolved. */
  readonly root: string;
  /** Looks at a file and remembers its bytes. */
  readonly look: (path: string) => AccountEntry;
  readonly hasFolder: (path: string) => boolean;
  /** The first path that is not any more as it was shown. */
  readonly changedSince: (paths?: readonly string[]) => string | undefined;
  /** Where a path really lies; `undefined` when a link on the way leads out. */
  readonly real: (path: string) => string | undefined;
}

/** Opens the folder of an account, or says why it is none. */
export function openAccount(disk: Disk, folder: string): Account | { readonly reason: string } {
  const reason = notAnAccount(disk, folder);
  if (reason !== undefined) return { reason };
  const root = disk.realpathSync(folder);
  const shown = new Map<string, Buffer | undefined>();
  const look = (path: string): AccountEntry => {
    const entry = readEntry(disk, root, path);
    shown.set(path, entry.bytes);
    return entry.entry;
  };
  return {
    root,
    look,
    hasFolder: (path) => {
      const real = realPath(disk, root, path);
      return typeof real === "string" && disk.existsSync(real);
    },
    changedSince: (paths = [...shown.keys()]) =>
      paths.find((path) => {
        const now = readEntry(disk, root, path).bytes;
        const then = shown.get(path);
        return now === undefined || then === undefined ? now !== then : !now.equals(then);
      }),
    real: (path) => {
      const real = realPath(disk, root, path);
      return typeof real === "string" ? real : undefined;
    },
  };
}

function notAnAccount(disk: Disk, folder: string): string | undefined {
  const fault = folderFault(disk, folder);
  if (fault !== undefined) return fault;
  return basename(folder) === CLAUDE
    ? "it is the .claude folder itself: give the folder that holds it"
    : undefined;
}

interface Read {
  readonly entry: AccountEntry;
  readonly bytes: Buffer | undefined;
}

function readEntry(disk: Disk, root: string, path: string): Read {
  const unusable = (reason: string): Read => ({
    entry: { kind: "unusable", reason },
    bytes: undefined,
  });
  const real = realPath(disk, root, path);
  if (typeof real !== "string") return unusable(real.reason);
  try {
    const stat = disk.lstatSync(real, { throwIfNoEntry: false });
    if (stat === undefined) return { entry: { kind: "absent" }, bytes: undefined };
    if (!stat.isFile()) return unusable("a folder stands where a file belongs");
    const bytes = disk.readFileSync(real);
    const text = bytes.toString("utf8");
    if (!Buffer.from(text).equals(bytes)) return unusable("it is not UTF-8 text");
    const executable = (Number(stat.mode) & 0o100) !== 0;
    return { entry: { kind: "file", text, executable }, bytes };
  } catch (error) {
    return unusable(reasonOf(error));
  }
}

/** Follows links as long as they stay inside; what is not there yet is where it would be made. */
function realPath(disk: Disk, root: string, path: string): string | { readonly reason: string } {
  let at = root;
  try {
    for (const [index, part] of path.split("/").entries()) {
      at = join(at, part);
      const stat = disk.lstatSync(at, { throwIfNoEntry: false });
      if (stat === undefined) continue;
      const isLast = index === path.split("/").length - 1;
      if (stat.isSymbolicLink()) at = disk.realpathSync(at);
      else if (!isLast && !stat.isDirectory()) return { reason: `"${part}" is not a folder` };
      if (!at.startsWith(root + sep)) {
        return { reason: `the symbolic link "${part}" leads out of the account, to "${at}"` };
      }
    }
    return at;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return { reason: "a symbolic link leads to nothing" };
    return { reason: reasonOf(error) };
  }
}
