/**
 * Whether a deny rule covers a call, for the forms that need no path or command to be read: a tool,
 * a server, an agent type. Claude Code 2.1.332.
 */
import { isWholeServer } from "./names.ts";
import { clientTool } from "./tools.ts";

const RULE = /^([^()]+?)(?:\((.*)\))?$/su;

/** `undefined` = a rule of another form; it is not judged here. */
export function permissionRule(
  rule: string,
  tool: string,
  input: Readonly<Record<string, unknown>>,
): boolean | undefined {
  const [, name = "", detail] = RULE.exec(rule) ?? [];
  if (!namesTool(name, tool)) return false;
  if (detail === undefined || detail === "*") return true;
  if (tool !== "Agent" || detail.includes(":")) return undefined;
  // An omitted type is the general one, and letter case counts for nothing.
  const type = input["subagent_type"] ?? "general-purpose";
  return String(type).toLowerCase() === detail.toLowerCase();
}

function namesTool(name: string, tool: string): boolean {
  if (name === tool || clientTool(name)?.name === tool) return true;
  if (isWholeServer(name) && !name.includes("*")) return tool.startsWith(`${name}__`);
  if (!name.includes("*")) return false;
  const pattern = name.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(`^${pattern.join(".*")}$`, "u").test(tool);
}
