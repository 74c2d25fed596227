import type { Path } from "../load/spans.ts";
import { listing } from "../describe/listing.ts";

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping",
  null: "nothing",
};

/** The kinds of value that a schema's types stand for: `text, a list or a mapping`. */
export function kinds(types: readonly string[]): string {
  return (
    listing(
      types.map((type) => KINDS[type] ?? type),
      "or",
    ) || "nothing"
  );
}

/** A value as a message quotes it: texts shortened, lists and mappings by kind only. */
export function quoted(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  if (typeof value !== "string") return String(value);
  const line = value.replaceAll("\n", " ").trim();
  return line.length > 40 ? `"${line.slice(0, 39)}…"` : `"${line}"`;
}

/** A place in the spec as a message names it: `"spawns"`, `entry 2 of "denies"`, `the spec`. */
export function placeName(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the spec";
  return /^\d+$/u.test(String(last)) && path.length > 1
    ? `entry ${Number(last) + 1} of ${placeName(path.slice(0, -1))}`
    : `"${last}"`;
}
