import { clientTool, CLIENT_TOOLS } from "#client/tools";
import { isServerName } from "#client/names";
import { near } from "#diagnostics/catalogue";
import { toolLabel } from "#plan/labels";
import type { CompiledSpec } from "./compile.ts";

/**
 * A sentence about a name that no tool has, or `undefined`. Nothing refuses a tool that does not
 * exist, and that answer to a mistyped name would be taken for one about the tool that was meant.
 */
export function strangeTool({ project, plan }: CompiledSpec, tool: string): string | undefined {
  if (project === undefined || plan === undefined) return undefined;
  const servers = project.servers.map(({ name }) => `${name}.`);
  const labels = plan.project.guarantees.map((one) => toolLabel(one.tool));
  const isOfServer = isServerName(tool) || servers.some((start) => tool.startsWith(start));
  if (isOfServer || clientTool(tool.replace(/\(.*\)$/su, "")) || labels.includes(tool)) {
    return undefined;
  }
  const meant = near(tool, [...CLIENT_TOOLS.map(({ name }) => name), ...labels]);
  return `no tool is called "${tool}".${meant === undefined ? "" : ` Did you mean "${meant}"?`}`;
}
