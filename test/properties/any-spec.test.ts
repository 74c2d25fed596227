import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { hasError } from "../../generator/pipeline.ts";
import { compileSpec, specIn, specOf } from "../support/compile-spec.ts";
import { REPOSITORY } from "../support/repository.ts";
import { specArbitrary, specText } from "../support/spec-arbitrary.ts";

const shipped = specIn(`${REPOSITORY}spec`, "enforcement.yaml");

/** Pieces that break YAML, names, patterns and templates in different ways. */
const shard = fc.oneof(
  fc.constantFrom(
    "\t",
    "---",
    "&a",
    "*a",
    "!!x",
    "{{x}}",
    "[",
    "}",
    ": ",
    "\0",
    "\r",
    "null",
    "__proto__: 1\n",
    "(",
    "\\",
    "-1",
    "''",
  ),
  fc.string({ unit: "binary", maxLength: 4 }),
);

/** The shipped spec with a few stretches cut out, doubled or overwritten. */
const mutated = fc
  .array(fc.tuple(fc.nat(shipped.text.length), fc.nat(60), shard, fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  })
  .map((edits) =>
    edits.reduce(
      (text, [at, length, put, keep]) =>
        text.slice(0, at) + put + (keep ? text.slice(at) : text.slice(at + length)),
      shipped.text,
    ),
  );

describe("whatever the text", () => {
  test.prop([fc.string({ unit: "binary", maxLength: 300 })], { numRuns: 50 })(
    "garbage gives findings",
    async (text) => {
      const { diagnostics, files } = await compileSpec(specOf(text));
      expect(hasError(diagnostics)).toBe(true);
      expect(files).toEqual([]);
    },
  );

  test.prop([mutated], { numRuns: 12 })(
    "a damaged spec gives findings at places in it, or files",
    async (text) => {
      const { diagnostics, files } = await compileSpec({ ...shipped, text });
      expect(files.length === 0).toBe(hasError(diagnostics));
      const lines = text.split("\n").length;
      for (const { span } of diagnostics) {
        expect(span.start.line).toBeGreaterThanOrEqual(1);
        expect(span.start.line).toBeLessThanOrEqual(lines + 1);
      }
    },
  );

  test.prop([specArbitrary], { numRuns: 20 })(
    "a made spec gives files, or findings that are no fault of its shape",
    async (spec) => {
      const { diagnostics, files } = await compileSpec(specOf(specText(spec)));
      expect(files.length === 0).toBe(hasError(diagnostics));
      const shape = ["wrong-type", "unknown-key", "missing-key", "wrong-form", "conflicting-keys"];
      expect(diagnostics.map(({ code }) => code).filter((code) => shape.includes(code))).toEqual(
        [],
      );
    },
  );
});
