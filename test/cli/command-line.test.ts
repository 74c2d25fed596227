import { describe, expect, test } from "vitest";
import { registry } from "../../generator/commands/registry.ts";
import { workplace } from "./workplace.ts";

const place = (): ReturnType<typeof workplace> => workplace("docs/a.md alpha\n");

describe("help", () => {
  test("fits one screen and names every command", async () => {
    const { code, out } = await place().gen("--help");
    expect(code).toBe(0);
    const lines = out.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const name of Object.keys(registry)) expect(out).toContain(`  ${name} `);
  });

  test.each(Object.keys(registry))("of %s shows options and an example", async (name) => {
    const { code, out } = await place().gen(`${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`  gen ${name}`);
    expect(out).toMatch(/Examples?:\n {2}gen /u);
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(await place().gen(`help ${name}`)).toEqual({ code, out, err: "" });
  });

  test("examples are command lines that parse", async () => {
    for (const { load } of Object.values(registry)) {
      for (const example of (await load()).examples) {
        const { err } = await place().gen(example);
        expect(err).not.toContain("--help` tells more");
      }
    }
  });
});

describe("wrong use ends with 2 and says what is wrong", () => {
  test.each([
    ["biuld", 'gen: unknown command "biuld"; did you mean "build"?'],
    ["toString", 'gen: unknown command "toString"'],
    ["--frce", 'gen: unknown option "--frce"'],
    ["build --frce", 'gen build: unknown option "--frce"; did you mean "--force"?'],
    ["build --spec", "gen build: option '--spec <value>' argument missing"],
    ["build --out=", 'gen build: the option "--out" needs a value'],
    ["build --force=yes", "gen build: option '--force' does not take an argument"],
    ["build extra", 'gen build: nothing is known to do with "extra"'],
    ["build --format github", 'gen build: "--format github" is not possible: use text, json'],
    ["explain", "gen explain: WHAT is missing"],
  ])("gen %s", async (line, message) => {
    const { code, out, err } = await place().gen(line);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(message);
  });

  test("no command at all prints the help", async () => {
    const { code, err } = await place().gen("");
    expect(code).toBe(2);
    expect(err).toContain("gen COMMAND");
  });
});

describe("lint", () => {
  test("prints every finding, notes too; only errors fail", async () => {
    const noted = workplace("docs/a.md alpha\n?the address\n");
    const { code, out } = await noted.gen("lint");
    expect(code).toBe(0);
    expect(out).toContain("spec/enforcement.yaml:2:1 info to-be-confirmed");
    expect((await noted.json("lint")).diagnostics).toMatchObject([{ severity: "info", line: 2 }]);
    expect((await noted.gen("lint --format github")).out).toMatch(/^::notice file=spec/u);
    expect(await workplace("!a\n!b\n").json("lint")).toMatchObject({ diagnostics: { length: 2 } });
    expect(await workplace("!a\n").gen("lint")).toMatchObject({ code: 1 });
  });
});

test("people are told what fails first, and notes last", async () => {
  const mixed = workplace("?the address\n?the port\n!a\n");
  const { out } = await mixed.gen("lint");
  const places = [...out.matchAll(/yaml:(\d):1 (error|info)/gu)].map(([, line, kind]) => [
    line,
    kind,
  ]);
  expect(places).toEqual([
    ["3", "error"],
    ["1", "info"],
    ["2", "info"],
  ]);
  expect(out).toMatch(/\n\n1 error, 2 notes\n$/u);
  const { diagnostics = [] } = await mixed.json("lint");
  expect(diagnostics.map(({ line }) => line)).toEqual([1, 2, 3]);
});

describe("explain", () => {
  test("a code", async () => {
    const { code, out } = await place().gen("explain unknown-key");
    expect(code).toBe(0);
    expect(out).toContain("unknown-key (error): Unknown key");
  });

  test.each(["docs/a.md", "out/docs/a.md", "./out/docs/a.md"])("the file %s", async (path) => {
    const { code, out } = await place().gen(`explain ${path}`);
    expect(code).toBe(0);
    expect(out).toContain("  spec/enforcement.yaml:1  docs/a.md alpha\n");
  });

  test("something unknown, with the nearest name", async () => {
    const { code, err } = await place().gen("explain out/docs/b.md");
    expect(code).toBe(2);
    expect(err).toContain('Did you mean "docs/a.md"?');
  });

  test("a spec with errors says so", async () => {
    const { code, err } = await workplace("!colour\n").gen("explain docs/a.md");
    expect(code).toBe(1);
    expect(err).toContain('unknown key "colour"');
  });
});

test("what a command throws is called a fault of ours", async () => {
  const broken = (): never => {
    throw new TypeError("x is not a function");
  };
  const { code, err } = await place().gen("build", { lstatSync: broken as never });
  expect(code).toBe(2);
  expect(err).toContain("This is a bug in gen");
  expect(err).toContain("TypeError: x is not a function\n    at ");
});
