/** The text of a git configuration file as an ordered list of settings. */
import type { Setting } from "../shell/world.ts";

const section = /^\s*\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/u;

/** Lines that make no sense are passed over: git would refuse the file, and then nothing runs. */
export function parseConfig(source: string): readonly Setting[] {
  const settings: Setting[] = [];
  let prefix = "";
  for (const line of joinedLines(source)) {
    const head = section.exec(line);
    const rest = head === null ? line : line.slice(head[0].length);
    if (head !== null) {
      const name = (head[1] ?? "").toLowerCase();
      prefix = head[2] === undefined ? name : `${name}.${head[2].replace(/\\(.)/gu, "$1")}`;
    }
    const entry = /^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/su.exec(rest);
    if (entry === null || prefix === "") continue;
    settings.push({ key: `${prefix}.${(entry[1] ?? "").toLowerCase()}`, value: valueOf(entry[2]) });
  }
  return settings;
}

/** A backslash at the end of a line joins it with the next. */
function joinedLines(source: string): readonly string[] {
  return source
    .replace(/^\uFEFF/u, "")
    .replace(/\\\r?\n/gu, "")
    .split(/\r?\n/u);
}

/** A name without `=` means true; quotes are taken off, comments end the value. */
function valueOf(raw: string | undefined): string {
  if (raw === undefined) return "true";
  let value = "";
  let kept = 0;
  let quoted = false;
  for (let at = 0; at < raw.length; at += 1) {
    const char = raw[at] ?? "";
    if (char === '"') quoted = !quoted;
    else if (char === "\\") {
      at += 1;
      value += { n: "\n", t: "\t", b: "\b" }[raw[at] ?? ""] ?? raw[at] ?? "";
    } else if (!quoted && (char === "#" || char === ";")) break;
    else value += char;
    if (quoted || !/\s/u.test(char)) kept = value.length;
  }
  return value.slice(0, kept).trimStart();
}

/** `Core.HooksPath` and `core.hookspath` are one key; a subsection keeps its case. */
export function settingKey(name: string): string {
  const first = name.indexOf(".");
  const last = name.lastIndexOf(".");
  if (first === -1) return name.toLowerCase();
  if (first === last) return name.toLowerCase();
  return (
    name.slice(0, first).toLowerCase() + name.slice(first, last) + name.slice(last).toLowerCase()
  );
}
