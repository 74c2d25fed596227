/**
 * How the client reads an agent's lists of tools. Text is cut at commas and spaces; `Bash(rm *)`
 * means all of Bash; `mcp__srv` and `mcp__srv__*` the whole server, `mcp__*` every server. Names of
 * another letter case and other patterns mean nothing. Claude Code 2.1.332.
 */
import { isServerName, isWholeServer } from "./names.ts";
import { clientTool } from "./tools.ts";

/** A list as front matter may write it: comma text, space text or a YAML list. */
export function textList(value: unknown): readonly string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) =>
    typeof text === "string" ? (text.match(/[^\s,(]+(?:\([^)]*\))?/gu) ?? []) : [],
  );
}

/** Whether a tool is meant by one entry of `disallowedTools`. */
export function isStrippedBy(entry: string, tool: string): boolean {
  const name = entry.replace(/\(.*$/u, "");
  if (isServerName(name)) return isOnServer(name, tool);
  const meant = clientTool(name);
  if (meant === undefined) return name === tool;
  return meant.name === clientTool(tool)?.name || meant.alsoStrips?.includes(tool) === true;
}

/** Whether a tool is left over by an agent's `tools` list. */
export function isGrantedBy(entries: readonly string[], tool: string): boolean {
  return entries.some((entry) => entry !== "mcp__*" && isNamedBy(entry, tool));
}

function isNamedBy(entry: string, tool: string): boolean {
  const name = entry.replace(/\(.*$/u, "");
  if (isServerName(name)) return isOnServer(name, tool);
  return name === tool || clientTool(name)?.name === tool;
}

function isOnServer(entry: string, tool: string): boolean {
  if (entry === tool) return true;
  return isWholeServer(entry) && tool.startsWith(`${entry.replace(/(?:__)?\*$/u, "")}__`);
}
