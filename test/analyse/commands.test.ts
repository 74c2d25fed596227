/** `gen matrix` and `gen diff` as command lines. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { run } from "../../generator/cli.ts";
import { bench } from "../simulate/support/bench.ts";
import { REPOSITORY } from "../support/repository.ts";
import { SHIPPED, shippedWith } from "./support/compiled.ts";
import { SHOWN } from "./support/shown-changes.ts";

const room = bench();

function put(path: string, text: string): string {
  cpSync(join(REPOSITORY, "spec/prompts"), join(room.folder, path, "../prompts"), {
    recursive: true,
  });
  room.put(path, text);
  return path;
}

beforeAll(() => {
  put("spec/enforcement.yaml", SHIPPED.text);
  put(
    "spec/wording.yaml",
    shippedWith("No plan, no agent: the prompt", "No plan: the prompt").text,
  );
  put("spec/weaker.yaml", SHOWN["Dev may start Dottie"].text);
});

describe("gen matrix", () => {
  test("the JSON names every agent and every tool, each with a verdict", async () => {
    const { code, out } = await room.gen("matrix", "--format", "json");
    expect(code).toBe(0);
    const { agents, tools, verdicts } = JSON.parse(out) as Matrix;
    expect(agents).toEqual(
      expect.arrayContaining(["betty-sue", "dev", "qa", "dottie", "general-purpose", "others"]),
    );
    expect(tools).toEqual(
      expect.arrayContaining(["Write", "mcp__pal-e-docs__update_note", "mcp__pal-e-docs__*", "*"]),
    );
    const pairs = verdicts.map(({ agent, tool }) => `${agent} ${tool}`);
    expect(new Set(pairs).size).toBe(agents.length * tools.length);
    expect(verdicts.find(({ agent, tool }) => agent === "qa" && tool === "Write")).toEqual({
      agent: "qa",
      tool: "Write",
      verdict: "denied",
      by: ["strip:qa", "hook:block-write-tools@frontmatter"],
      under: {
        untrusted: "holds",
        "hooks-disabled": "holds",
        "script-missing": "holds",
        "interpreter-missing": "holds",
        hang: "holds",
        subdirectory: "holds",
      },
      path: null,
      cost: 0,
    });
    expect(verdicts.find(({ agent, tool }) => agent === "Plan" && tool === "Write")).toMatchObject({
      verdict: "reachable",
      path: [{ agent: "Plan", call: "Bash", route: "shell" }],
    });
  });

  test("every agent of a class is told under its own name", async () => {
    const { out } = await room.gen("matrix", "--format", "json", "--packaging", "plugin");
    const { verdicts } = JSON.parse(out) as Matrix;
    const strips = verdicts.filter(({ tool, by }) => tool === "SendMessage" && by.length > 0);
    expect(strips.map(({ agent, by }) => [agent, by[0]])).toEqual(
      expect.arrayContaining([
        ["dev", "strip:pal-e:dev"],
        ["qa", "strip:pal-e:qa"],
      ]),
    );
  });

  test("the table fits eighty columns and has no colour where none is wanted", async () => {
    const { out } = await room.gen("matrix");
    expect(out).toBe(stripVTControlCharacters(out));
    expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(out).toContain("Refused, yet reached:");
  });

  test("on a terminal the marks are coloured", async () => {
    let printed = "";
    const sink = { write: (text: string): void => void (printed += text), color: true };
    const terminal = { out: sink, err: { write: (): void => undefined, color: true } };
    const pipeline = () => import("../../generator/pipeline.ts");
    await run(["matrix"], {
      terminal,
      disk: await import("node:fs"),
      cwd: room.folder,
      pipeline,
      bundle: () => async () => new Map(),
    });
    expect(printed).not.toBe(stripVTControlCharacters(printed));
  });

  test("the Markdown is one table with a column for each class", async () => {
    const { out } = await room.gen("matrix", "--format", "markdown");
    const rows = out.split("\n").filter((line) => line.startsWith("|"));
    const columns = rows.map((row) => row.split(/(?<!\\)\|/u).length);
    expect(new Set(columns).size).toBe(1);
    expect(rows.length).toBeGreaterThan(10);
  });

  test("a spec that breaks its invariants is shown all the same", async () => {
    const { code, out, err } = await room.gen("matrix", "--spec", "spec/weaker.yaml");
    expect(code).toBe(1);
    expect(err).toContain("invariant-broken");
    expect(out).toContain("Agent(dottie) → dottie");
  });
});

describe("gen diff", () => {
  const SPEC = "spec/enforcement.yaml";

  test("exits 1 on a weakening that nobody acknowledged, and shows a call", async () => {
    const { code, out } = await room.gen("diff", SPEC, "spec/weaker.yaml");
    expect(code).toBe(1);
    expect(out).toMatch(/^weaker dev\/Agent\(dottie\)$/mu);
    expect(out).toMatch(/witness {2}dev calls Agent/u);
    expect(out).toContain("refused before");
    expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  test("exits 0 when every weakening is acknowledged", async () => {
    const first = await room.gen("diff", SPEC, "spec/weaker.yaml", "--format", "json");
    const { weaker } = JSON.parse(first.out) as Differences;
    const keys = weaker.flatMap(({ id, agents }) => [
      ...(id.includes("/") ? [] : [id]),
      ...agents.map((agent) => `${agent}/*`),
    ]);
    const reasons = [...new Set(keys)].map(
      (key) => `  ${JSON.stringify(key)}: dev hands notes over by itself now\n`,
    );
    put("spec/meant.yaml", `${SHOWN["Dev may start Dottie"].text}\nweakens:\n${reasons.join("")}`);
    const { code, out } = await room.gen("diff", SPEC, "spec/meant.yaml");
    expect(code).toBe(0);
    expect(out).toContain(`(${weaker.length} acknowledged)`);
  });

  test("wording only is neutral, exits 0 and says so", async () => {
    const { code, out } = await room.gen("diff", SPEC, "spec/wording.yaml");
    expect(code).toBe(0);
    expect(out).toContain("Wording only: nothing gets weaker, nothing stronger.");
  });

  test("every entry of the JSON has a witness key", async () => {
    const { out } = await room.gen("diff", "spec/weaker.yaml", SPEC, "--format", "json");
    const told = JSON.parse(out) as Differences;
    expect(Object.keys(told)).toEqual(["weaker", "stronger", "neutral"]);
    expect(told.weaker).toEqual([]);
    for (const entry of told.stronger) expect(entry.witness).toMatchObject({ new: "refused" });
  });

  test("the Markdown says which way each went", async () => {
    const { out } = await room.gen("diff", SPEC, "spec/weaker.yaml", "--format", "markdown");
    expect(out).toMatch(/^### Weaker$/mu);
    expect(out).toMatch(/^ {2}- Witness: `dev calls Agent/mu);
  });

  test.each([
    [["diff", "spec/none.yaml", SPEC], 2],
    [["diff", SPEC], 0],
    [["diff"], 2],
  ])("gen %j exits %i", async (words, code) => {
    expect((await room.gen(...words)).code).toBe(code);
  });

  test("a spec that does not lower is told, and nothing is compared", async () => {
    put("spec/broken.yaml", "spec: 1\nname: broken\nagent: {}\n");
    const { code, out, err } = await room.gen("diff", SPEC, "spec/broken.yaml");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("unknown-key");
  });
});

describe("gen diff on git revisions", () => {
  const git = (...words: readonly string[]): void => {
    const person = { NAME: "Test", EMAIL: "test@example.org" };
    execFileSync("git", [...words], {
      cwd: room.folder,
      stdio: "pipe",
      env: {
        PATH: process.env["PATH"],
        HOME: room.folder,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_AUTHOR_NAME: person.NAME,
        GIT_AUTHOR_EMAIL: person.EMAIL,
        GIT_COMMITTER_NAME: person.NAME,
        GIT_COMMITTER_EMAIL: person.EMAIL,
      },
    });
  };

  beforeAll(() => {
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message", "one");
    room.put("spec/enforcement.yaml", SHOWN["Dottie gets Write"].text);
    room.put("spec/prompts/qa.md", "Be kind.\n");
    git("commit", "--quiet", "--all", "--message", "two");
  });

  test("prompts come from the same revision as the spec", async () => {
    const words = ["diff", "HEAD~1:spec/enforcement.yaml", "HEAD:spec/enforcement.yaml"];
    const { code, out } = await room.gen(...words, "--format", "json");
    const { weaker, neutral } = JSON.parse(out) as Differences;
    expect(code).toBe(1);
    const own = weaker.filter(({ agents }) => agents.includes("dottie"));
    expect(own.flatMap(({ tools }) => tools)).toContain("Edit");
    expect(neutral.map(({ id }) => id)).toContain("qa");
  });

  test("a path may count from the working directory", async () => {
    const { code } = await room.gen(
      "diff",
      "HEAD:./spec/enforcement.yaml",
      "HEAD:spec/enforcement.yaml",
    );
    expect(code).toBe(0);
  });

  test.each([
    "HEAD~9:spec/enforcement.yaml",
    "HEAD:spec/none.yaml",
    "no-such:spec/enforcement.yaml",
  ])("%s cannot be read: exit 2, one clear message", async (name) => {
    const { code, err } = await room.gen("diff", name, "spec/enforcement.yaml");
    expect(code).toBe(2);
    expect(err).toContain(`cannot read the spec "${name}"`);
  });
});

interface Matrix {
  readonly agents: readonly string[];
  readonly tools: readonly string[];
  readonly verdicts: readonly {
    readonly agent: string;
    readonly tool: string;
    readonly by: readonly string[];
  }[];
}

interface Differences {
  readonly weaker: readonly {
    readonly id: string;
    readonly agents: readonly string[];
    readonly tools: readonly string[];
    readonly witness: object | null;
  }[];
  readonly stronger: readonly { readonly id: string; readonly witness: object | null }[];
  readonly neutral: readonly { readonly id: string }[];
}
