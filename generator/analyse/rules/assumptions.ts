import { report } from "#diagnostics/catalogue";
import type { AnalysisRule } from "../rule.ts";

/** Everything under `confirm` is named until somebody has seen it; one finding per list. */
export const assumptions: AnalysisRule = ({ confirm }) =>
  [...Map.groupBy(confirm, ({ path }) => path)].flatMap(([path, values]) => {
    const [first] = values;
    if (first === undefined) return [];
    const what = `${path}: ${values.map(({ value }) => value).join(", ")}`;
    return [report("to-be-confirmed", first.span, { what })];
  });
