import { report } from "#diagnostics/catalogue";
import { ownedDenials } from "../../lower/to-plan/denial-hooks.ts";
import type { AnalysisRule } from "../rule.ts";

/** Denials that deny nothing, toolsets that nobody uses, and scripts that would have to fail two ways. */
export const denials: AnalysisRule = (project) => {
  const owned = ownedDenials(project);
  const used = new Set([
    ...owned.map(({ toolset }) => toolset.name),
    ...project.invariants.flatMap(({ claim }) => (claim.kind === "nobody" ? claim.toolsets : [])),
  ]);
  const empty = project.toolsets.filter(
    ({ tools, server }) => tools.length === 0 && server?.unlisted !== true,
  );
  const unused = project.toolsets.filter(({ name }) => !used.has(name));
  return [
    ...empty.map(({ name, span }) => report("empty-denial", span, { name })),
    ...unused.map(({ name, span }) => report("unused-toolset", span, { toolset: name })),
    ...[...Map.groupBy(owned, ({ denial }) => denial.hook)].flatMap(([hook, group]) => {
      const [first] = group;
      const other = group.find(({ denial }) => denial.onError !== first?.denial.onError);
      return other === undefined ? [] : [report("mixed-on-error", other.denial.span, { hook })];
    }),
  ];
};
