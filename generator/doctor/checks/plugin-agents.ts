import { agentName } from "../agent-carries.ts";
import type { Check } from "../check.ts";

const IGNORED = /^(hooks|mcpServers|permissionMode)[ \t]*:/gmu;
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/u;

/** Agents inside plugins whose front matter says what the client ignores there (2.1.332, observed). */
export const pluginAgents: Check = ({ snapshot, expected: { plan } }) => {
  const ours = new Map(plan.agents.map(({ agent, registers }) => [agent, registers]));
  return snapshot.plugins.flatMap(({ agents }) =>
    agents.flatMap(({ path, text }) => {
      const front = FRONT_MATTER.exec(text)?.[1] ?? "";
      const keys = [...front.matchAll(IGNORED)].map(([, key]) => key);
      if (keys.length === 0) return [];
      const name = agentName(text) ?? path;
      const isOurs = (ours.get(name)?.length ?? 0) > 0;
      return [
        {
          check: "plugin-agents",
          severity: isOurs ? ("error" as const) : ("note" as const),
          path,
          message: `the agent ${name} is in a plugin, where the client ignores its ${keys.join(", ")}`,
          fix: "Put the agent into .claude/agents, or its hooks into the plugin's hooks/hooks.json.",
        },
      ];
    }),
  );
};
