import { describe, expect, test } from "vitest";
import { combine } from "../../generator/simulate/combine.ts";
import type { Verdict } from "../../generator/simulate/effect.ts";

const effects = (...verdicts: readonly Verdict[]) =>
  verdicts.map((verdict) => ({ verdict, why: "" }));

describe("many voices, one decision", () => {
  test.each<[readonly Verdict[], object]>([
    [[], { decision: "none" }],
    [["none", "none"], { decision: "none" }],
    [["none", "allow"], { decision: "allow" }],
    [["allow", "ask"], { decision: "none", permission: "ask" }],
    [["ask", "defer", "allow"], { decision: "none", permission: "defer" }],
    [["allow", "defer", "block", "ask"], { decision: "block" }],
  ])("%j", (verdicts, decision) => {
    expect(combine(effects(...verdicts))).toEqual(decision);
    expect(combine(effects(...verdicts.toReversed()))).toEqual(decision);
  });

  test("every added text is delivered, in order, also beside a refusal", () => {
    expect(
      combine([
        { verdict: "none", why: "", context: "one" },
        { verdict: "block", why: "" },
        { verdict: "none", why: "", context: "two" },
      ]),
    ).toEqual({ decision: "block", context: "one\n\ntwo" });
  });
});
