/** What a command does, in order: the reader's result, and the predicates' only view of a shell. */
import type { Word } from "./words/word.ts";
import type { Value, World } from "./world.ts";

export type Act = Run | Write | Unread;

/** A program (or builtin) starts. `words[0]` is the command word. */
export interface Run {
  readonly kind: "run";
  readonly words: readonly Word[];
  /** Environment assignments in force for this program, those of the command line included. */
  readonly env: ReadonlyMap<string, Word>;
  /** The state just before; `world.stdin` is what the program reads. */
  readonly world: World;
}

/** A redirection writes to a file. */
export interface Write {
  readonly kind: "write";
  readonly target: Word;
  readonly world: World;
}

/** A part that cannot be read: it could run anything. */
export interface Unread {
  readonly kind: "unread";
  /** A short clause: `the command word $X`, `source of a file`. */
  readonly what: string;
  /** The text, when the trouble is only that text: what does not mention a program cannot run it. */
  readonly text?: string;
  readonly world: World;
}

/** The environment a program started in this world gets. */
export function environment(world: World, own: ReadonlyMap<string, Value>): Map<string, Word> {
  const env = new Map<string, Word>();
  for (const [name, value] of world.vars)
    if (world.exported.has(name) && "word" in value) env.set(name, value.word);
  for (const [name, value] of own) if ("word" in value) env.set(name, value.word);
  return env;
}
