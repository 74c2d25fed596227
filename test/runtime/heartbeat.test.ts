/** The session hook's sign of life in an account. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { HookData } from "#runtime/rule";
import { runHookProcess, type Run } from "./support/run-hook.ts";
import { tempDir } from "./support/temp-dir.ts";

const FILE = ".claude/enforcement-state.json";
const PLAN = "a".repeat(64);

const data: HookData = {
  hook: "session-context",
  event: "SessionStart",
  onError: "allow",
  deadlineMs: 8000,
  rule: {
    kind: "inject",
    maxChars: 10_000,
    heartbeat: { plan: PLAN, file: FILE },
    parts: [{ kind: "text", text: "Welcome." }],
  },
};

let project = "";
beforeEach(() => {
  project = tempDir();
  mkdirSync(join(project, ".claude"));
});

const start = (): Promise<Run> =>
  runHookProcess(
    data,
    { hook_event_name: "SessionStart", session_id: "secret-id", cwd: project, source: "startup" },
    { env: { CLAUDE_PROJECT_DIR: project } },
  );

const state = (): unknown => JSON.parse(readFileSync(join(project, FILE), "utf8"));

describe("the heartbeat", () => {
  test("holds the plan and the time, and nothing of the payload", async () => {
    const before = new Date().toISOString();
    const { exit, stdout } = await start();
    expect(exit).toBe(0);
    expect(stdout).toContain("Welcome.");
    expect(state()).toEqual({ state: 1, plan: PLAN, seen: expect.any(String) });
    const { seen } = state() as { readonly seen: string };
    expect(seen >= before && seen <= new Date().toISOString()).toBe(true);
  });

  test("takes the place of an older or longer one", async () => {
    writeFileSync(join(project, FILE), `{"state":1,"plan":"${"b".repeat(500)}","seen":"never"}\n`);
    await start();
    expect(state()).toMatchObject({ plan: PLAN });
  });

  test("follows no link", async () => {
    const target = join(project, "precious");
    writeFileSync(target, "mine");
    symlinkSync(target, join(project, FILE));
    expect((await start()).stdout).toContain("Welcome.");
    expect(readFileSync(target, "utf8")).toBe("mine");
  });

  test.each(["no folder", "a folder in its place"])(
    "changes nothing when there is %s",
    async (what) => {
      if (what === "no folder") rmSync(join(project, ".claude"), { recursive: true });
      else mkdirSync(join(project, FILE));
      const { exit, stdout, stderr } = await start();
      expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
      expect(stdout).toContain("Welcome.");
    },
  );
});
