/**
 * The arms of one packaging: nothing installed; everything; each layer alone; everything but one layer;
 * each fault, on everything and on the layers that hooks are in. An arm makes only the calls that it
 * says something of.
 */
import { FAULTS } from "#plan/plan";
import type { Fault, Guarantee, TargetPlan } from "#plan/plan";
import { mechanismLabel } from "#plan/mechanism-label";
import { handlersOf } from "../trials/firing.ts";
import type { Trial } from "../trials/trial.ts";
import type { ArmPlan } from "./arm-plan.ts";
import type { Layers } from "./layers.ts";
import { predict } from "./predict.ts";

export const NOTHING = "nothing installed";
export const EVERYTHING = "everything installed";

export function armsOf(
  plan: TargetPlan,
  trials: readonly Trial[],
  layers: Layers,
): readonly ArmPlan[] {
  const refusals = trials.filter(({ role }) => role === "refusal");
  const refusers = new Map(refusals.map((trial) => [trial, refusersOf(plan, trial)]));
  const layersIn = (trial: Trial): ReadonlySet<string> =>
    new Set(refusers.get(trial)?.map((label) => layers.of(label)));
  const concerning = (layer: string, atLeast: number, among: readonly Trial[]): readonly Trial[] =>
    among.filter((trial) => layersIn(trial).size >= atLeast && layersIn(trial).has(layer));
  const alone = (layer: string, among: readonly Trial[]): Omit<ArmPlan, "fault"> => ({
    name: `${layer} alone`,
    has: (label) => layers.of(label) === layer,
    // Further spellings of a tool's name are shown by the arms that make every call.
    trials: concerning(layer, 2, among).filter(({ id, guarantee }) => id === guarantee),
  });
  const without = layers.names.map((layer) => ({
    name: `without ${layer}`,
    has: (label: string) => layers.of(label) !== layer,
    trials: concerning(layer, 3, refusals),
  }));
  const [samples, passes] = sampled(plan, trials);
  const arms: readonly ArmPlan[] = [
    { name: NOTHING, has: () => false, trials },
    { name: EVERYTHING, has: () => true, trials },
    ...layers.names.map((layer) => alone(layer, refusals)),
    ...without,
    ...isolated(plan, refusals, layers, refusers),
    ...FAULTS.flatMap((fault) => [
      { name: fault, fault, has: () => true, trials: [...samples, ...passes] },
      ...layers.names
        // A tool list shows by itself: the client says that the tool is not there, whatever hooks do.
        .filter((layer) => layer !== "tool lists")
        .map((layer) => underFault(alone(layer, samples), fault)),
    ]),
  ];
  return arms.filter((arm) => arm.trials.length > 0);
}

function underFault(arm: Omit<ArmPlan, "fault">, fault: Fault): ArmPlan {
  return { ...arm, name: `${fault}, ${arm.name}`, fault };
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

/** Guarantees of one agent that rest on the same mechanisms and survive the same are broken by the same faults. */
export function signature(guarantee: Guarantee | undefined): string {
  const by = (guarantee?.by ?? []).map(({ mechanism, under }) => [
    mechanismLabel(mechanism),
    under,
  ]);
  return JSON.stringify([guarantee?.agent, guarantee?.tool.kind, by]);
}

/** For the fault arms: one refusal per signature, and one passing call per set of hooks that start for it. */
function sampled(
  plan: TargetPlan,
  trials: readonly Trial[],
): readonly [refusals: readonly Trial[], passes: readonly Trial[]] {
  const guarantees = new Map(plan.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  const refusals = trials.filter(({ role }) => role === "refusal");
  const passes = trials.filter(
    ({ role, call, words, before }) =>
      role === "pass" && call.tool !== "Agent" && words === "" && before.length === 0,
  );
  return [
    onePer(refusals, ({ guarantee }) => signature(guarantees.get(guarantee))),
    onePer(passes, (trial) => handlersSignature(plan, trial)),
  ];
}

function handlersSignature(plan: TargetPlan, { caller, call }: Trial): string {
  const hooks = handlersOf(plan, caller, call.tool).map(({ hook, scope }) => [hook.id, scope.kind]);
  return JSON.stringify(hooks);
}

function onePer(trials: readonly Trial[], keyOf: (trial: Trial) => string): readonly Trial[] {
  return [...Map.groupBy(trials, keyOf).values()].flatMap((group) => group.slice(0, 1));
}
