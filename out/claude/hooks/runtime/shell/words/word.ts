/**
 * A shell word after expansion: known characters, glob operators, and holes. Three-valued on
 * purpose: a word that is partly known (`feature/$N`) can still be told apart from `main`.
 */

export type Piece =
  | { readonly text: string }
  /** An unquoted `*`, `?` or bracket expression. */
  | { readonly glob: string }
  | Hole;

export interface Hole {
  /** What could not be resolved, as written: `$X`, `$(make-name)`. */
  readonly hole: string;
  /** Whatever it is, it is a whole number, or hexadecimal digits: one word that is no option. */
  readonly shape?: "digits" | "hex";
  /** The command itself decides the value (read, substitution), unquoted: it may be several words. */
  readonly splits?: boolean;
}

export interface Word {
  readonly pieces: readonly Piece[];
}

export function text(value: string): Word {
  return { pieces: value === "" ? [] : [{ text: value }] };
}

export function hole(what: string): Word {
  return { pieces: [{ hole: what }] };
}

/** The whole value, when all of it is known. */
export function literal(word: Word): string | undefined {
  let value = "";
  for (const piece of word.pieces) {
    if (!("text" in piece)) return undefined;
    value += piece.text;
  }
  return value;
}

/** The known characters at the start. */
export function prefix(word: Word): string {
  let value = "";
  for (const piece of word.pieces) {
    if (!("text" in piece)) break;
    value += piece.text;
  }
  return value;
}

/** The known characters at the end. */
export function suffix(word: Word): string {
  let value = "";
  for (const piece of [...word.pieces].reverse()) {
    if (!("text" in piece)) break;
    value = piece.text + value;
  }
  return value;
}

/** How the word reads for people: holes as they were written. */
export function shown(word: Word): string {
  return word.pieces
    .map((piece) => ("text" in piece ? piece.text : "glob" in piece ? piece.glob : piece.hole))
    .join("");
}

/** False only when no value of the holes makes the word equal to the text. */
export function mayEqual(word: Word, value: string, ignoreCase = false): boolean {
  return new RegExp(`^${patternOf(word)}$`, ignoreCase ? "iu" : "u").test(value);
}

/** False only when no value of the holes makes the word start with the text. */
export function mayStartWith(word: Word, start: string): boolean {
  const known = prefix(word);
  if (known.length >= start.length || literal(word) !== undefined) return known.startsWith(start);
  const next = word.pieces.find((piece) => !("text" in piece));
  const isShaped = next !== undefined && "hole" in next && next.shape !== undefined;
  return start.startsWith(known) && (!isShaped || /^[0-9a-f]/u.test(start.slice(known.length)));
}

/** The word may vanish or become several words when the shell splits it. */
export function maySplit(word: Word): boolean {
  return word.pieces.some((piece) => "hole" in piece && piece.splits === true);
}

/** It may be more than one word, or a glob that finds several names. */
export function isMany(word: Word): boolean {
  return maySplit(word) || word.pieces.some((piece) => "glob" in piece);
}

export function concat(...words: readonly Word[]): Word {
  return { pieces: words.flatMap((word) => word.pieces) };
}

/** The word without its first `count` known characters. */
export function dropStart(word: Word, count: number): Word {
  let left = count;
  const pieces = word.pieces.flatMap((piece): readonly Piece[] => {
    if (left === 0 || !("text" in piece)) return [piece];
    const kept = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return kept === "" ? [] : [{ text: kept }];
  });
  return { pieces };
}

/** The word as a regular expression source (flag `u`). */
export function patternOf(word: Word): string {
  return word.pieces.map(piecePattern).join("");
}

const shapes = { digits: "-?[0-9]*", hex: "[0-9a-f]*" } as const;

function piecePattern(piece: Piece): string {
  if ("text" in piece) return escapePattern(piece.text);
  if ("hole" in piece) return piece.shape === undefined ? "[^]*" : shapes[piece.shape];
  return piece.glob === "*" ? "[^/]*" : "[^/]";
}

/** Text as a regular expression source that matches just that text, with or without flag `u`. */
export function escapePattern(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}

/** A glob where the shell has put in the names it found: which ones, nobody can tell. */
export function matched(word: Word): Word {
  return { pieces: word.pieces.map((piece) => ("glob" in piece ? { hole: piece.glob } : piece)) };
}
