import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { parse, stringify } from "yaml";
import { formatFiles } from "../../generator/format/format.ts";
import type { GenerateResult } from "../../generator/pipeline.ts";
import { compileSpec, specIn, specOf } from "../support/compile-spec.ts";
import { REPOSITORY } from "../support/repository.ts";
import { specArbitrary, specText } from "../support/spec-arbitrary.ts";

const shipped = specIn(`${REPOSITORY}spec`, "enforcement.yaml");

function texts({ files }: GenerateResult): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, content }) => [path, content]));
}

describe("the same spec gives the same bytes", () => {
  test.prop([specArbitrary], { numRuns: 8 })("twice in one process", async (spec) => {
    const text = specText(spec);
    const first = await compileSpec(specOf(text));
    expect(texts(await compileSpec(specOf(text)))).toEqual(texts(first));
  });

  test("whatever the notation: comments, flow or block, quotes, line ends", async () => {
    const plain = texts(await compileSpec(shipped));
    const flow = stringify(parse(shipped.text), {
      collectionStyle: "flow",
      aliasDuplicateObjects: false,
    });
    expect(texts(await compileSpec({ ...shipped, text: flow }))).toEqual(plain);
    const windows = `\uFEFF# a comment\r\n${shipped.text.replaceAll("\n", "\r\n")}`;
    expect(texts(await compileSpec({ ...shipped, text: windows }))).toEqual(plain);
  });

  test.prop([fc.infiniteStream(fc.nat())], { numRuns: 3 })(
    "whatever the order of keys inside an entry",
    async (order) => {
      const plain = texts(await compileSpec(shipped));
      const text = stringify(shuffledSpec(parse(shipped.text), order), {
        aliasDuplicateObjects: false,
      });
      expect(texts(await compileSpec({ ...shipped, text }))).toEqual(plain);
    },
  );
});

/** Sections whose entries have keys of the language only; elsewhere the order is the author's. */
const SECTIONS = ["agents", "toolsets", "servers", "hooks", "skills", "invariants"];

function shuffledSpec(spec: object, order: Iterator<number>): object {
  return mapped(spec, (section, name) =>
    SECTIONS.includes(name) ? mapped(section, (entry) => shuffledKeys(entry, order)) : section,
  );
}

function mapped(object: object, change: (value: object, key: string) => unknown): object {
  const entries = Object.entries(object).map(([key, value]) => [key, change(value, key)]);
  return Object.fromEntries(entries);
}

function shuffledKeys(object: object, order: Iterator<number>): object {
  const ranked = Object.entries(object).map((entry) => ({ entry, rank: order.next().value ?? 0 }));
  return Object.fromEntries(ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

describe("formatting", () => {
  test.prop([specArbitrary], { numRuns: 8 })(
    "of what is formatted changes nothing",
    async (spec) => {
      const { files } = await compileSpec(specOf(specText(spec)));
      expect(await formatFiles(files)).toEqual(files);
    },
  );

  test("of the shipped bundle changes nothing", async () => {
    const { files } = await compileSpec(shipped);
    expect(files.length).toBeGreaterThan(50);
    expect(await formatFiles(files)).toEqual(files);
  });
});
