import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bench } from "./support/bench.ts";

const room = bench();
interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly {
    readonly hook: string;
    readonly packaging: string;
    readonly example: string;
    readonly spec: string;
    readonly ok: boolean;
    readonly expected: string;
    readonly got: string;
  }[];
}

const SPEC = `spec: 1
name: small
title: Small
about: A small spec.
client: { name: claude-code, atLeast: 2.1.332 }
places:
  letters: { does: letters, paths: [letters] }
agents:
  helper:
    title: Helper
    does: Helps.
    when: Help is needed.
    denies: []
    spawns: []
    prompt: helper.md
hooks:
  letter-gate:
    title: Letters wait
    does: Lets letters wait for a look.
    on: PreToolUse
    calls:
      - tool: Write
        where: { path-under: letters, fields: [file_path] }
    require: { tool-used: Read, since: last-user-turn }
    else: block
    message: Look first.
    onError: block
    examples:
      - call: { tool: Write, input: { file_path: letters/a.md, content: x } }
        transcript: [{ user: Write it }]
        verdict: block
      - call: { tool: Write, input: { file_path: letters/a.md, content: x } }
        transcript: [{ user: Write it }, { call: Read }]
        verdict: allow
      - { agent: helper, call: { tool: Write, input: { file_path: letters/a.md } }, verdict: block }
      - agent: helper
        call: { tool: Write, input: { file_path: letters/a.md } }
        transcript: [{ user: Write it }, { call: Read }]
        verdict: allow
      - { call: { tool: Write, input: { file_path: letters/a.md } }, fault: no-transcript, verdict: block }
      - { call: { tool: Write }, fault: bad-json, verdict: block }
      - { call: { tool: Write }, fault: empty, verdict: block }
      - { call: { tool: Write }, fault: throw, verdict: block }
      - { call: { tool: Write }, fault: hang, verdict: block }
`;

function specWith(change: (text: string) => string, folder: string): string {
  room.put(`${folder}/helper.md`, "Help.\n");
  return room.put(`${folder}/spec.yaml`, change(SPEC));
}

async function tested(spec: string, ...words: readonly string[]) {
  const { code, out, err } = await room.gen("test", "--spec", spec, "--format", "json", ...words);
  expect(err).toBe("");
  return { code, ...(JSON.parse(out) as Summary) };
}

