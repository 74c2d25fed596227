/** The value of `$X`, `${X…}`, `$1`, `$@` in a world, and of the few environment names we know. */
import type { ParameterExpansionPart } from "./parse.ts";
import { isKnown } from "./place.ts";
import { concat, hole, literal, text, type Word } from "./word.ts";
import type { Value, World } from "./world.ts";

/** What an expansion stands for: one value, or a list (`$@`, `${a[@]}`) that quotes do not join. */
export type Expanded = { readonly word: Word } | { readonly list: readonly Word[] };

export interface Surroundings {
  readonly world: World;
  readonly projectDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The one word a nested word node stands for (operand of `${X:-…}`). */
  operand(part: ParameterExpansionPart): Word | undefined;
}

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
  if (name === "@" || name === "*") return { list: world.args };
  const value = world.vars.get(name);
  if (value !== undefined) return { word: firstOf(value) };
  if (/^[1-9][0-9]*$/u.test(name)) return { word: world.args[Number(name) - 1] ?? text("") };
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

function firstOf(value: Value): Word {
  return "word" in value ? value.word : (value.elements[0] ?? text(""));
}

/** `${…}` with its operation. What is not computed here is a hole that the command itself fills. */
export function parameterExpansion(part: ParameterExpansionPart, around: Surroundings): Expanded {
  const unknown = { word: commandHole(part.text) };
  if (part.prefix === "#") return { word: { pieces: [{ hole: part.text, shape: "digits" }] } };
  if (part.prefix === "!") return indirect(part, around) ?? unknown;
  const base =
    part.index === undefined ? parameterValue(part.parameter, around) : element(part, around);
  if (base === undefined) return unknown;
  if (part.operation === undefined) return base;
  if (part.operation.type === "Default") return withDefault(part, base, around) ?? unknown;
  if (part.operation.type === "CaseModification")
    return inCase(part.operation.operator, base) ?? unknown;
  return unknown;
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
  const elements = "elements" in value ? value.elements : [value.word];
  if (index === "@" || index === "*") return { list: elements };
  if (index === undefined || !/^\d+$/u.test(index)) return undefined;
  return { word: elements[Number(index)] ?? text("") };
}

function withDefault(
  part: ParameterExpansionPart,
  base: Expanded,
  around: Surroundings,
): Expanded | undefined {
  if (part.operation?.type !== "Default") return undefined;
  const value = "word" in base ? literal(base.word) : undefined;
  const isSet = around.world.vars.has(part.parameter) || value !== undefined;
  if (value === undefined) return undefined;
  const colon = part.operation.operator.startsWith(":");
  const present = isSet && (!colon || value !== "");
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

/** A list as one word (inside double quotes with `*`, in an assignment). */
export function asOne(expanded: Expanded): Word {
  if ("word" in expanded) return expanded.word;
  const spaced = expanded.list.flatMap((word, at) => (at === 0 ? [word] : [text(" "), word]));
  return concat(...spaced);
}
