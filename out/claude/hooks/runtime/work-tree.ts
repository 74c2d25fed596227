/** Git work trees as files tell them, without starting git: where one begins and what it has checked out. */
import { entryAt } from "./paths/entry-at.ts";
import { dirname, join, resolve } from "node:path";
import { readRegular } from "./regular-file.ts";

/** The nearest folder upwards with a `.git`; that is a file in linked work trees and submodules. */
export function workTreeTop(start: string): string | undefined {
  for (let at = start; ; at = dirname(at)) {
    if (entryAt(join(at, ".git")) !== undefined) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The branch checked out there; nothing when HEAD is detached, unreadable or kept in a reftable. */
export function branchOf(top: string): string | undefined {
  try {
    const head = readRegular(join(gitDirectory(top), "HEAD"));
    const branch = /^ref: refs\/heads\/(.+?)\s*$/u.exec(head)?.[1];
    return branch === ".invalid" ? undefined : branch;
  } catch {
    return undefined;
  }
}

function gitDirectory(top: string): string {
  const git = join(top, ".git");
  if (entryAt(git)?.isDirectory() === true) return git;
  const target = /^gitdir: (.+?)\s*$/u.exec(readRegular(git))?.[1] ?? ".git";
  return resolve(top, target);
}
