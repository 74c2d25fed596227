/** One line of a transcript. The format is the client's own and grows: unknown lines are no fault. */
import { field, isObject, type JsonObject } from "../json-object.ts";

/** A cut, broken or foreign line is nothing. */
export function parseEntry(line: Buffer): JsonObject | undefined {
  // A crash leaves NUL bytes before the next line; the first line of a file may carry a BOM.
  const text = line.toString("utf8").replace(/^[\0\uFEFF]+|\0+$/gu, "");
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The content blocks of the entry's message; plain text counts as one text block. */
export function contentBlocks(entry: JsonObject): readonly JsonObject[] {
  const message = field(entry, "message");
  return isObject(message) ? blocksOf(field(message, "content")) : [];
}

export function blocksOf(content: unknown): readonly JsonObject[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isObject) : [];
}
