/** Writes into git's own files, past git: refs, HEAD, hooks, configuration. */
import { existsSync } from "../node-fs.ts";
import { join } from "node:path";
import type { Act } from "../shell/act.ts";
import { targetsOf } from "../shell/writes/targets.ts";
import { writtenPaths } from "../shell/writes/written-paths.ts";

export interface OwnFile {
  /** `refs/heads/main`, `HEAD`, `hooks/pre-commit`, `config`: relative to the git directory. */
  readonly name: string;
}

/** The git files that an act writes; paths that cannot be resolved are not among them. */
export function ownFiles(act: Act): readonly OwnFile[] {
  return targetsOf(act).flatMap((target) => (writtenPaths(target) ?? []).flatMap(ownFile));
}

const inGitDirectory =
  /^(.*?)\/(refs\/.*|packed-refs|HEAD|hooks(?:\/.*)?|config(?:\.worktree)?)$/su;

function ownFile(path: string): readonly OwnFile[] {
  if (/\/\.gitconfig$|\/git\/config$/u.test(path)) return [{ name: "config" }];
  const found = inGitDirectory.exec(path);
  return found !== null && isGitDirectory(found[1] ?? "") ? [{ name: found[2] ?? "" }] : [];
}

function isGitDirectory(path: string): boolean {
  const marks = ["objects", "commondir"];
  return existsSync(join(path, "HEAD")) && marks.some((name) => existsSync(join(path, name)));
}
