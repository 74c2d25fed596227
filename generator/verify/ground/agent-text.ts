/** An agent file with some of its mechanisms taken out; the prompt body stays as it is. */
import { parse } from "yaml";
import { isObject } from "../client/json.ts";
import type { Json, JsonObject } from "../client/json.ts";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/u;

/** Changes the front matter's fields; a file without front matter is returned as it stands. */
export function editFrontMatter(text: string, edit: (fields: JsonObject) => JsonObject): string {
  const found = FRONT_MATTER.exec(text);
  if (found === null) return text;
  const fields: Json = parse(found[1] ?? "");
  if (!isObject(fields)) return text;
  // JSON is YAML, so the values need no quoting of their own.
  const lines = Object.entries(edit(fields)).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join("\n")}\n---\n${text.slice(found[0].length)}`;
}
