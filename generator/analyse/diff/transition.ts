/** How one kind of call by one kind of caller went from the old plan to the new. */
import { type Fault, FAULTS } from "#plan/plan";
import type { Verdict } from "../effective/direct.ts";
import type { State } from "./state.ts";

export type Direction = "weaker" | "stronger";

export type Transition =
  /** The direct call has another verdict. */
  | { readonly kind: "verdict"; readonly direction: Direction }
  /** It depends on something else than before; which way only calls can show. */
  | { readonly kind: "condition" }
  /** There is a way round now, or no longer. */
  | { readonly kind: "route"; readonly direction: Direction }
  /** The refusal is lost under faults that it held under, or holds now. */
  | { readonly kind: "fault"; readonly direction: Direction; readonly faults: readonly Fault[] };

const RANK: Readonly<Record<Verdict, number>> = {
  absent: 0,
  denied: 0,
  conditional: 1,
  allowed: 2,
};

export function transitionsOf(old: State, now: State): readonly Transition[] {
  const rise = RANK[now.verdict] - RANK[old.verdict];
  const direct: readonly Transition[] =
    rise === 0
      ? conditionOf(old, now)
      : [{ kind: "verdict", direction: rise > 0 ? "weaker" : "stronger" }];
  const route = rise === 0 ? routeOf(old, now) : undefined;
  const faults = rise === 0 ? faultsOf(old, now, route?.direction) : [];
  return [...direct, ...(route === undefined ? [] : [route]), ...faults];
}

function conditionOf(old: State, now: State): readonly Transition[] {
  return now.verdict === "conditional" && old.meaning !== now.meaning
    ? [{ kind: "condition" }]
    : [];
}

function routeOf(
  old: State,
  now: State,
): Extract<Transition, { readonly kind: "route" }> | undefined {
  const [was, is] = [old.path !== undefined, now.path !== undefined];
  if (was === is) return undefined;
  return { kind: "route", direction: is ? "weaker" : "stronger" };
}

function faultsOf(old: State, now: State, route: Direction | undefined): readonly Transition[] {
  if (now.verdict === "allowed") return [];
  const changed = (from: State, to: State): readonly Fault[] =>
    FAULTS.filter((fault) => from.under[fault] !== "open" && to.under[fault] === "open");
  const lost = route === "weaker" ? [] : changed(old, now);
  const won = route === "stronger" ? [] : changed(now, old);
  return [
    ...(lost.length === 0 ? [] : [{ kind: "fault", direction: "weaker", faults: lost } as const]),
    ...(won.length === 0 ? [] : [{ kind: "fault", direction: "stronger", faults: won } as const]),
  ];
}
