/** The same enforcement as a Claude Code plugin. */
import type { Project } from "#ir/project";
import type { TargetPlan } from "#plan/plan";
import { agentFile } from "../agents/agent-file.ts";
import { agentNamed } from "../agents/agent-named.ts";
import type { Emitter } from "../emitter.ts";
import { mcpConfig } from "../mcp/mcp.ts";
import { groupsByEvent } from "../settings/handlers.ts";
import { skillFiles } from "../skills/skills.ts";
import { pluginReadme } from "./readme.ts";
import type { VirtualFile } from "../virtual-file.ts";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function pluginFile(project: Project, path: string, content: string): VirtualFile {
  return {
    path: `plugin/${path}`,
    content,
    kind: "plugin",
    executable: false,
    because: [project.span],
  };
}

function manifestOf(project: Project): object {
  return {
    name: project.name,
    description: project.about,
    version: "0.0.0",
    author: { name: project.title },
  };
}

function pluginAgents(project: Project, target: TargetPlan): readonly VirtualFile[] {
  return target.agents.flatMap((plan) => {
    const agent = agentNamed(project, plan.agent);
    if (agent === undefined) return [];
    return [
      {
        path: `plugin/agents/${agent.name}.md`,
        content: agentFile(agent, plan, "plugin"),
        kind: "agent",
        executable: false,
        because: [agent.span],
      },
    ];
  });
}

export const pluginEmitter: Emitter = {
  name: "plugin",
  emit(context) {
    const { project } = context;
    const { plugin } = context.plan;
    const hooks = groupsByEvent(plugin, "plugin");
    const servers = project.servers.filter(({ connection }) => connection !== undefined);
    return [
      pluginFile(project, ".claude-plugin/plugin.json", json(manifestOf(project))),
      ...(Object.keys(hooks).length === 0
        ? []
        : [pluginFile(project, "hooks/hooks.json", json({ hooks }))]),
      ...(servers.length === 0 ? [] : [pluginFile(project, ".mcp.json", json(mcpConfig(servers)))]),
      ...pluginAgents(project, plugin),
      ...skillFiles(project, "plugin", "plugin"),
      pluginReadme(context),
    ];
  },
};
