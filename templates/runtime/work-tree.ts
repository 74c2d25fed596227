/** Git work trees as files tell them, without starting git: where one begins and what it has checked out. */
import { lstatSync, readFileSync } from "./node-fs.ts";
import { dirname, join, resolve } from "node:path";

/** The nearest folder upwards with a `.git`; that is a file in linked work trees and submodules. */
export function workTreeTop(start: string): string | undefined {
  for (let at = start; ; at = dirname(at)) {
    if (lstatSync(join(at, ".git"), { throwIfNoEntry: false }) !== undefined) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The branch checked out there; nothing when HEAD is detached, unreadable or kept in a reftable. */
export function branchOf(top: string): string | undefined {
  try {
    const head = readFileSync(join(gitDirectory(top), "HEAD"), "utf8");
    const branch = /^ref: refs\/heads\/(.+?)\s*$/u.exec(head)?.[1];
    return branch === ".invalid" ? undefined : branch;
  } catch {
    return undefined;
  }
}

function gitDirectory(top: string): string {
  const git = join(top, ".git");
  if (lstatSync(git).isDirectory()) return git;
  const target = /^gitdir: (.+?)\s*$/u.exec(readFileSync(git, "utf8"))?.[1] ?? ".git";
  return resolve(top, target);
}
