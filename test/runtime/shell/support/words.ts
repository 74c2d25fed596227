/** Expanded words in short: `$X` is a hole, `#X` one that is a number, `*` a glob. */
import type { Piece, Word } from "../../../../templates/runtime/shell/words/word.ts";

/** The words of a line, split at blanks; none for an empty line. */
export function words(line: string): readonly Word[] {
  return line === "" ? [] : line.split(" ").map((word) => ({ pieces: pieces(word) }));
}

function pieces(word: string): readonly Piece[] {
  return word.split(/([$#][A-Z]|\*)/u).flatMap((bit): readonly Piece[] => {
    if (bit === "") return [];
    if (bit === "*") return [{ glob: bit }];
    if (bit.startsWith("$")) return [{ hole: bit }];
    return bit.startsWith("#") ? [{ hole: bit.slice(1), shape: "digits" }] : [{ text: bit }];
  });
}
