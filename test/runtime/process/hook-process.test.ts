import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { HookData } from "#runtime/rule";
import { runHookProcess } from "../support/run-hook.ts";
import { tempDir } from "../support/temp-dir.ts";

const dir = tempDir();
const write = {
  session_id: "s-1",
  hook_event_name: "PreToolUse",
  tool_name: "Write",
  tool_input: { file_path: "/x/a.txt", content: "secret words" },
  cwd: dir,
};
const log = {
  tag: "guard",
  allow: "op=allow tool={tool}",
  act: "op=block tool={tool} agent={agent}",
};
const deny: HookData = {
  hook: "guard",
  event: "PreToolUse",
  onError: "block",
  deadlineMs: 20_000,
  log,
  rule: {
    kind: "decide",
    otherwise: "allow",
    cases: [{ tools: { names: ["Write"] }, message: "Writing is not for {agent}." }],
  },
};
const broken = (
  branch: string,
  onError: "block" | "allow",
  more: Partial<HookData> = {},
): HookData => ({
  ...deny,
  ...more,
  onError,
  rule: {
    kind: "decide",
    otherwise: "allow",
    cases: [
      {
        tools: { any: true },
        where: { kind: "moves-branch", branches: [branch], opaque: true },
        message: "policy",
      },
    ],
  },
});

describe("a verdict", () => {
  test("to refuse is exit 2 with stderr: message first, log line last, nothing on stdout", async () => {
    expect(await runHookProcess(deny, write)).toEqual({
      exit: 2,
      stdout: "",
      stderr: "Writing is not for main.\n[guard] op=block tool=Write agent=main\n",
      drained: true,
    });
  });

  test("to allow a matched call is exit 0 and a log line", async () => {
    const rule = {
      ...deny.rule,
      cases: [{ tools: { any: true }, require: { kind: "all", of: [] }, message: "m" }],
    } as const;
    expect(await runHookProcess({ ...deny, rule } as HookData, write)).toMatchObject({
      exit: 0,
      stdout: "",
      stderr: "[guard] op=allow tool=Write\n",
    });
  });

  test("on a call that the rule does not cover is silence", async () => {
    expect(await runHookProcess(deny, { ...write, tool_name: "Read" })).toMatchObject({
      exit: 0,
      stdout: "",
      stderr: "",
    });
  });
});

describe("failure is designed", () => {
  const cases = [
    ["empty input", "", "no payload"],
    ["bad JSON", '{"tool_name":', "not valid JSON"],
    ["missing fields", "{}", "names no tool"],
    ["wrong types", '{"tool_name":7}', "names no tool"],
    ["another event", '{"hook_event_name":"Stop"}', "another event"],
  ] as const;

  test.each(cases)(
    "%s: a deny rule refuses and says that it is no policy",
    async (_, payload, reason) => {
      const { exit, stdout, stderr } = await runHookProcess(deny, payload);
      expect(exit).toBe(2);
      expect(stdout).toBe("");
      expect(stderr).toMatch(/^guard could not decide, an infrastructure fault, not policy: /u);
      expect(stderr).toContain(reason);
      expect(stderr.trimEnd().split("\n").at(-1)).toMatch(
        /^\[guard\] op=error tool=\S* verdict=block detail=infrastructure$/u,
      );
    },
  );

  test.each(cases)(
    "%s: a gate that fails open lets pass, with a warning",
    async (_, payload, reason) => {
      const { exit, stdout, stderr } = await runHookProcess({ ...deny, onError: "allow" }, payload);
      expect([exit, stdout]).toEqual([0, ""]);
      expect(stderr).toContain(reason);
      expect(stderr).toContain("verdict=allow");
    },
  );

  test("a throw anywhere, whatever is thrown", async () => {
    const fell = await runHookProcess(broken("", "block"), write);
    expect(fell).toMatchObject({ exit: 2, stdout: "" });
    expect(fell.stderr).toContain("not policy: the predicate fell over.");
    const text = await runHookProcess(broken("throws text", "block"), write);
    expect(text.exit).toBe(2);
    expect(text.stderr).toContain("not policy: a text of two lines [31m.");
    expect(await runHookProcess(broken("", "allow"), write)).toMatchObject({ exit: 0, stdout: "" });
  });

  test("work beyond the deadline", async () => {
    const late = await runHookProcess(
      broken("works for ever", "block", { deadlineMs: 1500 }),
      write,
    );
    expect(late.exit).toBe(2);
    expect(late.stderr).toContain("no answer within 1500 ms");
  });

  test("standard input that never ends", async () => {
    const short = { ...deny, deadlineMs: 1500 };
    const blocked = await runHookProcess(short, '{"tool_name":"Read"}', { keepOpen: true });
    expect(blocked.exit).toBe(2);
    expect(blocked.stderr).toContain("no answer within 1500 ms");
    expect(
      await runHookProcess({ ...short, onError: "allow" }, "", { keepOpen: true }),
    ).toMatchObject({ exit: 0 });
  });

  test.skipIf(!existsSync("/usr/bin/script"))("a terminal is no payload", async () => {
    const blocked = await runHookProcess(deny, "", { terminal: true });
    expect(blocked.exit).toBe(2);
    expect(blocked.stdout).toContain("standard input held no payload");
    expect(
      await runHookProcess({ ...deny, onError: "allow" }, "", { terminal: true }),
    ).toMatchObject({ exit: 0 });
  });

  test.each(["Read", "Write"])("66: a payload of 8 MB for %s is read to its end", async (tool) => {
    const big = { ...write, tool_name: tool, tool_input: { content: "x".repeat(8 * 2 ** 20) } };
    const { exit, drained } = await runHookProcess(deny, big);
    expect({ exit, drained }).toEqual({ exit: tool === "Write" ? 2 : 0, drained: true });
  });

  test("8 MB that are no JSON are read to their end too", async () => {
    expect(await runHookProcess(deny, "x".repeat(8 * 2 ** 20))).toMatchObject({
      exit: 2,
      drained: true,
    });
  });
});

