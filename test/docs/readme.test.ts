/** README.md says what is true of the program today. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registry } from "../../generator/commands/registry.ts";
import { exampleList } from "../../generator/emit/reference/example-list.ts";
import { exampleSpecs } from "../support/example-specs.ts";
import { REPOSITORY } from "../support/repository.ts";

const read = (path: string): string => readFileSync(join(REPOSITORY, path), "utf8");
const README = read("README.md");

test("its table has a row for every command, and none beside", () => {
  const rows = [...README.matchAll(/^\| `gen ([a-z]+)/gmu)].map(([, name]) => name);
  const named = [...README.matchAll(/`gen (import) DIR`/gu)].map(([, name]) => name);
  expect(new Set([...rows, ...named])).toEqual(new Set(Object.keys(registry)));
});

test("the scripts of its two commands are there", () => {
  const { scripts } = JSON.parse(read("package.json")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const lines = [...README.matchAll(/^npm ci && npm (?:run -s )?([a-z]+)/gmu)].map(
    ([, name]) => name ?? "",
  );
  expect(lines).toEqual(["gen", "test"]);
  for (const name of lines) expect(scripts).toHaveProperty(name);
});

test("the entry that it shows stands in an example", () => {
  const [, entry = ""] = /```yaml\nagents:\n([^`]+)```/u.exec(README) ?? [];
  expect(entry).toContain("denies:");
  expect(exampleSpecs().filter(({ text }) => text.includes(entry))).toHaveLength(1);
});

test("it lists every example with its own words", () => {
  expect(README).toContain(exampleList(exampleSpecs(), "spec/examples"));
});
