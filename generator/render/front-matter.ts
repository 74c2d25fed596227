/** Front matter that strict YAML and the client read alike. */
import { stringify } from "yaml";

const MARKER = "Written by `gen build` from the spec; a change belongs there.";

/**
 * A file with front matter on top and the body behind it, byte for byte. Nothing may stand before
 * the first `---`, so the marker is a comment inside. Texts are quoted and stay on one line each.
 */
export function withFrontMatter(fields: Readonly<Record<string, unknown>>, body: string): string {
  const yaml = Object.entries(fields).map(([key, value]) => field(key, value));
  return `---\n# ${MARKER}\n${yaml.join("")}---\n${body}`;
}

/** A name that YAML needs no quotes for, and that is no word or number of its own. */
const PLAIN = /^(?!(?:true|false|null)$)[A-Za-z_][\w-]*$/u;

/** JSON of a text that YAML would write the same: no escapes but those of quotes and backslashes. */
const SAME_IN_JSON = /^(?:[^\\]|\\["\\])*$/u;

function field(key: string, value: unknown): string {
  if (value === undefined) return "";
  if (typeof value === "string" && PLAIN.test(key)) {
    const json = JSON.stringify(value);
    if (SAME_IN_JSON.test(json)) return `${key}: ${json}\n`;
  }
  if (typeof value !== "object" || value === null) return pair(key, value);
  const texts = KNOWN.get(value) ?? new Map<string, string>();
  KNOWN.set(value, texts);
  const text = texts.get(key) ?? pair(key, value);
  texts.set(key, text);
  return text;
}

/** Many agents register the same hooks: the very same value is written once. */
const KNOWN = new WeakMap<object, Map<string, string>>();

function pair(key: string, value: unknown): string {
  return stringify(
    { [key]: value },
    { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" },
  );
}
