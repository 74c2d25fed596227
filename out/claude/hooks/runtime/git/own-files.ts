/** Writes into git's own files, past git: refs, HEAD, hooks, configuration. */
import { existsSync } from "../node-fs.ts";
import { basename, dirname, join } from "node:path";
import { entryAt } from "../paths/entry-at.ts";
import type { Act, Run } from "../shell/act.ts";
import { renaming } from "../shell/files/renaming.ts";
import { throughLinks } from "../shell/files/through-links.ts";
import { programName } from "../shell/start.ts";
import { suffix, text } from "../shell/words/word.ts";
import { targetsOf } from "../shell/writes/targets.ts";
import { writtenPaths } from "../shell/writes/written-paths.ts";

export interface OwnFile {
  /** `refs/heads/main`, `HEAD`, `hooks/pre-commit`, `config`: relative to the git directory. */
  readonly name: string;
}

/** The git files that an act writes. */
export function ownFiles(act: Act): readonly OwnFile[] {
  return targetsOf(act).flatMap((target) => {
    const paths = writtenPaths(target);
    if (paths === undefined) return unplaced(suffix(target.path));
    return paths.flatMap((path) => [...ownFile(path), ...pointer(path, act)]);
  });
}

/** In a directory that nobody knows: what can hardly be anything else. */
function unplaced(tail: string): readonly OwnFile[] {
  const own = /(?:^|\/)\.git\/(HEAD|packed-refs|config(?:\.worktree)?|(?:hooks|refs)(?:\/.*)?)$/su;
  const name = (own.exec(tail) ?? /(?:^|\/)(refs\/heads\/.+)$/su.exec(tail))?.[1];
  return name === undefined ? [] : [{ name }];
}

/**
 * The `.git` that says which repository a work tree belongs to. Removing a whole repository is no
 * such change, removing the file of a worktree is; nor is the copy of a whole work tree to where
 * none was, which is followed.
 */
function pointer(path: string, act: Act): readonly OwnFile[] {
  if (basename(path) !== ".git") return [];
  const program = act.kind === "run" ? programName(act.words[0] ?? text("")) : undefined;
  if (act.kind !== "run" || program === undefined) return [{ name: ".git" }];
  const removes = /^(?:rm|rimraf|trash)$/u.test(program) && !isFile(path);
  return removes || isFollowed(dirname(path), program, act) ? [] : [{ name: ".git" }];
}

function isFollowed(top: string, program: string, { words, world }: Run): boolean {
  if (entryAt(join(top, ".git")) !== undefined) return false;
  const bare = { ...world, disk: { ...world.disk, files: new Map() } };
  return throughLinks(renaming(program, { words, world: bare }), top) !== top;
}

function isFile(path: string): boolean {
  return entryAt(path)?.isFile() === true;
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
