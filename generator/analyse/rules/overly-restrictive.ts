/** Claims that an agent may do something which the rules refuse to it as well. */
import { report } from "#diagnostics/catalogue";
import type { Invariant } from "#ir/invariant";
import { anyCall } from "../effective/call-shape.ts";
import { effectiveOf, type Effective } from "../effective/effective.ts";
import { toolsetTools } from "../effective/toolset-tools.ts";
import type { AnalysisRule } from "../rule.ts";

export const overlyRestrictive: AnalysisRule = (project, plan) => {
  const effective = effectiveOf(project, plan.project);
  return project.invariants.flatMap((invariant) =>
    refused(effective, invariant).map((agent) =>
      report("overly-restrictive", invariant.span, { invariant: invariant.name, agent }),
    ),
  );
};

/** Agents that the claim names and that cannot do it. */
function refused(effective: Effective, { claim }: Invariant): readonly string[] {
  if (claim.kind === "nobody") return [];
  const { ground } = effective;
  const reach = effective.reach();
  return claim.agents.filter((owner) => {
    const subjects = ground.subjects.filter((subject) => subject.owner === owner);
    if (claim.kind === "only-start") {
      const target = ground.subjects.find(({ name }) => name === claim.agent);
      return !subjects.some((subject) => target && reach.start(subject, target));
    }
    const tools = toolsetTools(ground, claim.toolset);
    return !subjects.some((subject) => tools.some((tool) => reach.may(subject, anyCall(tool))));
  });
}
