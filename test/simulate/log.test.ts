import { describe, expect, test } from "vitest";
import { summarise } from "../../generator/simulate/log-summary.ts";
import { shipped } from "./support/shipped.ts";
import { SHIPPED_SPEC } from "./support/bench.ts";

const entry = (hook: string, verdict: string, second: number, cause = "policy"): string =>
  JSON.stringify({
    time: `2026-01-01T00:00:${String(second).padStart(2, "0")}.000Z`,
    hook,
    event: "PreToolUse",
    tool: "Write",
    agent: "main",
    verdict,
    cause,
    ms: 5,
    session: "s",
  });

describe("summing up", () => {
  const lines = [
    entry("b", "block", 5),
    entry("b", "block", 3, "infrastructure"),
    entry("b", "none", 9),
    entry("a", "inject", 4),
    entry("gone", "allow", 1),
  ];

  test("per hook, verdict and cause, with first and last time", () => {
    expect(summarise(`${lines.join("\n")}\n`, ["b", "quiet", "a"])).toEqual({
      entries: 5,
      broken: 0,
      first: "2026-01-01T00:00:01.000Z",
      last: "2026-01-01T00:00:09.000Z",
      hooks: [
        {
          hook: "a",
          total: 1,
          verdicts: { inject: { policy: 1, infrastructure: 0 } },
          first: "2026-01-01T00:00:04.000Z",
          last: "2026-01-01T00:00:04.000Z",
          unknown: false,
        },
        {
          hook: "b",
          total: 3,
          verdicts: {
            block: { policy: 1, infrastructure: 1 },
            none: { policy: 1, infrastructure: 0 },
          },
          first: "2026-01-01T00:00:03.000Z",
          last: "2026-01-01T00:00:09.000Z",
          unknown: false,
        },
        expect.objectContaining({ hook: "gone", unknown: true }),
      ],
      silent: ["quiet"],
    });
  });

  test("broken lines are counted and left out", () => {
    const broken = [
      "{",
      "[]",
      "null",
      '"text"',
      lines[0]?.slice(0, -5) ?? "",
      `${lines[0]}${lines[1]}`,
      entry("", "block", 1),
      entry("a", "maybe", 1),
      entry("a", "block", 1, "weather"),
      entry("a", "block", 1).replace("2026-01-01T", "yesterday "),
      "\0\0\uFFFD",
    ];
    const text = [...broken, lines[0], "", "  ", `${lines[3]}\r`].join("\n");
    expect(summarise(text, [])).toMatchObject({ entries: 2, broken: broken.length });
  });
});

describe("gen log", () => {
  const room = shipped();
  const log = (file: string, ...words: readonly string[]) =>
    room.gen("log", file, "--spec", SHIPPED_SPEC, ...words);

  test("what the hooks wrote themselves, and who never spoke", async () => {
    const file = `${room.folder}/decisions.log`;
    process.env["ENFORCEMENT_LOG"] = file;
    try {
      const call = { hook_event_name: "PreToolUse", tool_name: "Agent" };
      await room.simulate({ ...call, tool_input: { subagent_type: "dev", prompt: "do" } });
      await room.simulate({ ...call, tool_input: { subagent_type: "Explore", prompt: "x" } });
      await room.simulate({ hook_event_name: "UserPromptSubmit", prompt: "x" });
    } finally {
      delete process.env["ENFORCEMENT_LOG"];
    }
    const { code, out } = await log(file, "--format", "json");
    expect(code).toBe(0);
    const summary = JSON.parse(out);
    expect(summary).toMatchObject({ entries: 3, broken: 0 });
    expect(summary.hooks).toMatchObject([
      { hook: "check-agent-spawn", verdicts: { block: { policy: 1 }, allow: { policy: 1 } } },
      { hook: "preference-consult-directive", verdicts: { inject: { policy: 1 } } },
    ]);
    expect(summary.silent).toContain("check-issue");
    expect(summary.silent).not.toContain("check-agent-spawn");
    const text = await log(file);
    expect(text.out).toContain("3 decisions from 20");
    expect(text.out).toMatch(/check-agent-spawn +block 1, allow 1; last 20/u);
    expect(text.out).toContain("Never spoke: ");
  });

  test("nothing to read is no result", async () => {
    expect(await log("nothing.log")).toMatchObject({ code: 2, out: "" });
    expect(await log(room.put("empty.log", ""))).toMatchObject({ code: 2, out: "" });
    expect((await log(room.folder)).err).toContain("it is a directory");
    const foreign = await log(room.put("foreign.log", "hello\n"));
    expect(foreign).toMatchObject({ code: 2 });
    expect(foreign.err).toContain("holds no entry");
  });
});
