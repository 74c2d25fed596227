/**
 * The arms of one packaging: nothing installed; everything; each layer alone; everything but one layer;
 * each fault. An arm makes only the calls that it says something of.
 */
import type { Fault, Guarantee, TargetPlan } from "#plan/plan";
import { mechanismLabel } from "#plan/mechanism-label";
import type { Trial } from "../trials/trial.ts";
import type { ArmPlan } from "./arm-plan.ts";
import { faultArms } from "./fault-arms.ts";
import type { Layers } from "./layers.ts";
import { onePer } from "./one-per.ts";
import { predict } from "./predict.ts";

export const NOTHING = "nothing installed";
export const EVERYTHING = "everything installed";

export function armsOf(
  plan: TargetPlan,
  trials: readonly Trial[],
  layers: Layers,
  faults: readonly Fault[],
): readonly ArmPlan[] {
  const refusals = trials.filter(({ role }) => role === "refusal");
  const refusers = new Map(refusals.map((trial) => [trial, refusersOf(plan, trial)]));
  const layersIn = (trial: Trial): ReadonlySet<string> =>
    new Set(refusers.get(trial)?.map((label) => layers.of(label)));
  const concerning = (layer: string, atLeast: number, among: readonly Trial[]): readonly Trial[] =>
    among.filter((trial) => layersIn(trial).size >= atLeast && layersIn(trial).has(layer));
  const alone = (layer: string, among: readonly Trial[]): ArmPlan => ({
    name: `${layer} alone`,
    has: (label) => layers.of(label) === layer,
    // Further spellings of a tool's name are shown by the arms that make every call.
    trials: concerning(layer, 2, among).filter(({ id, guarantee }) => id === guarantee),
  });
  const without = layers.names.map((layer) => ({
    name: `without ${layer}`,
    has: (label: string) => layers.of(label) !== layer,
    trials: onePer(concerning(layer, 3, refusals), signatureOf(plan)),
  }));
  const arms: readonly ArmPlan[] = [
    { name: NOTHING, has: () => false, trials },
    { name: EVERYTHING, has: () => true, trials },
    ...layers.names.map((layer) => alone(layer, refusals)),
    ...without,
    ...isolated(plan, refusals, layers, refusers),
    ...faults.flatMap((fault) => faultArms(plan, fault, trials, layers)),
  ];
  return arms.filter((arm) => arm.trials.length > 0);
}

/** Labels of all that refuse the trial's call when everything is installed. */
function refusersOf(plan: TargetPlan, trial: Trial): readonly string[] {
  return predict(trial, { plan, has: () => true }).by;
}

/** Where two mechanisms of one layer refuse the same call, each own one gets an arm by itself. */
function isolated(
  plan: TargetPlan,
  refusals: readonly Trial[],
  layers: Layers,
  refusers: ReadonlyMap<Trial, readonly string[]>,
): readonly ArmPlan[] {
  const guarantees = new Map(plan.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  const needed = refusals.flatMap((trial) => {
    const all = refusers.get(trial) ?? [];
    return labelsOf(guarantees.get(trial.guarantee))
      .filter((label) => all.filter((other) => layers.of(other) === layers.of(label)).length > 1)
      .map((label) => ({ label, trial }));
  });
  const byLabel = Map.groupBy(needed, ({ label }) => label);
  return [...byLabel].map(([label, found]) => ({
    name: `${label} alone`,
    has: (mechanism) => mechanism === label,
    trials: found.map(({ trial }) => trial),
  }));
}

function labelsOf(guarantee: Guarantee | undefined): readonly string[] {
  return [...new Set((guarantee?.by ?? []).map(({ mechanism }) => mechanismLabel(mechanism)))];
}

/** Guarantees of one agent that rest on the same mechanisms. */
function signatureOf(plan: TargetPlan): (trial: Trial) => string {
  const signatures = new Map(
    plan.guarantees.map(({ id, agent, tool, by }) => [
      id,
      JSON.stringify([agent, tool.kind, by.map(({ mechanism }) => mechanismLabel(mechanism))]),
    ]),
  );
  return ({ guarantee }) => signatures.get(guarantee) ?? "";
}
