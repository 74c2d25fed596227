/** Does the tool selector of a case cover the tool called? */
import type { ToolSelector } from "./rule.ts";

/** The client renamed `Task` to `Agent`; both names mean the same tool. Case matters otherwise. */
export function canonicalTool(name: string): string {
  return name === "Task" ? "Agent" : name;
}

/** Events without a tool (an empty name) are covered by every selector: their rule has no tool to ask for. */
export function coversTool(selector: ToolSelector, tool: string): boolean {
  if (selector.any === true || tool === "") return true;
  if (selector.names?.some((name) => canonicalTool(name) === tool) === true) return true;
  const prefixes = selector.prefixes ?? [];
  return prefixes.some(({ prefix, except }) => tool.startsWith(prefix) && !except.includes(tool));
}
