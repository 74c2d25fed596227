/** Which repository a git command works in, found as git finds it, without starting git. */
import { existsSync, statSync } from "../node-fs.ts";
import { readRegular } from "../regular-file.ts";
import { dirname, join } from "node:path";
import { entryAt } from "../paths/entry-at.ts";
import { isKnown, physical, type Unknown } from "../shell/place.ts";
import { copyOf, throughLinks } from "../shell/files/through-links.ts";
import type { World } from "../shell/world.ts";

export interface Repository {
  /** HEAD lives here; for a linked worktree below `worktrees/` of the common directory. */
  readonly gitDir: string;
  /** Branches and configuration live here. */
  readonly commonDir: string;
  /** Top of the work tree; absent = bare. */
  readonly top?: string;
  /** The command has copied it to here, and reads it where it came from. */
  readonly copy?: string;
}

export interface Where {
  readonly world: World;
  /** The directory git works in, after every `-C`. */
  readonly dir: string | Unknown;
  /** `--git-dir` or GIT_DIR. */
  readonly gitDir?: string | Unknown;
  /** `--work-tree` or GIT_WORK_TREE. */
  readonly workTree?: string | Unknown;
}

/** The repository; `undefined` when there is none (git then fails, nothing happens). */
export function locate(where: Where): Repository | Unknown | undefined {
  if (!isKnown(where.dir)) return where.dir;
  if (where.gitDir !== undefined) return explicit(where.gitDir, where);
  const start = physical("/", throughLinks(where.world, where.dir));
  for (let at = start; ; at = dirname(at)) {
    const found = at === "/" && !existsSync("/.git") ? undefined : at;
    const repository = found === undefined ? undefined : repositoryAt(found, where.world);
    if (repository !== undefined) return ofCopy(repository, where);
    if (dirname(at) === at) return undefined;
  }
}

/** A worktree's copy still belongs to the repository that the worktree belongs to. */
function ofCopy(repository: Repository, { world, dir }: Where): Repository {
  if (world.disk.copies.size === 0 || repository.gitDir !== repository.commonDir) return repository;
  const copy = copyOf(world, String(dir));
  return copy === undefined ? repository : { ...repository, copy };
}

function explicit(gitDir: string | Unknown, where: Where): Repository | Unknown {
  if (!isKnown(gitDir)) return gitDir;
  if (!isKnown(where.dir)) return where.dir;
  const directory = physical(where.dir, gitDir);
  const real = linked(directory) ?? directory;
  const top = where.workTree === undefined ? where.dir : where.workTree;
  const base = { gitDir: real, commonDir: commonOf(real) };
  return isKnown(top) ? { ...base, top: physical(where.dir, top) } : base;
}

function repositoryAt(directory: string, world: World): Repository | undefined {
  const dotGit = join(directory, ".git");
  const made = world.disk.made.get(directory);
  if (made !== undefined)
    return { gitDir: dotGit, commonDir: made.commonDir ?? dotGit, top: directory };
  const stats = statSync(dotGit, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true && entryAt(join(dotGit, "HEAD")) !== undefined)
    return { gitDir: dotGit, commonDir: commonOf(dotGit), top: directory };
  const target = stats?.isFile() === true ? linked(dotGit) : undefined;
  if (target !== undefined) return { gitDir: target, commonDir: commonOf(target), top: directory };
  const isBare = ["HEAD", "objects", "refs"].every((name) => existsSync(join(directory, name)));
  return isBare ? { gitDir: directory, commonDir: commonOf(directory) } : undefined;
}

/** Where a `.git` file points; `undefined` when the path is no such file. */
function linked(file: string): string | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const target = /^gitdir: (.+?)\s*$/u.exec(readRegular(file))?.[1];
  return target === undefined ? undefined : physical(dirname(file), target);
}

function commonOf(gitDir: string): string {
  const file = join(gitDir, "commondir");
  if (!existsSync(file)) return gitDir;
  return physical(gitDir, readRegular(file).trim());
}