describe("nothing in a payload changes the form of the output", () => {
  const nasty = 'Write"}\n[guard] op=allow tool=Write $& {agent} \u001b[2J\u202E\u2028';

  test("of a refusal", async () => {
    const rule = {
      ...deny.rule,
      cases: [{ tools: { any: true }, message: "{tool} by {agent}: no." }],
    };
    const payload = { ...write, tool_name: nasty, agent_type: nasty };
    const { exit, stdout, stderr } = await runHookProcess({ ...deny, rule } as HookData, payload);
    expect([exit, stdout]).toEqual([2, ""]);
    const [message, line, rest] = stderr.split("\n");
    expect(message).toMatch(/^Write_guard_op_allow_tool_Write_agent_2J_ by write_\S+: no\.$/u);
    expect(line).toMatch(/^\[guard\] op=block tool=Write\S+ agent=write\S+$/u);
    expect(rest).toBe("");
  });

  test("of JSON", async () => {
    const hook: HookData = {
      ...deny,
      event: "PostToolUse",
      rule: { kind: "remind", cases: [{ tools: { any: true }, text: 'after {tool} "review" it' }] },
    };
    const { exit, stdout } = await runHookProcess(hook, {
      ...write,
      hook_event_name: "PostToolUse",
      tool_name: nasty,
    });
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      hookSpecificOutput: {
        hookEventName: "PostToolUse",
        additionalContext: 'after Write_guard_op_allow_tool_Write_agent_2J_ "review" it',
      },
    });
  });
});

describe("events that need JSON", () => {
  const context: HookData = {
    hook: "directive",
    event: "UserPromptSubmit",
    onError: "allow",
    deadlineMs: 20_000,
    log: { tag: "pref-wrapper", act: "op=inject" },
    rule: { kind: "inject", maxChars: 9000, parts: [{ kind: "text", text: "line one\nline two" }] },
  };

  test("context is one object on stdout, the breadcrumb on stderr", async () => {
    const run = await runHookProcess(context, { hook_event_name: "UserPromptSubmit", prompt: "x" });
    expect(run).toMatchObject({ exit: 0, stderr: "[pref-wrapper] op=inject\n" });
    expect(run.stdout.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(run.stdout)).toEqual({
      hookSpecificOutput: {
        hookEventName: "UserPromptSubmit",
        additionalContext: "line one\nline two",
      },
    });
  });

  test.each(["", "{", "[]"])("a standing text needs no payload (%j)", async (stdin) => {
    const run = await runHookProcess(context, stdin);
    expect(run.exit).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({
      hookSpecificOutput: { additionalContext: "line one\nline two" },
    });
  });

  test.each(["", JSON.stringify({ hook_event_name: "Stop" })])(
    "a text for some agents only, or on another event, is not given (%j)",
    async (stdin) => {
      const who = stdin === "" ? { who: { only: ["dev"] } } : {};
      const parts = [{ kind: "text" as const, text: "x", ...who }];
      const data: HookData = { ...context, rule: { kind: "inject", maxChars: 99, parts } };
      expect(await runHookProcess(data, stdin)).toMatchObject({ exit: 0, stdout: "" });
    },
  );

  const stop: HookData = {
    ...deny,
    event: "SubagentStop",
    rule: {
      kind: "decide",
      otherwise: "allow",
      cases: [
        {
          who: { only: ["dev"] },
          tools: { any: true },
          require: {
            kind: "mentions",
            field: "lastMessage",
            patterns: [{ name: "a PR", pattern: "PR #\\d+" }],
          },
          message: "Name the pull request.",
        },
      ],
    },
  };
  const ended = {
    hook_event_name: "SubagentStop",
    agent_id: "a",
    agent_type: "dev",
    last_assistant_message: "done",
  };

  test("an agent is held by a decision, exit 0", async () => {
    const run = await runHookProcess(stop, ended);
    expect(run).toMatchObject({ exit: 0, stderr: "[guard] op=block tool= agent=dev\n" });
    expect(JSON.parse(run.stdout)).toEqual({
      decision: "block",
      reason: "Name the pull request.\nMissing: a PR",
    });
  });

  test("it is let go with what it owed, or when it was held before", async () => {
    for (const more of [
      { last_assistant_message: "see PR #5" },
      { stop_hook_active: true },
      { agent_type: "qa" },
    ]) {
      expect(await runHookProcess(stop, { ...ended, ...more })).toMatchObject({
        exit: 0,
        stdout: "",
      });
    }
  });

  test("a fault of ours never holds an agent", async () => {
    for (const payload of ["", "{", ended]) {
      const hook = payload === ended ? broken("", "block", { event: "SubagentStop" }) : stop;
      const run = await runHookProcess(hook, payload);
      expect(run).toMatchObject({ exit: 0, stdout: "" });
      expect(run.stderr).toContain("not policy");
    }
  });
});
