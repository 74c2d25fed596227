/** HEAD and branches, read from git's own files. */
import { existsSync, lstatSync, readlinkSync } from "../node-fs.ts";
import { readRegular } from "../regular-file.ts";
import { join } from "node:path";
import type { Head, World } from "../shell/world.ts";
import type { Repository } from "./repository.ts";

/** Where HEAD stands in this world: moved by the command itself, or as the disk has it. */
export function headOf(repository: Repository, world: World): Head {
  const moved = world.disk.heads.get(headKey(repository));
  if (moved !== undefined) return moved;
  if (repository.copy !== undefined && world.disk.heads.has(repository.gitDir))
    return { unknown: "HEAD of a copied repository" };
  const made = repository.top === undefined ? undefined : world.disk.made.get(repository.top);
  if (made !== undefined) return made.head;
  if (existsSync(join(repository.commonDir, "reftable")))
    return { unknown: "HEAD of a reftable repository" };
  try {
    return parsedHead(headText(join(repository.gitDir, "HEAD")));
  } catch {
    return { unknown: "HEAD, which cannot be read" };
  }
}

/** What its HEAD goes by among those that the command has moved. */
export function headKey({ gitDir, copy }: Repository): string {
  return copy === undefined ? gitDir : `${copy}: ${gitDir}`;
}

/** Old repositories keep HEAD as a symbolic link. */
function headText(file: string): string {
  return lstatSync(file).isSymbolicLink() ? `ref: ${readlinkSync(file)}` : readRegular(file);
}

function parsedHead(source: string): Head {
  const ref = /^ref:\s*(\S+)\s*$/u.exec(source)?.[1];
  if (ref === "refs/heads/.invalid") return { unknown: "HEAD of a reftable repository" };
  if (ref?.startsWith("refs/heads/") === true) return { branch: ref.slice("refs/heads/".length) };
  if (ref !== undefined || /^[0-9a-f]{40,64}\s*$/u.test(source)) return { detached: true };
  return { unknown: "HEAD, which makes no sense" };
}

/** The object a full ref name points to; `undefined` when there is no such ref. */
export function refValue(repository: Repository, ref: string): string | undefined {
  for (const directory of [repository.gitDir, repository.commonDir]) {
    const file = join(directory, ref);
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === true)
      return readRegular(file).trim();
  }
  const packed = join(repository.commonDir, "packed-refs");
  if (!existsSync(packed)) return undefined;
  const line = readRegular(packed)
    .split("\n")
    .find((entry) => entry.endsWith(` ${ref}`));
  return line?.slice(0, line.indexOf(" "));
}

export function hasBranch(repository: Repository, name: string): boolean {
  return refValue(repository, `refs/heads/${name}`) !== undefined;
}

/** Some file of the git directory (`rebase-merge/head-name`), trimmed. */
export function gitFile(repository: Repository, name: string): string | undefined {
  const file = join(repository.gitDir, name);
  return existsSync(file) ? readRegular(file).trim() : undefined;
}
