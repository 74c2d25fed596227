/** The value of `$X`, `${X…}`, `$1`, `$@` in a world, and of the few environment names we know. */
import type { ParameterExpansionPart } from "../syntax/parse.ts";
import { isKnown } from "../place.ts";
import { elementsOf, filled } from "./variable.ts";
import { concat, hole, isMany, literal, matched, maySplit, text, type Word } from "./word.ts";
import type { World } from "../world.ts";

/**
 * What an expansion stands for: one value, or a list (`$@`, `${a[@]}`). Quotes do not join a list,
 * unless it has a glue (`$*`, `${a[*]}`).
 */
export type Expanded =
  { readonly word: Word } | { readonly list: readonly Word[]; readonly glue?: Word };

/** There is no such value; it reads as nothing. */
const absent: Expanded = { word: text("") };

export interface Surroundings {
  readonly world: World;
  readonly projectDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The one word a nested word node stands for (operand of `${X:-…}`). */
  operand(part: ParameterExpansionPart): Word | undefined;
}

/** Set by the shell itself, whatever else is written into them. */
const ofShell =
  /^(?:_|RANDOM|SECONDS|LINENO|EPOCH\w+|E?UID|PPID|BASH\w*|FUNCNAME|PIPESTATUS|DIRSTACK|GROUPS|OPTIND|SHELLOPTS|SHLVL)$/u;

const digits = new Set([
  "?",
  "#",
  "$",
  "!",
  "RANDOM",
  "SECONDS",
  "LINENO",
  "EPOCHSECONDS",
  "UID",
  "EUID",
  "PPID",
]);

export function parameterValue(name: string, around: Surroundings): Expanded {
  const { world } = around;
  if (name === "@" || name === "*") return listed(name, world.args, world);
  if (/^[1-9][0-9]*$/u.test(name)) return at(world.args, Number(name) - 1, name);
  const value = world.vars.get(name);
  // What the shell itself sets may not take the value it is given.
  if (value !== undefined && ofShell.test(name)) return filled(name);
  if (value !== undefined) return "word" in value ? value : at(value.elements, 0, name);
  if (digits.has(name)) return { word: { pieces: [{ hole: `$${name}`, shape: "digits" }] } };
  return { word: known(name, around) ?? hole(`$${name}`) };
}

function known(name: string, around: Surroundings): Word | undefined {
  const { world } = around;
  if (name === "PWD") return isKnown(world.cwd) ? text(world.cwd) : undefined;
  if (name === "OLDPWD") return isKnown(world.previous) ? text(world.previous) : undefined;
  if (name === "CLAUDE_PROJECT_DIR") return text(around.projectDir);
  if (name !== "HOME" && name !== "TMPDIR") return undefined;
  const value = around.env[name];
  return value === undefined || value === "" ? undefined : text(value);
}

function listed(sign: string, list: readonly Word[], world: World): Expanded {
  return sign === "@" ? { list } : { list, glue: glue(world) };
}

/** `$*` is joined by the first character of IFS. */
function glue({ vars }: World): Word {
  const [separators] = elementsOf(vars.get("IFS") ?? { word: text(" ") });
  const known = separators === undefined ? " " : literal(separators);
  return known === undefined ? hole("$IFS") : text(known.slice(0, 1));
}

/** The element of a list, unless one before it may be any number of words. */
function at(list: readonly Word[], index: number, name: string): Expanded {
  const word = list[index];
  if (list.slice(0, index).some(isMany) || (word !== undefined && maySplit(word)))
    return filled(name);
  return word === undefined ? absent : { word: matched(word) };
}

/** `${…}` with its operation. What is not computed here is a hole that the command itself fills. */
export function parameterExpansion(part: ParameterExpansionPart, around: Surroundings): Expanded {
  if (part.prefix === "#") return { word: { pieces: [{ hole: part.text, shape: "digits" }] } };
  const found = part.prefix === "!" ? indirect(part, around) : operated(part, around);
  if (found !== undefined) return found;
  const isList =
    [part.parameter, part.index?.text].includes("@") || part.operation?.type === "Names";
  return isList ? { list: [commandHole(part.text)] } : { word: commandHole(part.text) };
}

function operated(part: ParameterExpansionPart, around: Surroundings): Expanded | undefined {
  const base =
    part.index === undefined ? parameterValue(part.parameter, around) : element(part, around);
  if (base === undefined || part.operation === undefined) return base;
  if (part.operation.type === "Default") return withDefault(part, base, around);
  return part.operation.type === "CaseModification"
    ? inCase(part.operation.operator, base)
    : undefined;
}

/** A hole whose value the command itself decides. */
export function commandHole(what: string): Word {
  return { pieces: [{ hole: what, splits: true }] };
}

function indirect(part: ParameterExpansionPart, around: Surroundings): Expanded | undefined {
  if (part.operation !== undefined || part.index !== undefined) return undefined;
  const name = parameterValue(part.parameter, around);
  const target = "word" in name ? literal(name.word) : undefined;
  return target === undefined ? undefined : parameterValue(target, around);
}

function element(part: ParameterExpansionPart, around: Surroundings): Expanded | undefined {
  const value = around.world.vars.get(part.parameter);
  const index = part.index?.text;
  if (value === undefined) return undefined;
  if (index === "@" || index === "*") return listed(index, elementsOf(value), around.world);
  if (index === undefined || !/^\d+$/u.test(index)) return undefined;
  return at(elementsOf(value), Number(index), part.parameter);
}

function withDefault(
  part: ParameterExpansionPart,
  base: Expanded,
  around: Surroundings,
): Expanded | undefined {
  if (part.operation?.type !== "Default") return undefined;
  const value = "word" in base ? literal(base.word) : undefined;
  if (value === undefined) return undefined;
  const colon = part.operation.operator.startsWith(":");
  const present = base !== absent && (!colon || value !== "");
  const operand = around.operand(part);
  const alternative = operand === undefined ? undefined : { word: operand };
  if (part.operation.operator.endsWith("+")) return present ? alternative : { word: text("") };
  return present ? base : alternative;
}

function inCase(operator: string, base: Expanded): Expanded | undefined {
  const value = "word" in base ? literal(base.word) : undefined;
  if (value === undefined) return undefined;
  if (operator === "^^") return { word: text(value.toUpperCase()) };
  if (operator === ",,") return { word: text(value.toLowerCase()) };
  return undefined;
}

/** A list as one word (inside double quotes with `*`, in an assignment); globs have been put in by then. */
export function asOne(expanded: Expanded): Word {
  if ("word" in expanded) return expanded.word;
  const { list, glue: by = text(" ") } = expanded;
  return concat(
    ...list.flatMap((word, index) => (index === 0 ? [matched(word)] : [by, matched(word)])),
  );
}