describe("gen test", () => {
  const good = specWith((text) => text, "good");

  test("without a bundle a fresh one is tested: examples and faults, in both packagings", async () => {
    const { code, passed, failed, results } = await tested(good);
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect({ code, passed, failed }).toEqual({ code: 0, passed: 24, failed: 0 });
    for (const packaging of ["project", "plugin"]) {
      const own = results.filter((one) => one.packaging === packaging);
      expect(own.map(({ example }) => example).slice(-3)).toEqual([
        "fault: script-missing",
        "fault: interpreter-missing",
        "fault: hang",
      ]);
    }
    expect(existsSync(join(room.folder, "out"))).toBe(false);
  });

  test.each([
    [
      "a block that is none",
      "{ call: Read }]\n        verdict: allow",
      "{ call: Read }]\n        verdict: block",
    ],
    [
      "an allow that is none",
      "[{ user: Write it }]\n        verdict: block",
      "[{ user: Write it }]\n        verdict: allow",
    ],
  ])("%s is found, with its place in the spec", async (name, from, to) => {
    const spec = specWith((text) => text.replace(from, to), name.replaceAll(" ", "-"));
    const { code, failed, results } = await tested(spec);
    expect([code, failed]).toEqual([1, 2]);
    const [first] = results.filter(({ ok }) => !ok);
    expect(first?.spec).toMatch(/spec\.yaml:\d+$/u);
    const text = await room.gen("test", "--spec", spec);
    expect(text.code).toBe(1);
    expect(text.out).toContain("FAIL  letter-gate");
    expect(text.out).toContain("22 passed, 2 failed");
  });

  test("an example to be blocked that no matcher fires for is found", async () => {
    const spec = specWith(
      (text) =>
        text.replace(
          "{ tool: Write, input: { file_path: letters/a.md } }, verdict: block",
          "{ tool: Edit, input: { file_path: letters/a.md } }, verdict: block",
        ),
      "unmatched",
    );
    const { failed, results } = await tested(spec);
    expect(failed).toBe(2);
    expect(results.find(({ ok }) => !ok)?.got).toBe("no handler of this hook fires for it");
  });

  test("one hook, or none of that name", async () => {
    expect(await tested(good, "letter-gate")).toMatchObject({ code: 0, passed: 24 });
    const { code, err } = await room.gen("test", "leter-gate", "--spec", good);
    expect(code).toBe(2);
    expect(err).toContain('did you mean "letter-gate"?');
  });

  test("a spec with a mistake, and none at all", async () => {
    const wrong = specWith((text) => text.replace("require:", "requires:"), "wrong");
    expect((await room.gen("test", "--spec", wrong)).code).toBe(1);
    expect((await room.gen("test", "--spec", "none.yaml")).code).toBe(2);
  });

  test.skipIf(process.platform === "win32")(
    "without git the examples that need it are named",
    async () => {
      const spec = specWith(
        (text) =>
          text.replace(
            "      - { call: { tool: Write }, fault: empty",
            "      - { in: repository, call: { tool: Write, input: { file_path: letters/a.md } }, verdict: block }\n      - { call: { tool: Write }, fault: empty",
          ),
        "repository",
      );
      const path = process.env["PATH"];
      mkdirSync(join(room.folder, "bin"));
      symlinkSync(process.execPath, join(room.folder, "bin/node"));
      process.env["PATH"] = join(room.folder, "bin");
      try {
        const { failed, results } = await tested(spec);
        expect(failed).toBe(2);
        expect(results.find(({ ok }) => !ok)?.got).toBe("git is not installed");
      } finally {
        process.env["PATH"] = path;
      }
      expect(await tested(spec)).toMatchObject({ failed: 0, passed: 26 });
    },
  );
});

describe("the bundle on disk is what is tested", () => {
  const spec = specWith((text) => text, "built");
  const script = join(room.folder, "disk/claude/hooks/letter-gate.mjs");
  const build = () => room.gen("build", "--spec", spec, "--out", "disk", "--force");
  const failures = async () => {
    const { results } = await tested(spec, "--out", "disk");
    return results.filter(({ ok }) => !ok).map(({ example }) => example);
  };

  test.each([
    ["lets everything pass", "process.exit(0)", "example 1: Write: block"],
    [
      "refuses everything",
      "console.error('infrastructure'); process.exit(2)",
      "example 2: Write: allow",
    ],
    ["is no program", "}{", "example 2: Write: allow"],
  ])("a script that %s", async (_, text, example) => {
    await build();
    writeFileSync(script, text);
    const found = await failures();
    expect(found).toContain("claude/hooks/letter-gate.mjs is what the spec says");
    expect(found).toContain(example);
  });

  test("as it was built", async () => {
    await build();
    expect(await failures()).toEqual([]);
  });

  test("a handler that lost its failure rule", async () => {
    await build();
    const settings = join(room.folder, "disk/claude/settings.json");
    writeFileSync(
      settings,
      readFileSync(settings, "utf8").replace(/,\s*"onFailure": "block"/u, ""),
    );
    expect(await failures()).toEqual([
      "claude/settings.json is what the spec says",
      "fault: script-missing",
      "fault: interpreter-missing",
    ]);
  });

  test("a missing settings file", async () => {
    await build();
    chmodSync(script, 0o755);
    rmSync(join(room.folder, "disk/claude/settings.json"));
    const { code, results } = await tested(spec, "--out", "disk");
    expect(code).toBe(1);
    expect(results.find(({ got }) => got.includes("no such file"))).toBeDefined();
  });
});
