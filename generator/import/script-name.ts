import type { JsonObject } from "#runtime/json-object";

const SCRIPT = /[\w.-]+\.(?:[cm]?[jt]s|sh|bash|py|rb|pl)\b/gu;

/** File names of scripts in a handler's command and arguments, in their order. */
export function scriptNames({ command, args }: JsonObject): readonly string[] {
  const words = [command, ...(Array.isArray(args) ? args : [])].map(String).join(" ");
  return words.match(SCRIPT) ?? [];
}
