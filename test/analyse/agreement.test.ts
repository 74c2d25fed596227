/** The static verdict on a direct call is what the real bundle does with such a call. */
import fc from "fast-check";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specOf } from "../support/compile-spec.ts";
import { specArbitrary, specText } from "../support/spec-arbitrary.ts";
import { agreement } from "./support/agreement.ts";
import { SHIPPED } from "./support/compiled.ts";
import { ownFolder } from "./support/compare.ts";

const folder = ownFolder();
const newFolder = (): string => mkdtempSync(join(folder, "spec-"));

test.each(["project", "plugin"] as const)(
  "on the shipped spec, as %s",
  async (packaging) => {
    const { asked, differ } = await agreement(SHIPPED, newFolder(), packaging, 3);
    expect(differ).toEqual([]);
    expect(asked).toBeGreaterThan(60);
  },
  120_000,
);

test("on specs of any kind", async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(
      specArbitrary,
      fc.constantFrom("project" as const, "plugin" as const),
      async (spec, packaging) => {
        const told = await agreement(specOf(specText(spec)), newFolder(), packaging, 11);
        asked += told.asked;
        expect(told.differ).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
  expect(asked).toBeGreaterThan(50);
}, 180_000);
