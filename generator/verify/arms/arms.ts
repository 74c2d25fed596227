/**
 * The arms of one packaging: nothing installed; everything; each layer alone; everything but one layer;
 * each fault, on everything and on each layer alone. An arm makes only the calls that it says something of.
 */
import { FAULTS } from "#plan/plan";
import type { Guarantee, TargetPlan } from "#plan/plan";
import { mechanismLabel } from "#plan/mechanism-label";
import { handlersOf } from "../trials/firing.ts";
import type { Trial } from "../trials/trial.ts";
import type { ArmPlan } from "./arm-plan.ts";
import type { Layers } from "./layers.ts";

export const NOTHING = "nothing installed";
export const EVERYTHING = "everything installed";

export function armsOf(
  plan: TargetPlan,
  trials: readonly Trial[],
  layers: Layers,
): readonly ArmPlan[] {
  const guarantees = new Map(plan.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  const layersIn = ({ guarantee }: Trial): ReadonlySet<string> =>
    ownLayers(guarantees.get(guarantee), layers);
  const refusals = trials.filter(({ role }) => role === "refusal");
  const alone = (layer: string, among: readonly Trial[]): readonly Trial[] =>
    among.filter((trial) => layersIn(trial).size > 1 && layersIn(trial).has(layer));
  const samples = onePerSignature(refusals, (trial) => signature(guarantees.get(trial.guarantee)));
  const passes = onePerSignature(
    trials.filter(({ role, call }) => role === "pass" && call.tool !== "Agent"),
    (trial) => handlersSignature(plan, trial),
  );
  const arms = [
    { name: NOTHING, layers: [], trials },
    { name: EVERYTHING, layers: layers.names, trials },
    ...layers.names.map((layer) => ({
      name: `${layer} alone`,
      layers: [layer],
      trials: alone(layer, refusals),
    })),
    ...layers.names.map((layer) => ({
      name: `without ${layer}`,
      layers: layers.names.filter((other) => other !== layer),
      trials: refusals.filter((trial) => layersIn(trial).size > 2 && layersIn(trial).has(layer)),
    })),
    ...FAULTS.flatMap((fault) => [
      { name: fault, layers: layers.names, fault, trials: [...samples, ...passes] },
      ...layers.names.map((layer) => ({
        name: `${fault}, ${layer} alone`,
        layers: [layer],
        fault,
        trials: alone(layer, samples),
      })),
    ]),
  ];
  return arms.filter((arm) => arm.trials.length > 0);
}

function ownLayers(guarantee: Guarantee | undefined, layers: Layers): ReadonlySet<string> {
  return new Set(labelsOf(guarantee).map((label) => layers.of(label)));
}

function labelsOf(guarantee: Guarantee | undefined): readonly string[] {
  return (guarantee?.by ?? []).map(({ mechanism }) => mechanismLabel(mechanism));
}

/** Guarantees of one agent that rest on the same mechanisms and survive the same are broken by the same faults. */
export function signature(guarantee: Guarantee | undefined): string {
  const by = (guarantee?.by ?? []).map(({ mechanism, under }) => [
    mechanismLabel(mechanism),
    under,
  ]);
  return JSON.stringify([guarantee?.agent, guarantee?.tool.kind, by]);
}

function handlersSignature(plan: TargetPlan, { caller, call }: Trial): string {
  const hooks = handlersOf(plan, caller, call.tool).map(({ hook, scope }) => [hook.id, scope.kind]);
  return JSON.stringify([caller.type ?? "main", hooks]);
}

function onePerSignature(
  trials: readonly Trial[],
  signatureOf: (trial: Trial) => string,
): readonly Trial[] {
  const first = new Map<string, Trial>();
  for (const trial of trials) {
    const key = signatureOf(trial);
    if (!first.has(key)) first.set(key, trial);
  }
  return [...first.values()];
}
