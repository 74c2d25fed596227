/** Files of a git revision, read by git itself; the work tree is not touched. */
import { execFileSync } from "node:child_process";
import { dirname, join, normalize } from "node:path/posix";
import { type Read, withLf } from "./read-text.ts";

/** A file and its neighbours as one revision has them. */
export interface RevisionFile {
  readonly spec: Read;
  /** Text of a file relative to the spec's folder; `undefined` = not there. */
  readonly beside: (path: string) => string | undefined;
}

/** Git's answer to a question may be large: a thousand prompts. */
const MOST_BYTES = 1 << 28;

/**
 * Reads `revision:path`. The path counts from the top of the repository that `cwd` lies in; one that
 * begins with `./` or `../` counts from `cwd`, as it does for git.
 */
export function readRevision(cwd: string, revision: string, given: string): RevisionFile {
  try {
    const path = fromTop(cwd, given);
    const folder = dirname(path);
    const names = git(cwd, [
      "ls-tree",
      "-r",
      "-z",
      "--name-only",
      "--full-tree",
      revision,
      "--",
      folder === "." ? "." : `${folder}/`,
    ])
      .toString("utf8")
      .split("\0")
      .filter((name) => name !== "");
    const texts = contents(cwd, revision, names);
    const text = texts.get(path);
    return {
      spec: text === undefined ? { reason: "the revision has no such file" } : { text },
      beside: (name) => texts.get(normalize(join(folder, name))),
    };
  } catch (error) {
    return { spec: { reason: reasonOf(error) }, beside: () => undefined };
  }
}

function fromTop(cwd: string, path: string): string {
  if (!/^\.\.?\//u.test(path)) return normalize(path);
  const prefix = git(cwd, ["rev-parse", "--show-prefix"]).toString("utf8").trim();
  return normalize(join(prefix, path));
}

/** All files in one call of git. */
function contents(
  cwd: string,
  revision: string,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const asked = names.map((name) => `${revision}:${name}\n`).join("");
  const answer = git(cwd, ["cat-file", "--batch"], asked);
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = answer.indexOf("\n", at);
    const size = Number(/ blob (\d+)$/u.exec(answer.toString("utf8", at, end))?.[1] ?? Number.NaN);
    at = end + 1;
    if (Number.isNaN(size)) continue;
    texts.set(name, withLf(answer.toString("utf8", at, at + size).replace(/^\uFEFF/u, "")));
    at += size + 1;
  }
  return texts;
}

function git(cwd: string, words: readonly string[], input = ""): Buffer {
  return execFileSync("git", [...words], {
    cwd,
    input,
    maxBuffer: MOST_BYTES,
    stdio: ["pipe", "pipe", "pipe"],
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") {
    return "git is not installed";
  }
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  const line = said.split("\n").find((one) => one.trim() !== "");
  return line?.replace(/^fatal: /u, "") ?? "git cannot read it";
}
