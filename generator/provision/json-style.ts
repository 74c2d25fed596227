import type { Node } from "jsonc-parser";

/** How a JSON file is laid out; what is added follows it. */
export interface JsonStyle {
  /** One step of indentation. */
  readonly unit: string;
  readonly eol: "\n" | "\r\n";
  /** The whole file stands on one line. */
  readonly compact: boolean;
}

/** The layout of a file: its first line end, and the indentation of the first key. */
export function jsonStyle(body: string, root: Node): JsonStyle {
  const first = root.children?.[0];
  const indent = first === undefined ? "" : lineIndent(body, first.offset);
  const compact = first !== undefined && !body.trim().includes("\n");
  const eol = /\r?\n/u.exec(body)?.[0] === "\r\n" ? "\r\n" : "\n";
  return { unit: indent === "" ? "  " : indent, eol, compact };
}

/** The white space at the start of the line of `offset`. */
export function lineIndent(body: string, offset: number): string {
  const start = body.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/u.exec(body.slice(start, offset))?.[0] ?? "";
}

/** A value as text whose further lines are indented by `indent`. */
export function jsonValueText(value: unknown, indent: string, style: JsonStyle): string {
  if (style.compact) return JSON.stringify(value);
  return JSON.stringify(value, null, style.unit).replaceAll("\n", `${style.eol}${indent}`);
}
