import { describe, expect, test } from "vitest";
import { mechanismLabel } from "#plan/mechanism-label";
import { FAULTS, type Packaging } from "#plan/plan";
import { armsOf, EVERYTHING, NOTHING } from "../../generator/verify/arms/arms.ts";
import type { ArmPlan } from "../../generator/verify/arms/arm-plan.ts";
import { showing } from "../../generator/verify/arms/fault-arms.ts";
import { layersOf } from "../../generator/verify/arms/layers.ts";
import { predict, type Prediction } from "../../generator/verify/arms/predict.ts";
import type { Trial, Untried } from "../../generator/verify/trials/trial.ts";
import { type Compiled, compiled, SHIPPED, trialsOf } from "./support.ts";

interface Site {
  readonly spec: Compiled;
  readonly packaging: Packaging;
  readonly trials: readonly Trial[];
  readonly untried: readonly Untried[];
  readonly arms: readonly ArmPlan[];
}

const packagings: readonly Packaging[] = ["project", "plugin"];
const spec = await compiled(SHIPPED, "enforcement.yaml");

async function prepared(packaging: Packaging): Promise<Site> {
  const { trials, untried } = await trialsOf(spec, packaging);
  const plan = spec.plan[packaging];
  return { spec, packaging, trials, untried, arms: armsOf(plan, trials, layersOf(plan), FAULTS) };
}

const sites = new Map(
  await Promise.all(packagings.map(async (each) => [each, await prepared(each)] as const)),
);

function siteOf(packaging: Packaging): Site {
  const site = sites.get(packaging);
  if (site === undefined) throw new Error(`no ${packaging}`);
  return site;
}

function predictions({ spec, packaging, arms }: Site): readonly {
  readonly arm: ArmPlan;
  readonly trial: Trial;
  readonly said: Prediction;
}[] {
  const plan = spec.plan[packaging];
  return arms.flatMap((arm) => {
    const fault = arm.fault === undefined ? {} : { fault: arm.fault };
    return arm.trials.map((trial) => ({
      arm,
      trial,
      said: predict(trial, { plan, has: arm.has, ...fault }),
    }));
  });
}

function triedIn(trials: readonly Trial[]): ReadonlySet<string> {
  const refusals = trials.filter(({ role }) => role === "refusal");
  return new Set(refusals.map(({ guarantee }) => guarantee));
}

describe.each(packagings)("the shipped spec as %s", (packaging) => {
  test("every guarantee is tried, or the client has no such tool for the agent", () => {
    const { spec, trials, untried } = siteOf(packaging);
    const tried = triedIn(trials);
    const missing = spec.plan[packaging].guarantees.filter(({ id }) => !tried.has(id));
    expect(missing.map(({ id }) => id)).toEqual(untried.map(({ guarantee }) => guarantee));
    for (const { reason } of untried) expect(reason).toContain("the client offers");
  });

  test("no two mechanisms of one guarantee share a layer", () => {
    const plan = siteOf(packaging).spec.plan[packaging];
    const layers = layersOf(plan);
    for (const { id, by } of plan.guarantees) {
      const labels = [...new Set(by.map(({ mechanism }) => mechanismLabel(mechanism)))];
      expect(new Set(labels.map((label) => layers.of(label))).size, id).toBe(labels.length);
    }
  });

  test("with nothing installed every call passes, with everything every refusal is refused", () => {
    const all = predictions(siteOf(packaging));
    const bare = all.filter(({ arm }) => arm.name === NOTHING);
    expect(new Set(bare.map(({ said }) => said.outcome))).toEqual(new Set(["passes"]));
    const whole = all.filter(({ arm }) => arm.name === EVERYTHING);
    const asWanted = whole.filter(
      ({ trial, said }) => said.outcome === (trial.role === "refusal" ? "refused" : "passes"),
    );
    expect(asWanted.length).toBe(whole.length);
  });

  test("each mechanism of each guarantee stands alone in some arm", () => {
    const site = siteOf(packaging);
    const shown = new Set(
      predictions(site)
        .filter(({ trial, said }) => trial.role === "refusal" && said.outcome === "refused")
        .map(({ trial, said }) => `${trial.guarantee} ${showing(said.by)}`),
    );
    const tried = triedIn(site.trials);
    const wanted = site.spec.plan[packaging].guarantees
      .filter(({ id }) => tried.has(id))
      .flatMap(({ id, by }) => by.map(({ mechanism }) => `${id} ${mechanismLabel(mechanism)}`));
    expect(wanted.filter((each) => !shown.has(each))).toEqual([]);
  });

  test.each(FAULTS)("%s is tried on every mechanism by itself", (fault) => {
    const site = siteOf(packaging);
    const shown = new Set(
      predictions(site)
        .filter(({ arm, trial }) => arm.fault === fault && trial.role === "refusal")
        .map(({ said }) => showing(said.normally)),
    );
    const labels = site.spec.plan[packaging].guarantees.flatMap(({ by }) =>
      by.map(({ mechanism }) => mechanismLabel(mechanism)),
    );
    expect([...new Set(labels)].filter((label) => !shown.has(label))).toEqual([]);
  });

  test("the arms of a fault make calls that pass, to see what the fault blocks too much", () => {
    const site = siteOf(packaging);
    const passing = site.arms
      .filter(({ fault }) => fault === "script-missing")
      .flatMap((arm) => arm.trials.filter(({ role }) => role === "pass"));
    expect(passing.length).toBeGreaterThan(3);
  });
});
