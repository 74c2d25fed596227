/** Names of plan parts as people and ids spell them. */
import type { ToolRef } from "./plan.ts";

export function toolLabel(tool: ToolRef): string {
  switch (tool.kind) {
    case "tool":
      return tool.name;
    case "unlisted":
      return `${tool.prefix}*`;
    case "start":
      return `Agent(${tool.type})`;
    case "inline-shell":
      return "inline-shell";
  }
}
