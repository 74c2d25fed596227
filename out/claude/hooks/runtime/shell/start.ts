/** A program about to start: its words, the assignments in front of it, the world it starts in. */
import { literal, suffix, text, type Word } from "./words/word.ts";
import type { Flow, Value, World } from "./world.ts";

export interface Start {
  readonly words: readonly Word[];
  /** Assignments in front of the command, those of `env` included. */
  readonly own: ReadonlyMap<string, Value>;
  readonly world: World;
  /** `env` and the like look past all that is the shell's own, `command` past functions and aliases. */
  readonly only?: "programs" | "builtins" | "unnamed" | "unaliased";
}

/** Handles the start of one program: says what flows out, or `undefined` when it is not its own. */
export type Handler = (start: Start) => Flow | undefined;

/**
 * The program's name: the last part of its path, in lower case (on a case-blind disk `GIT` is git),
 * without `.exe`. `undefined` when that part is not known.
 */
export function programName(word: Word): string | undefined {
  // In zsh `=git` is the path of git.
  const known = (literal(word) ?? knownTail(word))?.replace(/^=/u, "");
  if (known === undefined) return undefined;
  const name = known.slice(known.lastIndexOf("/") + 1).toLowerCase();
  return name.endsWith(".exe") ? name.slice(0, -4) : name;
}

/** `$DIR/bin/tool` is the program `tool` whatever the directory, and `$X.sh` some script. */
function knownTail(word: Word): string | undefined {
  const tail = suffix(word);
  const splits = word.pieces.some((piece) => "hole" in piece && piece.splits === true);
  if (splits) return undefined;
  if (tail.includes("/")) return tail;
  return /\.(?:sh|bash|zsh|py|js|mjs|ts|rb|pl|php)$/u.test(tail) ? tail : undefined;
}

export function first(start: Start): Word {
  return start.words[0] ?? text("");
}
