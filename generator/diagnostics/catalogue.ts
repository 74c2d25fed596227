import { closest, distance } from "fastest-levenshtein";
import type { Span } from "#ir/span";
import { clientCodes } from "./codes/client.ts";
import { foundCodes } from "./codes/found.ts";
import { effectCodes } from "./codes/effect.ts";
import { ioCodes } from "./codes/io.ts";
import { loadCodes } from "./codes/load.ts";
import { nameCodes } from "./codes/names.ts";
import { ruleCodes } from "./codes/rules.ts";
import { shapeCodes } from "./codes/shape.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Entry } from "./entry.ts";

const codes = {
  ...loadCodes,
  ...shapeCodes,
  ...nameCodes,
  ...clientCodes,
  ...ruleCodes,
  ...effectCodes,
  ...ioCodes,
  ...foundCodes,
};

/** The name of a kind of finding; stable, so that scripts can rely on it. */
export type Code = keyof typeof codes;

/** What each code's message has to be told. */
export type Params = {
  readonly [C in Code]: Parameters<(typeof codes)[C]["message"]> extends [infer P] ? P : object;
};

/** Every code with what it means; a code that is not here does not compile. */
export const catalogue: { readonly [C in Code]: Entry<Params[C]> } = codes;

/** Further places and nearer advice for one finding; without `help` a near name or the entry's fix is given. */
export interface Extra {
  readonly related?: Diagnostic["related"];
  readonly help?: string | undefined;
}

/** Makes the finding `code` at `span`; the parameters are those that the code's message asks for. */
export function report<C extends Code>(
  code: C,
  span: Span,
  params: Params[C],
  extra: Extra = {},
): Diagnostic {
  const entry: Entry<Params[C]> = catalogue[code];
  return {
    code,
    severity: entry.severity,
    message: entry.message(params),
    span,
    related: extra.related ?? [],
    help: extra.help ?? nearHelp(params) ?? entry.fix,
  };
}

function nearHelp(params: object): string | undefined {
  return "near" in params && typeof params.near === "string"
    ? `Did you mean "${params.near}"?`
    : undefined;
}

/**
 * The candidate that a misspelt name most likely means: up to four letters in ten may differ, or
 * the same letters stand in another order; letter case counts for nothing; `undefined` when none
 * is that close.
 */
export function near(name: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const wanted = name.toLowerCase();
  const lowered = candidates.map((candidate) => candidate.toLowerCase());
  const best = closest(wanted, lowered);
  const allowed = Math.floor(Math.max(wanted.length, best.length) * 0.4);
  const meant =
    distance(wanted, best) <= allowed
      ? best
      : lowered.find((candidate) => letters(candidate) === letters(wanted));
  return meant === undefined ? undefined : candidates[lowered.indexOf(meant)];
}

/** What two names share when letters were swapped: in a short name that is too far by edits. */
function letters(name: string): string {
  return [...name].toSorted().join("");
}
