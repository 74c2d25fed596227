/** Every recorded Bash guard case, with the layout it was recorded in. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verdict, type GuardRule } from "./support/bash-call.ts";
import { makeLayout, type Layout } from "./support/layout.ts";

interface GuardCase {
  readonly id: string;
  readonly rule: GuardRule;
  readonly head: "main" | "feat";
  readonly command: string;
  readonly want: "block" | "allow";
}

const file = new URL("../../fixtures/cases/bash-guard.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(file, "utf8")) as {
  readonly cases: readonly GuardCase[];
};

describe("bash-guard.json", () => {
  let layout: Layout;
  beforeAll(() => {
    layout = makeLayout();
  });
  afterAll(() => layout.remove());

  test("the file holds the cases", () => {
    expect(cases.length).toBe(52);
  });

  test.each(cases)("$id $rule on $head: $command", ({ rule, head, command, want }) => {
    const cwd = head === "main" ? layout.repo : layout.feat;
    expect(verdict(rule, command, cwd)).toMatch(new RegExp(`^${want}`, "u"));
  });
});
