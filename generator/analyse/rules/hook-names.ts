import { report } from "#diagnostics/catalogue";
import type { Span } from "#ir/span";
import type { AnalysisRule } from "../rule.ts";

/** A hook's name is its file: hooks of the spec, of denials and of others share one name space. */
export const hookNames: AnalysisRule = ({ external }, plan) => {
  const named = [
    ...plan.project.hooks.map(({ id, span }) => ({ name: id, span })),
    ...external.map(({ name, span }) => ({ name, span })),
  ];
  const taken = new Map<string, Span>();
  return named.flatMap(({ name, span }) => {
    const first = taken.get(name);
    if (first === undefined) {
      taken.set(name, span);
      return [];
    }
    const related = [{ message: "the other one", span: first }];
    return [report("duplicate-hook", span, { hook: name }, { related })];
  });
};
