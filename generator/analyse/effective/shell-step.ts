import { toolsWith } from "#client/tools";
import type { Reach, Step } from "./reach.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

const SHELLS = new Set(toolsWith("runs-shell"));

export function isShell({ name }: Tool): boolean {
  return SHELLS.has(name);
}

/** What stands in for the tool: a shell does what file tools do, the shell in a skill what a shell does. */
export function shellStep(reach: Reach, subject: Subject, tool: Tool): Step | undefined {
  if (isShell(tool)) return reach.inlineShellOf(subject);
  return tool.effects.includes("writes-files") ? reach.shellOf(subject) : undefined;
}
