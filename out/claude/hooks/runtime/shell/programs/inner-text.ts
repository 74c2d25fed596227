/** A shell text that a program is given among its words. */
import { childText } from "./child-process.ts";
import { childWorld } from "./child-world.ts";
import type { Reading } from "../reading.ts";
import type { Start } from "../start.ts";
import { literal, shown, type Word } from "../words/word.ts";
import { either, withEntry, type Flow, type World } from "../world.ts";

const place = /\{[^{}\s]*\}/gu;

/** Runs the text in a shell of its own; `args` are its arguments. */
export function innerText(
  inner: Word,
  start: Start,
  reading: Reading,
  args: readonly Word[] = [],
): Flow {
  return inChild(inner, { ...childWorld(start), args }, start.world, reading);
}

/** As {@link innerText}, where the program fills in places in braces by itself. */
export function innerTemplate(inner: Word, start: Start, reading: Reading): Flow {
  const child = childWorld(start);
  const any: Word = { pieces: [{ hole: "what the program fills in", splits: true }] };
  const isQuoted = (before: string): boolean => before.split("'").length % 2 === 0;
  const pieces = inner.pieces.map((piece) => {
    if (!("text" in piece)) return piece;
    const places = [...piece.text.matchAll(place)];
    // Between single quotes a variable would stay as it is.
    return places.some(({ index }) => isQuoted(piece.text.slice(0, index)))
      ? { hole: piece.text }
      : { text: piece.text.replace(place, "$__") };
  });
  const vars = withEntry(child.vars, "__", { word: any });
  return inChild({ pieces }, { ...child, vars }, start.world, reading);
}

function inChild(inner: Word, inside: World, outside: World, reading: Reading): Flow {
  const known = literal(inner);
  if (known !== undefined) return childText(known, inside, outside, reading);
  reading.emit({ kind: "unread", what: `the command text ${shown(inner)}`, world: outside });
  return either(outside);
}
