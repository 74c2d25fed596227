import { concat, text, type Word } from "./word.ts";

/** The words with a blank, or something else, between each two. */
export function spaced(words: readonly Word[], between = " "): Word {
  return concat(...words.flatMap((word, at) => (at === 0 ? [word] : [text(between), word])));
}
