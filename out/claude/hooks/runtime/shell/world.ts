/**
 * What one way through a command has done so far: the shell's own state, and what it changed on
 * disk. A command that may succeed or fail leads to two worlds; every one of them must hold.
 */
import type { FunctionNode } from "./syntax/parse.ts";
import type { Place, Unknown } from "./place.ts";
import type { Word } from "./words/word.ts";

/** What HEAD points to: a branch, nothing (detached), or it cannot be told (`name`: but not all of it). */
export type Head =
  { readonly branch: string } | { readonly detached: true } | (Unknown & { readonly name?: Word });

/** A shell variable: one word, or the elements of an array. */
export type Value = { readonly word: Word } | { readonly elements: readonly Word[] };

/** What the command has done to the disk; survives subshells. */
export interface Disk {
  /** HEAD by git directory, where the command has moved it. */
  readonly heads: ReadonlyMap<string, Head>;
  /** Repositories and worktrees that the command itself makes, by top directory. */
  readonly made: ReadonlyMap<string, Made>;
  /** Settings the command writes into any git configuration, in order. */
  readonly settings: readonly Setting[];
  /** Other names the command gives to directories (`ln -s`, `mv`, `cp -r`): where each leads. */
  readonly links: ReadonlyMap<string, string>;
  /** Those of the names that are copies: what is done there is not done where they lead. */
  readonly copies: ReadonlySet<string>;
  /** Short names of branches and tags the command makes: they may stand before others of that name. */
  readonly refs: ReadonlySet<string>;
  /** Files the command writes, by absolute path. */
  readonly files: ReadonlyMap<string, Word>;
}

export interface Made {
  readonly head: Head;
  /** The repository a worktree belongs to. */
  readonly commonDir?: string;
}

export interface Setting {
  /** Section and name in lower case, the subsection as written. */
  readonly key: string;
  readonly value: string;
}

export interface World {
  readonly cwd: Place;
  readonly previous: Place;
  readonly stack: readonly Place[];
  readonly vars: ReadonlyMap<string, Value>;
  /** Names in the environment of programs; a function `f` stands as `f()`. */
  readonly exported: ReadonlySet<string>;
  /** Names that take a value only in part or not at all: read-only, numbers, of one case. */
  readonly fixed: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionNode>;
  readonly aliases: ReadonlyMap<string, string>;
  readonly args: readonly Word[];
  /** What standard input holds; absent = nothing. */
  readonly stdin?: Word;
  /** Outer values of the variables that the function at hand has made its own. */
  readonly locals: ReadonlyMap<string, Value | undefined>;
  /** Texts of `trap`, run when the text ends. */
  readonly traps: readonly string[];
  /**
   * `return` leaves a function here, `break` and `continue` a loop; elsewhere they are mere errors.
   * A loop outside the function at hand is left by some shells, and not by others.
   */
  readonly inFunction: boolean;
  readonly inLoop: boolean | "outside";
  readonly errexit: boolean;
  readonly allexport: boolean;
  readonly disk: Disk;
}

/** The worlds after a command that succeeded, and after one that failed. */
export interface Flow {
  readonly ok: readonly World[];
  readonly fail: readonly World[];
}

const noDisk: Disk = {
  heads: new Map(),
  made: new Map(),
  settings: [],
  links: new Map(),
  copies: new Set(),
  refs: new Set(),
  files: new Map(),
};

/** What every shell begins with, whatever the one that started it. */
export const newShell = {
  aliases: new Map(),
  args: [],
  locals: new Map(),
  traps: [],
  inFunction: false,
  inLoop: false,
  errexit: false,
  allexport: false,
} as const satisfies Partial<World>;

export function startWorld(cwd: string): World {
  return {
    cwd,
    previous: { unknown: "$OLDPWD" },
    stack: [],
    vars: new Map(),
    exported: new Set(),
    fixed: new Set(),
    functions: new Map(),
    disk: noDisk,
    ...newShell,
  };
}

/** Both outcomes leave the world as it is: the usual program. */
export function either(world: World): Flow {
  return { ok: [world], fail: [world] };
}

export function joined(flows: readonly Flow[]): Flow {
  return { ok: flows.flatMap((flow) => flow.ok), fail: flows.flatMap((flow) => flow.fail) };
}

export function withEntry<V>(map: ReadonlyMap<string, V>, key: string, value: V): Map<string, V> {
  return new Map(map).set(key, value);
}

const keys = new WeakMap<World, string>();

function keyOf(world: World): string {
  const known = keys.get(world);
  if (known !== undefined) return known;
  const plain = (_: string, value: unknown): unknown => {
    if (value instanceof Map) return [...value].map(([name, at]) => [name, functionKey(at)]);
    return value instanceof Set ? [...value] : value;
  };
  const key = JSON.stringify(world, plain);
  keys.set(world, key);
  return key;
}

const nodeNumbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Function bodies are told apart by identity: the same offsets occur in many texts. */
function functionKey(value: unknown): unknown {
  const isNode = typeof value === "object" && value !== null && "body" in value;
  if (!isNode) return value;
  const number = nodeNumbers.get(value) ?? (lastNumber += 1);
  nodeNumbers.set(value, number);
  return number;
}

/** The same worlds, each once. */
export function distinct(worlds: readonly World[]): readonly World[] {
  if (worlds.length < 2) return worlds;
  const first = new Map<string, World>();
  for (const world of worlds) {
    const key = keyOf(world);
    if (!first.has(key)) first.set(key, world);
  }
  return [...first.values()];
}
