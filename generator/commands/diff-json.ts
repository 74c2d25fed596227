import type { Compared } from "../analyse/diff/compare.ts";

/** `{ weaker, stronger, neutral }`; what is unknown is `null`, so that every entry has every key. */
export function diffJson(changes: readonly Compared[]): string {
  const of = (direction: Compared["direction"]): readonly object[] =>
    changes.filter((change) => change.direction === direction).map(entryOf);
  const all = { weaker: of("weaker"), stronger: of("stronger"), neutral: of("neutral") };
  return `${JSON.stringify(all, null, 2)}\n`;
}

function entryOf(change: Compared): object {
  const { id, what, agents, tools, packagings, rules, spec } = change;
  const { fault = null, witness = null, path = null, acknowledged = null } = change;
  return { id, what, agents, tools, packagings, fault, witness, path, rules, spec, acknowledged };
}
