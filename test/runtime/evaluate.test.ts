import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DeadlinePassed } from "#runtime/deadline";
import { evaluate, type Predicates } from "#runtime/evaluate";
import type { Answer, PredicateData } from "#runtime/predicate";
import { callOf, noClock } from "./support/call.ts";

const call = callOf();

/** `equals` stands in for a leaf whose answer the test chooses by its field. */
const answers: Readonly<Record<string, () => Answer>> = {
  yes: () => ({ holds: true, because: "seen" }),
  plainYes: () => ({ holds: true }),
  no: () => ({ holds: false, because: "missing" }),
  unsure: () => ({ holds: true, unsure: true }),
  throws: () => {
    throw new Error("fell over");
  },
  late: () => {
    throw new DeadlinePassed(5);
  },
};
const predicates: Predicates = {
  equals: {
    kind: "equals",
    holds: (data) => answers[data.kind === "equals" ? data.field : ""]?.() ?? { holds: false },
  },
};
const leaf = (field: string): PredicateData => ({ kind: "equals", field, values: [] });
const ask = (data: PredicateData) => evaluate(data, call, predicates);
const of = (kind: "all" | "any", ...fields: readonly string[]) =>
  ask({ kind, of: fields.map(leaf) });

describe("combinators", () => {
  test.each([
    ["all", ["yes", "plainYes"], true],
    ["all", ["yes", "no"], false],
    ["all", [], true],
    ["any", ["no", "yes"], true],
    ["any", ["no", "no"], false],
    ["any", [], false],
  ] as const)("%s of %j: %s", (kind, fields, holds) => {
    const answer = of(kind, ...fields);
    expect(answer.holds).toBe(holds);
    expect(answer.unsure).toBeUndefined();
  });

  test("unsure stays unsure unless something settles it", () => {
    expect(of("all", "unsure", "yes").unsure).toBe(true);
    expect(of("all", "unsure", "no")).toEqual({ holds: false, because: "missing" });
    expect(of("any", "unsure", "no").unsure).toBe(true);
    expect(of("any", "unsure", "yes").unsure).toBeUndefined();
    expect(ask({ kind: "not", of: leaf("unsure") })).toEqual({ holds: true, unsure: true });
  });

  test("a throw counts only when nothing settles the matter", () => {
    expect(of("any", "throws", "yes").holds).toBe(true);
    expect(of("all", "throws", "no").holds).toBe(false);
    expect(() => of("any", "throws", "no")).toThrow("fell over");
    expect(() => of("all", "yes", "throws")).toThrow("fell over");
    expect(() => of("any", "unsure", "throws")).toThrow("fell over");
    expect(() => ask({ kind: "not", of: leaf("throws") })).toThrow("fell over");
  });

  test("the deadline always counts", () => {
    expect(() => of("any", "late", "yes")).toThrow(DeadlinePassed);
    const clock = {
      ...noClock,
      check: () => {
        throw new DeadlinePassed(1);
      },
    };
    expect(() =>
      evaluate({ kind: "all", of: [leaf("no")] }, { ...call, clock }, predicates),
    ).toThrow(DeadlinePassed);
  });

  test("reasons come along: of what settles, else of all", () => {
    expect(of("all", "yes", "plainYes", "yes").because).toBe("seen; seen");
    expect(of("all", "yes", "no").because).toBe("missing");
    expect(of("any", "no", "no").because).toBe("missing; missing");
    expect(of("any", "no", "yes").because).toBe("seen");
    expect(of("all", "plainYes")).toEqual({ holds: true });
    expect(ask({ kind: "not", of: leaf("no") })).toEqual({ holds: true, because: "missing" });
    expect(ask({ kind: "not", of: leaf("yes") })).toEqual({ holds: false, because: "seen" });
  });

  test("a kind that the hook does not carry is a fault", () => {
    expect(() => ask({ kind: "agent-is", in: [] })).toThrow('no predicate "agent-is"');
  });

  test("property: the order of conditions never changes the verdict", () => {
    const verdict = (kind: "all" | "any", fields: readonly string[]) => {
      try {
        const { holds, unsure } = of(kind, ...fields);
        return `${holds} ${unsure}`;
      } catch {
        return "throws";
      }
    };
    const fields = fc.array(fc.constantFrom("yes", "no", "unsure", "throws"), { maxLength: 6 });
    const shuffled = fields.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(fc.constantFrom("all", "any"), shuffled, (kind, [list, other]) => {
        expect(verdict(kind, other)).toBe(verdict(kind, list));
      }),
    );
  });
});
