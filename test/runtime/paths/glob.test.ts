import { fc, test } from "@fast-check/vitest";
import picomatch from "picomatch";
import { describe, expect } from "vitest";
import { globOrBelow, globParts } from "#runtime/paths/glob";

const letters = fc.constantFrom("a", "b", ".", "-", "~", "@", "A");
const plain = fc.string({ unit: letters, minLength: 1, maxLength: 3 });
const braces = fc.array(plain, { minLength: 2, maxLength: 3 }).map((list) => `{${list.join(",")}}`);
const piece = fc.oneof(plain, fc.constant("*"), braces);
const name = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(piece, { minLength: 1, maxLength: 3 }).map((all) => all.join("")),
  },
  { weight: 1, arbitrary: fc.constant("**") },
  { weight: 1, arbitrary: fc.constantFrom("*", "a*", "*.b", ".a", "*.*", "*.") },
);
const glob = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("/"));
const path = fc
  .array(
    plain.filter((one) => !/^\.\.?$/u.test(one)),
    { minLength: 1, maxLength: 4 },
  )
  .map((names) => names.join("/"));
/** Globs beyond what is read without the library. */
const odd = [
  "!(a)",
  "[ab]",
  "a?b",
  "+(a|b)",
  "{1..3}",
  "{a..c,b}",
  "./a/*",
  "a b/*",
  "***",
  "{a,{b,c}}",
];

describe("globs", () => {
  test.prop([
    fc.oneof(
      glob,
      glob.map((one) => `/${one}`),
      fc.constantFrom(...odd),
    ),
  ])("fall into the parts that picomatch finds", (one) => {
    const { base, glob: rest } = picomatch.scan(one);
    expect(globParts(one)).toEqual({ base, rest });
  });

  test.prop([fc.oneof(glob, fc.constantFrom(...odd)), path, fc.boolean()], { numRuns: 4000 })(
    "match what picomatch matches, and below it",
    (one, at, nocase) => {
      const theirs = picomatch([one, `${one}/**`], { dot: true, nocase });
      expect(globOrBelow(one, nocase)(at)).toBe(theirs(at));
    },
  );
});
