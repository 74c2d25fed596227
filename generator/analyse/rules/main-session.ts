import { report } from "#diagnostics/catalogue";
import type { AnalysisRule } from "../rule.ts";

/** One persona per session, and no denial for it that nothing can carry. */
export const mainSession: AnalysisRule = ({ agents }) => {
  const mains = agents.filter(({ main }) => main);
  return mains
    .slice(1)
    .map(({ name, span }) => report("several-main-agents", span, { agent: name }));
};
