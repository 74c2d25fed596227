/** What became of each scripted call, read from what the model was told next. */
import type { JsonObject } from "./json.ts";
import type { ModelExchange } from "./scripted-model.ts";

/**
 * Who refused, by the client's wording in 2.1.332:
 * `ran` no refusal; `absent` the tool is not in the agent's pool; `hook` a hook's exit code or decision;
 * `permission` a permission rule; `refused` an error of another kind; `unanswered` no result was ever sent.
 */
export type Refuser = "ran" | "absent" | "hook" | "permission" | "refused" | "unanswered";

export interface CallOutcome {
  /** The script's label, the step, and the place within the step. */
  readonly label: string;
  readonly step: number;
  readonly at: number;
  /** The id under which the call was put, as hooks see it too. */
  readonly id: string;
  readonly tool: string;
  readonly input: JsonObject;
  /** Was the tool in the list offered with that request? */
  readonly offered: boolean;
  readonly by: Refuser;
  /** The result's text, which quotes a hook's stderr. */
  readonly text: string;
}

export function callOutcomes(exchanges: readonly ModelExchange[]): readonly CallOutcome[] {
  const results = new Map(
    exchanges.flatMap((exchange) => exchange.results.map((result) => [result.id, result] as const)),
  );
  return exchanges.flatMap((exchange) =>
    exchange.issued.map((call, at) => {
      const result = results.get(call.id);
      return {
        label: exchange.script?.label ?? "",
        step: exchange.step,
        at,
        id: call.id,
        tool: call.tool,
        input: call.input,
        offered: exchange.tools.includes(call.tool),
        by: result === undefined ? "unanswered" : refuser(result.isError, result.text),
        text: result?.text ?? "",
      };
    }),
  );
}

const WORDING: readonly (readonly [RegExp, Refuser])[] = [
  [/No such tool available/, "absent"],
  [/\bhook error: /, "hook"],
  [/has been denied|denied by your permission settings|blocked by permission rules/, "permission"],
];

function refuser(isError: boolean, text: string): Refuser {
  if (!isError) return "ran";
  return WORDING.find(([wording]) => wording.test(text))?.[1] ?? "refused";
}
