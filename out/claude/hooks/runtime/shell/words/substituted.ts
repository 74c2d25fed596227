import type { Piece, Word } from "./word.ts";

/** Every occurrence of a placeholder in a word, replaced. */
export function substituted(word: Word, name: string, by: Word): Word {
  const pieces = word.pieces.flatMap((piece): readonly Piece[] => {
    if (!("text" in piece)) return [piece];
    return piece.text
      .split(name)
      .flatMap((bit, at): readonly Piece[] => [
        ...(at === 0 ? [] : by.pieces),
        ...(bit === "" ? [] : [{ text: bit }]),
      ]);
  });
  return { pieces };
}
