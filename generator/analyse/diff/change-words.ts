/** A difference in one sentence. */
import { listing } from "../../describe/listing.ts";
import { FAULT_CLAUSES, callWords } from "../refutation-words.ts";
import type { Verdict } from "../effective/direct.ts";
import type { Step } from "../effective/reach.ts";
import type { State } from "./state.ts";
import type { Direction, Transition } from "./transition.ts";

const VERDICTS: Readonly<Record<Verdict, string>> = {
  absent: "not there",
  denied: "denied",
  conditional: "refused under a condition",
  allowed: "allowed",
};

export interface Told {
  readonly agents: readonly string[];
  readonly tools: readonly string[];
  readonly transition: Transition;
  /** Which way a changed condition went. */
  readonly direction: Direction;
  readonly old: State;
  readonly now: State;
  readonly path: readonly Step[] | undefined;
  readonly decided: boolean;
}

export function changeWords(told: Told): string {
  const { agents, tools, transition, direction, old, now, path = [], decided } = told;
  const who = few(agents, 5);
  const what = few(tools, 5);
  const weaker = direction === "weaker";
  switch (transition.kind) {
    case "verdict":
      return `${who}: ${VERDICTS[old.verdict]} before, ${VERDICTS[now.verdict]} now: ${what}.`;
    case "condition":
      if (!decided) {
        return `${who}: under another condition than before, and no call was found that tells which way: ${what}.`;
      }
      return weaker
        ? `${who}: passes in cases in which it was refused: ${what}.`
        : `${who}: refused in cases in which it passed: ${what}.`;
    case "route":
      return weaker
        ? `${who}: can be brought about now by ${wayWords(path)}: ${what}.`
        : `${who}: can no longer be brought about by ${wayWords(path)}: ${what}.`;
    case "fault": {
      const when = few(
        transition.faults.map((fault) => FAULT_CLAUSES[fault]),
        6,
      );
      return weaker
        ? `${who}: no longer refused ${when}: ${what}.`
        : `${who}: refused ${when} as well: ${what}.`;
    }
  }
}

/** The calls that open the way, and whose hands then do it. */
function wayWords(path: readonly Step[]): string {
  const last = path.at(-1);
  if (last === undefined || last.route !== undefined) return callWords(path);
  return `${callWords(path.slice(0, -1))}, then by ${last.agent}`;
}

function few(items: readonly string[], most: number): string {
  const shown = items.length > most ? items.slice(0, most - 1) : items;
  const rest = items.length - shown.length;
  return listing(rest > 0 ? [...shown, `${rest} more`] : shown);
}
