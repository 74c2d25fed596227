/** Writes into git's own files, past git: refs, HEAD, hooks, configuration. */
import { existsSync } from "../node-fs.ts";
import { basename, join } from "node:path";
import { entryAt } from "../paths/entry-at.ts";
import type { Act } from "../shell/act.ts";
import { programName } from "../shell/start.ts";
import { text, type Word } from "../shell/words/word.ts";
import { targetsOf } from "../shell/writes/targets.ts";
import { writtenPaths } from "../shell/writes/written-paths.ts";

export interface OwnFile {
  /** `refs/heads/main`, `HEAD`, `hooks/pre-commit`, `config`: relative to the git directory. */
  readonly name: string;
}

/** The git files that an act writes; paths that cannot be resolved are not among them. */
export function ownFiles(act: Act): readonly OwnFile[] {
  return targetsOf(act).flatMap((target) =>
    (writtenPaths(target) ?? []).flatMap((path) => [...ownFile(path), ...pointer(path, act)]),
  );
}

/**
 * The `.git` that says which repository a work tree belongs to. Removing a whole repository is no
 * such change, removing the file of a worktree is.
 */
function pointer(path: string, act: Act): readonly OwnFile[] {
  if (basename(path) !== ".git") return [];
  const removes =
    act.kind === "run" && /^(?:rm|rimraf|trash)$/u.test(programName(first(act)) ?? "");
  return removes && !isFile(path) ? [] : [{ name: ".git" }];
}

function first(act: Extract<Act, { kind: "run" }>): Word {
  return act.words[0] ?? text("");
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
