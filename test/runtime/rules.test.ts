import { describe, expect, test } from "vitest";
import { decide } from "#runtime/decide";
import type { Predicates } from "#runtime/evaluate";
import type { Outcome } from "#runtime/outcome";
import { equals } from "#runtime/predicates/equals";
import { matches } from "#runtime/predicates/matches";
import { remind } from "#runtime/remind";
import type { DecideCase, DecideRule } from "#runtime/rule";
import { callOf, type CallParts } from "./support/call.ts";

const predicates: Predicates = {
  equals,
  matches,
  "agent-is": { kind: "agent-is", holds: () => ({ holds: true, unsure: true, because: "a link" }) },
  "tool-used": { kind: "tool-used", holds: () => ({ holds: false, because: "not read" }) },
};
const perhaps = { kind: "agent-is", in: [] } as const;
const never = {
  kind: "tool-used",
  tool: "x",
  since: "session",
  evidence: "call",
  maxBytes: 1,
} as const;
const is = (value: string) => ({ kind: "equals", field: "f", values: [value] }) as const;
const always = { kind: "all", of: [] } as const;
const write = { names: ["Write"] };

function decided(
  cases: readonly DecideCase[],
  parts: CallParts = {},
  more: Partial<DecideRule> = {},
) {
  const rule: DecideRule = { kind: "decide", cases, otherwise: "allow", ...more };
  return decide(predicates)(rule, callOf({ input: { f: "a" }, ...parts })) as Outcome;
}

describe("decide", () => {
  test("no case matches: otherwise, without a word when it allows", () => {
    const other = [{ tools: { names: ["Edit"] }, message: "m" }];
    expect(decided(other)).toEqual({ verdict: "none" });
    expect(decided(other, {}, { otherwise: "block", otherwiseMessage: "o" })).toEqual({
      verdict: "block",
      message: "o",
    });
    expect(decided([], {}, { otherwise: "block" })).toMatchObject({
      verdict: "block",
      message: "{hook} refuses this call.",
    });
  });

  test("a case without require refuses, one with a require lets pass when it holds", () => {
    expect(decided([{ tools: write, message: "m" }])).toEqual({ verdict: "block", message: "m" });
    expect(decided([{ tools: write, require: is("a"), message: "m" }])).toEqual({
      verdict: "allow",
    });
    expect(decided([{ tools: write, require: is("b"), message: "m" }])).toEqual({
      verdict: "block",
      message: "m",
    });
  });

  test("the first case that matches decides", () => {
    const cases = [
      { tools: write, where: is("b"), message: "first" },
      { tools: write, require: is("a"), message: "second" },
      { tools: write, message: "third" },
    ];
    expect(decided(cases)).toEqual({ verdict: "allow" });
    expect(decided(cases, { input: { f: "b" } })).toMatchObject({ message: "first" });
    expect(decided(cases, { input: { f: "c" } })).toMatchObject({ message: "second" });
  });

  test("71: who calls: only dottie may write", () => {
    const cases = [{ who: { except: ["dottie"] }, tools: write, message: "m" }];
    expect(decided(cases).verdict).toBe("block");
    expect(decided(cases, { agentType: "Dottie", agentId: "a" }).verdict).toBe("none");
    expect(decided(cases, { agentType: "dottie" }).verdict).toBe("none");
    expect(decided(cases, { agentId: "a" }).verdict).toBe("block");
  });

  test("reasons of both conditions reach the refusal", () => {
    expect(decided([{ tools: write, where: perhaps, message: "m" }])).toMatchObject({
      because: "a link",
    });
    expect(decided([{ tools: write, require: never, message: "m" }])).toMatchObject({
      because: "not read",
    });
    expect(decided([{ tools: write, where: perhaps, require: never, message: "m" }])).toMatchObject(
      {
        because: "a link; not read",
      },
    );
  });

  test("an unsure condition may refuse; it ends the search only by refusing", () => {
    const unsureThenBlock = [
      { tools: write, where: perhaps, require: always, message: "first" },
      { tools: write, message: "second" },
    ];
    expect(decided(unsureThenBlock)).toMatchObject({ verdict: "block", message: "second" });
    expect(decided(unsureThenBlock.slice(0, 1))).toEqual({ verdict: "allow" });
    expect(decided(unsureThenBlock.slice(0, 1), {}, { otherwise: "block" }).verdict).toBe("block");
    expect(decided([{ tools: write, require: perhaps, message: "m" }]).verdict).toBe("block");
    expect(
      decided([{ tools: write, where: { kind: "not", of: perhaps }, message: "m" }]).verdict,
    ).toBe("block");
  });

  test("the input is looked at only by the cases that need it", () => {
    const broken = { input: [] };
    expect(decided([{ tools: write, message: "m" }], broken).verdict).toBe("block");
    expect(
      decided([{ tools: { names: ["Edit"] }, where: is("a"), message: "m" }], broken).verdict,
    ).toBe("none");
    expect(() => decided([{ tools: write, where: is("a"), message: "m" }], broken)).toThrow(
      "no object",
    );
  });

  test("an agent that was held once is let go", () => {
    const cases = [{ tools: { any: true }, message: "m" }] as const;
    const stop = (event: string, active: unknown) =>
      decided(cases, { event, more: { stop_hook_active: active } }).verdict;
    expect(stop("SubagentStop", false)).toBe("block");
    expect(stop("SubagentStop", undefined)).toBe("block");
    expect(stop("SubagentStop", true)).toBe("none");
    expect(stop("Stop", true)).toBe("none");
    expect(stop("PreToolUse", true)).toBe("block");
  });
});

describe("remind", () => {
  const cases = [
    { tools: { names: ["Bash"] }, where: is("a"), text: "one" },
    { who: { only: ["dev"] }, tools: { any: true }, text: "two" },
    { tools: { names: ["Bash"] }, text: "three" },
  ] as const;
  const said = (parts: CallParts) =>
    remind(predicates)(
      { kind: "remind", cases },
      callOf({ event: "PostToolUse", tool: "Bash", input: { f: "a" }, ...parts }),
    );

  test("the texts of all matching cases, in order", () => {
    expect(said({})).toEqual({ verdict: "remind", text: "one\n\nthree" });
    expect(said({ agentType: "dev", agentId: "x" })).toMatchObject({ text: "one\n\ntwo\n\nthree" });
    expect(said({ input: {} })).toMatchObject({ text: "three" });
    expect(said({ tool: "Read" })).toEqual({ verdict: "none" });
  });
});
