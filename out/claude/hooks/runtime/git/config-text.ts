/** The text of a git configuration file as an ordered list of settings. */
import { configValue } from "./config-value.ts";
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
    settings.push({
      key: `${prefix}.${(entry[1] ?? "").toLowerCase()}`,
      value: configValue(entry[2]),
    });
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
