/** What a name comes to stand for. */
import { text, type Word } from "./word.ts";
import { withEntry, type Value, type World } from "../world.ts";

/** A variable that is not set, though the command knows it. */
export const unsetValue: Value = { elements: [] };

/** A value that nobody can tell, of any number of words. */
export function filled(name: string): Value & { readonly word: Word } {
  return { word: { pieces: [{ hole: `$${name}`, splits: true }] } };
}

/** The world with the value given to the name. */
export function withVariable(world: World, name: string, value: Value): World {
  const kept = world.fixed.has(name) ? filled(name) : value;
  return { ...world, vars: withEntry(world.vars, name, kept) };
}

export function elementsOf(value: Value): readonly Word[] {
  return "elements" in value ? value.elements : [value.word];
}

/** The value as one word: an array's first element. */
export function firstOf(value: Value): Word {
  return elementsOf(value)[0] ?? text("");
}
