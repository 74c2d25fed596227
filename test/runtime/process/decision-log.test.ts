import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isObject } from "#runtime/json-object";
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
describe("ENFORCEMENT_LOG", () => {
  const lines = (path: string) =>
    readFileSync(path, "utf8")
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));

  test("one line per run, names only", async () => {
    const env = { ENFORCEMENT_LOG: join(dir, "log") };
    await runHookProcess(deny, write, { env });
    await runHookProcess(deny, { ...write, tool_name: "Read" }, { env });
    await runHookProcess(deny, "{", { env });
    expect(lines(env.ENFORCEMENT_LOG)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
        hook: "guard",
        event: "PreToolUse",
        tool: "Write",
        agent: "main",
        verdict: "block",
        cause: "policy",
        ms: expect.any(Number),
        session: "s-1",
      },
      expect.objectContaining({ tool: "Read", verdict: "none", cause: "policy" }),
      expect.objectContaining({ tool: "", verdict: "block", cause: "infrastructure", session: "" }),
    ]);
    expect(readFileSync(env.ENFORCEMENT_LOG, "utf8")).not.toContain("secret");
  });

  test("parallel runs never mix their lines", async () => {
    const env = { ENFORCEMENT_LOG: join(dir, "parallel") };
    const runs = Array.from({ length: 8 }, (_, at) =>
      runHookProcess(deny, { ...write, session_id: `s${at}` }, { env }),
    );
    await Promise.all(runs);
    const sessions = lines(env.ENFORCEMENT_LOG).map((line) =>
      isObject(line) ? line["session"] : undefined,
    );
    expect(sessions.sort()).toEqual(Array.from({ length: 8 }, (_, at) => `s${at}`));
  });

  test("a name is taken from the project directory; values are made names", async () => {
    const env = { ENFORCEMENT_LOG: "relative.log", CLAUDE_PROJECT_DIR: dir };
    await runHookProcess(
      deny,
      { ...write, agent_type: 'a"\n{}', session_id: ["x"] },
      { env, cwd: "/" },
    );
    expect(lines(join(dir, "relative.log"))).toEqual([
      expect.objectContaining({ agent: "a_", session: "" }),
    ]);
  });

  test("a log that cannot be written never changes a verdict", async () => {
    mkdirSync(join(dir, "folder"));
    for (const path of [join(dir, "folder"), join(dir, "none/log"), "/dev/full", "\u0001/x"]) {
      const run = await runHookProcess(deny, write, { env: { ENFORCEMENT_LOG: path } });
      expect(run).toMatchObject({ exit: 2, stdout: "" });
      expect(run.stderr).toMatch(/^Writing is not for main\.\n\[guard\] op=block/u);
    }
    expect(existsSync(join(dir, "none"))).toBe(false);
  });
});
