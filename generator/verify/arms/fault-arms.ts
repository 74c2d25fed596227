/**
 * The arms of one fault. A fault breaks mechanisms, not guarantees: for each mechanism one call that it
 * alone refuses when nothing is broken, and beside that calls that pass, to see what a fault blocks too much.
 */
import type { Fault, TargetPlan } from "#plan/plan";
import { handlersOf } from "../trials/firing.ts";
import type { Trial } from "../trials/trial.ts";
import type { ArmPlan } from "./arm-plan.ts";
import type { Layers } from "./layers.ts";
import { onePer } from "./one-per.ts";
import { predict } from "./predict.ts";

export function faultArms(
  plan: TargetPlan,
  fault: Fault,
  trials: readonly Trial[],
  layers: Layers,
): readonly ArmPlan[] {
  const refusals = trials.filter(({ role }) => role === "refusal");
  const whole = isolating(plan, refusals, () => true);
  const passes = onePer(trials.filter(isFree), (trial) => handlersKey(plan, trial));
  const shown = new Set(whole.keys());
  const rest = layers.names.map((layer): ArmPlan => {
    const has = (label: string): boolean => layers.of(label) === layer;
    const found = [...isolating(plan, refusals, has)].filter(([label]) => !shown.has(label));
    for (const [label] of found) shown.add(label);
    return { name: `${fault}, ${layer} alone`, fault, has, trials: distinct(found) };
  });
  return [
    { name: fault, fault, has: () => true, trials: [...distinct([...whole]), ...passes] },
    ...rest,
  ];
}

/** Per mechanism the first trial that it alone refuses, of what is installed. */
function isolating(
  plan: TargetPlan,
  trials: readonly Trial[],
  has: ArmPlan["has"],
): ReadonlyMap<string, Trial> {
  const found = new Map<string, Trial>();
  for (const trial of trials) {
    const { normally } = predict(trial, { plan, has });
    const label = showing(normally);
    if (label !== undefined && !found.has(label)) found.set(label, trial);
  }
  return found;
}

/**
 * The mechanism that a refusal by `labels` shows: a single one, or a tool list, which the client words
 * in its own way, whatever else would refuse.
 */
export function showing(labels: readonly string[]): string | undefined {
  if (labels.length === 1) return labels[0];
  const lists = labels.filter((label) => label.startsWith("strip:"));
  return lists.length === 1 && !labels.some((label) => label.startsWith("env:"))
    ? lists[0]
    : undefined;
}

/** A call that passes without anything said or done before it. */
function isFree({ role, call, words, before, caller }: Trial): boolean {
  const said = words !== "" && caller.type !== undefined;
  return role === "pass" && call.tool !== "Agent" && !said && before.length === 0;
}

function handlersKey(plan: TargetPlan, { caller, call }: Trial): string {
  const hooks = handlersOf(plan, caller, call.tool).map(({ hook, scope }) => [hook.id, scope.kind]);
  return JSON.stringify(hooks);
}

function distinct(found: readonly (readonly [string, Trial])[]): readonly Trial[] {
  return [...new Set(found.map(([, trial]) => trial))];
}
