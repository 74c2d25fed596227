import { AGENTS } from "#client/account-paths";
import type { Emitter } from "../emitter.ts";
import { agentFile } from "./agent-file.ts";

/** `.claude/agents/<name>.md` for every agent but the main session. */
export const agentsEmitter: Emitter = {
  name: "agents",
  emit({ project, plan }) {
    const plans = new Map(plan.project.agents.map((each) => [each.agent, each]));
    return project.agents.flatMap((agent) => {
      const own = plans.get(agent.name);
      if (own === undefined) return [];
      return [
        {
          path: `claude/agents/${agent.name}.md`,
          content: agentFile(agent, own, "project"),
          kind: "agent",
          executable: false,
          place: `${AGENTS}/${agent.name}.md`,
          because: [agent.span],
        },
      ];
    });
  },
};
