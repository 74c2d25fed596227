/** One reading of one command: where the acts go, and what bounds the work. */
import type { Clock } from "../deadline.ts";
import type { Act } from "./act.ts";
import type { SyntaxNode } from "./syntax/parse.ts";
import type { Flow, World } from "./world.ts";

/** Thrown when a command has too many ways through it; the reader turns it into an unread act. */
export class TooMuch extends Error {}

/** Worlds that left the text early; whoever bounds the jump takes them up again. */
export interface Jumps {
  /** `return`, `break`, `continue`. */
  readonly out: World[];
  /** `exit`, and a failure under `set -e`. */
  readonly ended: World[];
  /** A failure is asked for (`if`, `!`, `a ||`): it does not end the shell, nor what is called here. */
  isExempt: boolean;
}

export interface Reading {
  readonly jumps: Jumps;
  emit(act: Act): void;
  /** Counts one step of work; throws {@link TooMuch} or the deadline's error. */
  step(): void;
  /** Reads a further text (`bash -c`, `eval`) in each of the worlds. */
  text(text: string, worlds: readonly World[]): Flow;
  /** Walks a list of statements, a function body, any command. */
  node(node: SyntaxNode, world: World): Flow;
  readonly projectDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const maxActs = 2_000;
const maxSteps = 20_000;
const maxDepth = 40;

export interface Budget {
  step(clock: Clock): void;
  deeper<T>(work: () => T): T;
}

export function budget(): Budget {
  let steps = 0;
  let depth = 0;
  return {
    step(clock) {
      steps += 1;
      if (steps % 64 === 1) clock.check();
      if (steps > maxSteps) throw new TooMuch("more steps than the reader follows");
    },
    deeper(work) {
      depth += 1;
      if (depth > maxDepth) throw new TooMuch("commands nested deeper than the reader follows");
      try {
        return work();
      } finally {
        depth -= 1;
      }
    },
  };
}

export function tooManyActs(count: number): boolean {
  return count > maxActs;
}
