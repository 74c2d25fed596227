/**
 * What the client takes a handler's standard output for. A text that begins with `{` and ends with
 * `}` is tried as JSON; everything else is plain text, also when an object stands somewhere in it.
 * Observed on Claude Code 2.1.332.
 */
import { isObject, type JsonObject } from "#runtime/json-object";
import { shapeFault } from "./output-shape.ts";

export type HandlerOutput =
  | { readonly kind: "empty" }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "json"; readonly value: JsonObject }
  /** The handler goes on in the background and decides nothing. */
  | { readonly kind: "async" }
  /** Meant as JSON, and the client cannot use it. */
  | { readonly kind: "unusable"; readonly reason: string };

export function readOutput(event: string, stdout: string): HandlerOutput {
  const text = stdout.trim();
  if (text === "") return { kind: "empty" };
  if (!text.startsWith("{") || !text.endsWith("}")) return { kind: "text", text };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "unusable", reason: "its output is not valid JSON" };
  }
  if (!isObject(value)) return { kind: "text", text };
  if (value["async"] === true) return { kind: "async" };
  const fault = shapeFault(event, value);
  return fault === undefined
    ? { kind: "json", value }
    : { kind: "unusable", reason: `its JSON does not fit the client's schema: ${fault}` };
}
