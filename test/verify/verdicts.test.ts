import { describe, expect, test } from "vitest";
import { FAULTS, type Guarantee, type TargetPlan } from "#plan/plan";
import { armsOf } from "../../generator/verify/arms/arms.ts";
import { layersOf } from "../../generator/verify/arms/layers.ts";
import type { Observation } from "../../generator/verify/arms/observe.ts";
import { predict } from "../../generator/verify/arms/predict.ts";
import type { Shown } from "../../generator/verify/arms/run-arms.ts";
import { checkOf } from "../../generator/verify/judge/check.ts";
import { inconclusive } from "../../generator/verify/judge/conclusive.ts";
import { verdictsOf } from "../../generator/verify/judge/verdicts.ts";
import { compiled, SMALL, trialsOf } from "./support.ts";

const spec = await compiled(SMALL);
const plan: TargetPlan = spec.plan.project;
const { trials } = await trialsOf(spec, "project");

/** A client on which the mechanisms `broken` do nothing, and everything else is as the plan says. */
function client(broken: readonly string[]): readonly Shown[] {
  return armsOf(plan, trials, layersOf(plan), FAULTS).flatMap((arm) =>
    arm.trials.map((trial): Shown => {
      const fault = arm.fault === undefined ? {} : { fault: arm.fault };
      const predicted = predict(trial, { plan, has: arm.has, ...fault });
      const has = (label: string): boolean => arm.has(label) && !broken.includes(label);
      const real = predict(trial, { plan, has, ...fault });
      return { arm: arm.name, ...fault, trial, predicted, observed: observed(real.by, trial) };
    }),
  );
}

function observed(by: readonly string[], { leaves }: Shown["trial"]): Observation {
  const seen = { text: "", offered: true, watched: true };
  if (leaves !== undefined) return { ...seen, by: "ran", effect: by.length === 0 };
  const kind = by.some((label) => /^(?:strip|env):/u.test(label))
    ? "absent"
    : by.some((label) => label.startsWith("permission:"))
      ? "permission"
      : "hook";
  return { ...seen, by: by.length === 0 ? "ran" : kind, effect: false };
}

function outcomes(shown: readonly Shown[], guarantees: readonly Guarantee[] = plan.guarantees) {
  const checks = shown.flatMap((each) => checkOf(each, plan.hooks) ?? []);
  return verdictsOf(guarantees, checks, new Map([["qa/RemoteTrigger", "no such tool"]]));
}

const refuted = (shown: readonly Shown[]): readonly string[] =>
  outcomes(shown)
    .filter(({ outcome }) => outcome === "refuted")
    .map(({ guarantee }) => guarantee);

describe("verdicts", () => {
  test("a client that does as planned proves every guarantee that was tried", () => {
    const wrong = outcomes(client([])).filter(({ outcome }) => outcome !== "proven");
    expect(wrong).toEqual([]);
  });

  test("what was seen under each fault is what the plan says", () => {
    const write = outcomes(client([])).find(({ guarantee }) => guarantee === "qa/Write");
    const planned = plan.guarantees
      .find(({ id }) => id === "qa/Write")
      ?.by.map(({ under }) => under);
    expect(write?.mechanisms.map(({ under }) => under)).toEqual(planned);
  });

  test("a hook that does nothing refutes what rests on it, and nothing else", () => {
    expect(refuted(client(["hook:keep-secrets@settings"]))).toEqual(["keep-secrets/WebFetch"]);
    expect(refuted(client(["hook:block-writes@frontmatter"]))).toEqual(["qa/Edit", "qa/Write"]);
  });

  test("a lost tool list is found out although hooks refuse the calls", () => {
    const found = outcomes(client(["strip:qa"])).filter(({ outcome }) => outcome === "refuted");
    const blamed = found.flatMap(({ mechanisms }) =>
      mechanisms.filter(({ outcome }) => outcome === "refuted").map(({ mechanism }) => mechanism),
    );
    expect(found.map(({ guarantee }) => guarantee)).toContain("qa/Bash");
    expect(new Set(blamed)).toEqual(new Set(["strip:qa"]));
  });

  test("a mechanism that the plan counts on and that refuses nothing is refuted", () => {
    const [write] = plan.guarantees.filter(({ id }) => id === "qa/Write");
    const stray = plan.guarantees.find(({ id }) => id === "keep-secrets/WebFetch")?.by ?? [];
    if (write === undefined) throw new Error("no qa/Write");
    const padded = { ...write, by: [...write.by, ...stray] };
    const [result] = outcomes(client([]), [padded]);
    expect(result?.outcome).toBe("refuted");
    expect(result?.mechanisms.at(-1)).toMatchObject({
      mechanism: "hook:keep-secrets@settings",
      outcome: "refuted",
    });
  });

  test("what was not tried is skipped with its reason", () => {
    const [result] = verdictsOf(
      plan.guarantees.slice(0, 1),
      [],
      new Map([[plan.guarantees[0]?.id ?? "", "why"]]),
    );
    expect(result).toMatchObject({ outcome: "skipped", reason: "why" });
  });
});

describe("conclusive", () => {
  const [trial] = trials;
  const seen = (observed: Partial<Observation>): Shown => {
    if (trial === undefined) throw new Error("no trial");
    const whole = { by: "ran", text: "", offered: true, watched: false, effect: false } as const;
    const predicted = { outcome: "passes", by: [], normally: [] } as const;
    return { arm: "", trial, predicted, observed: { ...whole, ...observed } };
  };

  test("a call that ran, or failed by itself in sight of our hook, tells something", () => {
    expect(inconclusive(seen({ by: "ran" }))).toBeUndefined();
    expect(inconclusive(seen({ by: "refused", watched: true }))).toBeUndefined();
  });

  test("a call that never got to the hooks tells nothing, and the client's reason is kept", () => {
    const reason = inconclusive(
      seen({ by: "refused", text: "<tool_use_error>No cell</tool_use_error>" }),
    );
    expect(reason).toContain("the client itself refuses");
    expect(reason).toMatch(/: No cell$/u);
    expect(inconclusive(seen({ by: "absent" }))).toContain("the client offers no");
    expect(inconclusive(seen({ by: "hook" }))).toContain("with nothing installed");
  });
});
