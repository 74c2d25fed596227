import { report } from "#diagnostics/catalogue";
import type { AnalysisRule } from "../rule.ts";

/** Everything under `confirm` is named until somebody has seen it. */
export const assumptions: AnalysisRule = ({ confirm }) =>
  confirm.map(({ path, value, span }) =>
    report("to-be-confirmed", span, { what: `${path}: ${value}` }),
  );
