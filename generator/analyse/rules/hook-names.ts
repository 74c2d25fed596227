import { report } from "#diagnostics/catalogue";
import type { AnalysisRule } from "../rule.ts";

/** A hook's name is its file: hooks of the spec and hooks of denials share one name space. */
export const hookNames: AnalysisRule = ({ hooks, external }, plan) => {
  const taken = new Map(
    plan.project.hooks
      .filter(({ id }) => !hooks.some(({ name }) => name === id))
      .map(({ id, span }) => [id, span]),
  );
  return [...hooks, ...external].flatMap(({ name, span }) => {
    const first = taken.get(name);
    taken.set(name, span);
    if (first === undefined) return [];
    return [
      report(
        "duplicate-hook",
        span,
        { hook: name },
        {
          related: [{ message: "the other one", span: first }],
        },
      ),
    ];
  });
};
