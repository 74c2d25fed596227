/** Does a name, known or not, mean one of the guarded branches? */
import { escapePattern, literal, mayEqual, text, type Word } from "../shell/words/word.ts";

export type Match = "yes" | "maybe" | "no";

/** `branches` are names, or patterns with `*` (`release/*`). A disk that is blind to case makes `MAIN` main. */
export function matchBranch(branches: readonly string[], name: Word, isLocal: boolean): Match {
  const ignoreCase = isLocal && (process.platform === "darwin" || process.platform === "win32");
  const known = literal(name);
  if (known !== undefined)
    return branches.some((branch) => matches(branch, known, ignoreCase)) ? "yes" : "no";
  return branches.some((branch) => branch.includes("*") || mayEqual(name, branch, ignoreCase))
    ? "maybe"
    : "no";
}

function matches(branch: string, name: string, ignoreCase: boolean): boolean {
  const pattern = branch.split("*").map(escapePattern).join(".*");
  return new RegExp(`^${pattern}$`, ignoreCase ? "isu" : "su").test(name);
}

/** The branch a ref name stands for: `heads/x`, `refs/heads/x` and `x` are the branch x. */
export function branchOfRef(ref: Word): Word | undefined {
  const known = literal(ref);
  if (known === undefined) return ref;
  if (/^refs\/(?!heads\/)/u.test(known)) return undefined;
  return text(known.replace(/^(?:refs\/)?heads\//u, ""));
}
