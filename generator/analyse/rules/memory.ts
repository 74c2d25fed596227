import { report } from "#diagnostics/catalogue";
import type { AnalysisRule } from "../rule.ts";

/** Agents are stateless; `memory` also gives Write and Edit back to an agent that lost them. */
export const memory: AnalysisRule = ({ agents }) =>
  agents
    .filter(({ memory }) => memory !== undefined)
    .map(({ name, span }) => report("stateful-agent", span, { agent: name }));
