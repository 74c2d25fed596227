import { report } from "#diagnostics/catalogue";
import type { AnalysisRule } from "../rule.ts";

/** A skill that runs as an agent has no more tools than that agent. */
export const skills: AnalysisRule = ({ skills, agents }, plan) =>
  skills.flatMap(({ name, agent, tools, span }) => {
    const runner = agents.find((each) => each.name === agent);
    if (agent === undefined || runner === undefined) return [];
    const stripped =
      plan.project.agents.find((each) => each.agent === agent)?.disallowedTools ?? [];
    const exceeding = tools.filter((tool) => stripped.includes(tool));
    if (exceeding.length === 0) return [];
    return [
      report(
        "skill-exceeds-agent",
        span,
        { skill: name, agent, tools: exceeding },
        {
          related: [{ message: `what "${agent}" is denied`, span: runner.span }],
        },
      ),
    ];
  });
