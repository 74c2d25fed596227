/** Refspecs: source and destination, and what a destination pattern can reach. */
import { dropStart, literal, mayEqual, prefix, text, type Word } from "../shell/words/word.ts";
import { branchOfRef, matchBranch, type Match } from "./branch-match.ts";

export interface Refspec {
  readonly force: boolean;
  readonly src: Word;
  /** Absent: the refspec names no destination. */
  readonly dst?: Word;
}

/** Splits at the colon; a hole before it may hide one, so the whole word then counts as both sides. */
export function parseRefspec(word: Word): Refspec {
  const force = prefix(word).startsWith("+");
  const bare = force ? dropStart(word, 1) : word;
  const at = bare.pieces.findIndex((piece) => "text" in piece && piece.text.includes(":"));
  const piece = bare.pieces[at];
  if (piece === undefined || !("text" in piece)) return { force, src: bare };
  const colon = piece.text.indexOf(":");
  const src = { pieces: [...bare.pieces.slice(0, at), ...text(piece.text.slice(0, colon)).pieces] };
  const dst = {
    pieces: [...text(piece.text.slice(colon + 1)).pieces, ...bare.pieces.slice(at + 1)],
  };
  return { force, src, dst };
}

/** Whether a destination reaches one of the branches. `refs/heads/*` reaches them all. */
export function reaches(branches: readonly string[], dst: Word, isLocal: boolean): Match {
  const known = literal(dst) ?? unmatched(dst);
  const branch = branchOfRef(dst);
  if (known === undefined) return reachesUnknown(branches, dst);
  if (!known.includes("*"))
    return branch === undefined ? "no" : matchBranch(branches, branch, isLocal);
  const [start = "", end = ""] = known.split("*", 2);
  const isReached = branches.some((branchName) =>
    [branchName, `heads/${branchName}`, `refs/heads/${branchName}`].some(
      (name) =>
        name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end),
    ),
  );
  return isReached ? "yes" : "no";
}

/** A `*` that the shell finds no file for stays in the word, and is git's. */
function unmatched(dst: Word): string | undefined {
  const isStar = dst.pieces.every(
    (piece) => "text" in piece || ("glob" in piece && piece.glob === "*"),
  );
  if (!isStar) return undefined;
  return dst.pieces.map((piece) => ("text" in piece ? piece.text : "*")).join("");
}

function reachesUnknown(branches: readonly string[], dst: Word): Match {
  const spellings = branches.flatMap((name) => [name, `heads/${name}`, `refs/heads/${name}`]);
  return spellings.some((name) => name.includes("*") || mayEqual(dst, name)) ? "maybe" : "no";
}
