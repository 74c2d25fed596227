/** Writes into git's own files, past git: refs, HEAD, hooks, configuration. */
import { existsSync } from "../node-fs.ts";
import { join } from "node:path";
import type { Act } from "../shell/act.ts";
import { writtenPaths } from "../shell/writes/written-paths.ts";
import { targetsOf } from "../shell/writes/targets.ts";

export interface OwnFile {
  /** `refs/heads/main`, `HEAD`, `hooks/pre-commit`, `config`: relative to the git directory. */
  readonly name: string;
}

/** The git files that an act writes; paths that cannot be resolved are not among them. */
export function ownFiles(act: Act): readonly OwnFile[] {
  return targetsOf(act).flatMap((target) => {
    return (writtenPaths(target) ?? []).flatMap((path) => ownFile(path));
  });
}

function ownFile(absolute: string): readonly OwnFile[] {
    if (/\/\.gitconfig$|\/git\/config$/u.test(absolute)) return [{ name: "config" }];
    const found =
      /^(.*?)\/(refs\/.*|packed-refs|HEAD|hooks(?:\/.*)?|config(?:\.worktree)?)$/su.exec(absolute);
    return found !== null && isGitDirectory(found[1] ?? "") ? [{ name: found[2] ?? "" }] : [];
  });
}

function isGitDirectory(path: string): boolean {
  return (
    existsSync(join(path, "HEAD")) &&
    (existsSync(join(path, "objects")) || existsSync(join(path, "commondir")))
  );
}
