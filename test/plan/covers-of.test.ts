import * as fc from "fast-check";
import { expect, test } from "vitest";
import { coversAgent } from "#runtime/who";
import { coversOf } from "../../generator/plan/covers-of.ts";

const name = fc.constantFrom("main", "unknown", "qa", "QA", "dev", "pal-e:dev");
const selector = fc.oneof(
  fc.record({ only: fc.array(name, { maxLength: 4 }) }),
  fc.record({ except: fc.array(name, { maxLength: 4 }) }),
  fc.constant(undefined),
);

test("names as a set decide what the hook runtime decides by its list", () => {
  fc.assert(
    fc.property(selector, fc.constantFrom("main", "unknown", "qa", "dev"), (who, identity) => {
      expect(coversOf(who)(identity)).toBe(coversAgent(who, identity));
    }),
  );
});
