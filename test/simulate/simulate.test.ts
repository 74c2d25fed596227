import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { SHIPPED_SPEC } from "./support/bench.ts";
import { shipped, voiceOf } from "./support/shipped.ts";

const room = shipped();
const pre = (tool: string, input: object = {}, more: object = {}) => ({
  hook_event_name: "PreToolUse",
  tool_name: tool,
  tool_input: input,
  ...more,
});
const as = (type: string) => ({ agent_type: type, agent_id: "a1" });

describe("gen simulate on the shipped bundle", () => {
  test("a refused call: decision, every voice, exit code 1", async () => {
    const told = await room.simulate(
      pre("mcp__pal-e-docs__brand_new_tool", { slug: "a" }, as("dev")),
    );
    expect(told).toMatchObject({ code: 1, decision: "block" });
    expect(voiceOf(told, "block-docs-writes")).toMatchObject({
      exit: 2,
      stdout: "",
      ms: expect.any(Number),
      stderr: expect.stringContaining("writes to pal-e-docs"),
    });
  });

  test("a read starts no process at all", async () => {
    const told = await room.simulate(pre("mcp__pal-e-docs__get_note", { slug: "a" }, as("dev")));
    expect(told).toMatchObject({ code: 0, decision: "none", by: [] });
  });

  test("a stripped tool is refused by the palette, and the hooks' verdicts are shown", async () => {
    const told = await room.simulate(pre("Write", { file_path: "/x/a" }, as("qa")));
    expect(told).toMatchObject({ code: 1, decision: "block" });
    expect(voiceOf(told, "disallowedTools")).toMatchObject({ exit: null, source: "palette" });
    expect(voiceOf(told, "block-write-tools")).toMatchObject({ exit: 2, source: "frontmatter" });
    expect(voiceOf(told, "check-issue")).toMatchObject({ source: "settings" });
  });

  test("in the plugin the same rule reaches its agents under their longer names", async () => {
    const call = pre("Write", { file_path: "/x/a" }, as("pal-e:qa"));
    const told = await room.simulate(call, "--packaging", "plugin");
    expect(told).toMatchObject({ code: 1, decision: "block" });
    expect(voiceOf(told, "disallowedTools").source).toBe("palette");
    expect(voiceOf(told, "block-write-tools")).toMatchObject({ exit: 2, source: "plugin" });
    expect(
      await room.simulate(
        { ...call, ...as("pal-e:qa"), tool_name: "Read" },
        "--packaging",
        "plugin",
      ),
    ).toMatchObject({ code: 0, by: [] });
  });

  test("context is collected", async () => {
    const told = await room.simulate({ hook_event_name: "SubagentStart", ...as("dev") });
    expect(told).toMatchObject({ code: 0, decision: "none" });
    expect(told.context).toContain("profile-read");
  });

  test("an agent is held by a decision", async () => {
    const stop = { hook_event_name: "SubagentStop", ...as("dev") };
    const held = await room.simulate({ ...stop, last_assistant_message: "Done" });
    expect(held).toMatchObject({ code: 1, decision: "block" });
    expect(voiceOf(held, "subagent-stop")).toMatchObject({ exit: 0, verdict: "block" });
    const free = await room.simulate({ ...stop, last_assistant_message: "Done, PR #7" });
    expect(free).toMatchObject({ code: 0, decision: "none" });
  });

  test("a denied agent type is refused by the permission rule", async () => {
    const told = await room.simulate(pre("Agent", { subagent_type: "Plan", prompt: "x" }));
    expect(voiceOf(told, "permissions.deny").source).toBe("permissions");
  });

  test("text for people names the call, the decision and what each hook said", async () => {
    const file = room.put("call.json", pre("Agent", { subagent_type: "dev", prompt: "x" }));
    const { code, out } = await room.gen("simulate", "--payload", file, "--spec", SHIPPED_SPEC);
    expect(code).toBe(1);
    expect(out).toMatch(/^PreToolUse Agent by the main session: blocked\n/u);
    expect(out).toMatch(/ blocks +check-agent-spawn +exit code 2, \d+ ms\n +No plan, no agent/u);
  });
});

describe("hooks that are not ours", () => {
  const send = pre("mcp__plugin_browser_browser__browser-pdf-save", {
    path: "memory/users/acme/documents/q.pdf",
  });

  test("are named as expected and not run", async () => {
    const told = await room.simulate(send);
    expect(told.expected).toEqual([
      expect.objectContaining({ hook: "quote-render-gate", command: "quote-render-gate.sh" }),
    ]);
    expect(told.by.map(({ hook }) => hook)).not.toContain("quote-render-gate");
    expect((await room.simulate(pre("Read"))).expected).toEqual([]);
  });

  test("a stand-in runs beside ours: both are heard, neither changes the other", async () => {
    const text = { ...send, transcript_path: room.put("t.jsonl", "") };
    const passing = await room.simulate(text, "--external", "quote-render-gate=cat >/dev/null");
    const refusing = await room.simulate(
      text,
      "--external",
      "quote-render-gate=echo no receipt >&2; exit 2",
    );
    expect(voiceOf(passing, "quote-render-gate")).toMatchObject({ exit: 0, source: "external" });
    expect(voiceOf(refusing, "quote-render-gate").stderr).toBe("no receipt\n");
    expect(refusing.decision).toBe("block");
    const ours = (told: typeof passing) => {
      const { exit, stdout, stderr } = voiceOf(told, "preference-consult-gate");
      return { exit, stdout, stderr };
    };
    expect(ours(passing)).toEqual(ours(refusing));
    expect(refusing.expected).toEqual([]);
  });

  test("contexts of both reach the model", async () => {
    const told = await room.simulate(
      { hook_event_name: "UserPromptSubmit", prompt: "x" },
      "--external",
      "datetime-inject=echo it is noon",
    );
    expect(told.context).toContain("it is noon");
    expect(told.context).toContain("profile-read");
  });

  test("an unknown name is wrong use", async () => {
    const file = room.put("c.json", send);
    const words = ["simulate", "--payload", file, "--spec", SHIPPED_SPEC, "--external"];
    const { code, err } = await room.gen(...words, "quote-rendr-gate=true");
    expect(code).toBe(2);
    expect(err).toContain('did you mean "quote-render-gate"?');
    expect((await room.gen(...words, "true")).err).toContain("is not NAME=COMMAND");
  });
});

describe("reported cases at run time", () => {
  const spawn = pre("Agent", { subagent_type: "dev", prompt: "do" });
  /** The bundle with one change to it. */
  async function changed(name: string, change: (out: string) => void, payload: object) {
    const out = join(room.folder, name);
    cpSync(join(room.folder, "out"), out, { recursive: true });
    change(out);
    return room.simulate({ ...payload }, "--out", out);
  }
  const script = (out: string): string => join(out, "claude/hooks/check-agent-spawn.mjs");

  test("63: a missing script of a deny rule still refuses", async () => {
    const told = await changed("missing", (out) => rmSync(script(out)), spawn);
    expect(told).toMatchObject({ code: 1, decision: "block" });
    expect(voiceOf(told, "check-agent-spawn")).toMatchObject({ exit: 1, verdict: "block" });
    expect(voiceOf(told, "check-agent-spawn").why).toContain('onFailure is "block"');
  });

  test("63: a missing script of an advisory hook lets the call pass", async () => {
    const remove = (out: string) => rmSync(join(out, "claude/hooks/preference-consult-gate.mjs"));
    const told = await changed("advisory", remove, pre("SendUserFile", { files: ["a.pdf"] }));
    expect(voiceOf(told, "preference-consult-gate")).toMatchObject({ exit: 1, verdict: "none" });
  });

  test("63: a missing interpreter", async () => {
    const path = process.env["PATH"];
    process.env["PATH"] = room.folder;
    try {
      const told = await room.simulate(spawn);
      expect(told).toMatchObject({ code: 1, decision: "block" });
      expect(voiceOf(told, "check-agent-spawn")).toMatchObject({
        exit: null,
        why: expect.stringContaining('"node" is not found'),
      });
    } finally {
      process.env["PATH"] = path;
    }
  });

  test.each([
    [
      "64: deny JSON on stderr, exit 1, is a failure",
      "console.error(DENY); process.exit(1)",
      "block",
    ],
    ["69: text before deny JSON is no decision", "console.log('ready'); console.log(DENY)", "none"],
    ["70: an empty object is no opinion", "console.log('{}')", "none"],
    ["an explicit allow", "console.log(DENY.replace('deny', 'allow'))", "allow"],
  ])("%s", async (name, body, decision) => {
    const specific = { hookEventName: "PreToolUse", permissionDecision: "deny" };
    const text = `const DENY = ${JSON.stringify(JSON.stringify({ hookSpecificOutput: specific }))};\n${body}`;
    const told = await changed(name.slice(0, 12), (out) => writeFileSync(script(out), text), spawn);
    expect(told.decision).toBe(decision);
  });

  test("35: a spawn under the tool's old name meets the same rule", async () => {
    const told = await room.simulate(pre("Task", { subagent_type: "dev", prompt: "do" }));
    expect(voiceOf(told, "check-agent-spawn")).toMatchObject({ exit: 2 });
  });

  test("36: a server of another plugin is not ours", async () => {
    const told = await room.simulate(pre("mcp__plugin_x_pal-e-docs__update_note", {}, as("dev")));
    expect(told).toMatchObject({ decision: "none", by: [] });
  });

  test("66: a payload of 8 MB", async () => {
    const input = { file_path: "/x/a.ts", content: "x".repeat(8 * 2 ** 20) };
    const told = await room.simulate(pre("Write", input, as("qa")));
    expect(voiceOf(told, "block-write-tools").exit).toBe(2);
  });

  test("71: who calls is told by the payload", async () => {
    const write = pre("mcp__pal-e-docs__update_note", { slug: "a" });
    expect((await room.simulate({ ...write, ...as("dottie") })).decision).toBe("none");
    expect((await room.simulate({ ...write, ...as("dev") })).decision).toBe("block");
    expect((await room.simulate({ ...write, agent_type: "dev" })).decision).toBe("block");
    expect((await room.simulate({ ...write, agent_id: "a1" })).decision).toBe("block");
  });

  test.each([
    [{ subagent_type: "Explore", prompt: "see note #5, research pgvector" }, "none"],
    [{ prompt: "Do stuff", subagent_type: "new-type" }, "block"],
    [{ prompt: "plan-a" }, "block"],
    [{ subagent_type: "dev", prompt: "plan-a, see #5" }, "block"],
    [{ subagent_type: "DEV", prompt: "plan-a, issue #5" }, "none"],
  ])("72: starting %j: %s", async (input, decision) => {
    expect((await room.simulate(pre("Agent", input))).decision).toBe(decision);
  });

  test("where a session works: paths are judged from there", async () => {
    const file = join(room.folder, "elsewhere/memory/users/acme/documents/q.pdf");
    const save = pre("mcp__plugin_browser_browser__browser-pdf-save", { path: file });
    const transcript = room.put("turn.jsonl", '{"type":"user","message":{"content":"Save it"}}\n');
    const here = { ...save, transcript_path: transcript };
    const inside = await room.simulate({ ...here, cwd: join(room.folder, "elsewhere") });
    expect(inside.decision).toBe("block");
    const outside = await room.simulate({ ...here, cwd: join(room.folder, "another") });
    expect(outside.decision).toBe("none");
    const worktree = join(room.folder, "elsewhere/.claude/worktrees/agent-1");
    const copy = { path: join(worktree, "memory/users/acme/documents/q.pdf") };
    const isolated = await room.simulate({ ...here, tool_input: copy, cwd: worktree });
    expect(isolated.decision).toBe("block");
    const given = await room.simulate(here, "--project", join(room.folder, "elsewhere"));
    expect(given.decision).toBe("block");
  });
});

describe("input that cannot be used ends with 2", () => {
  const run = (...words: readonly string[]) =>
    room.gen("simulate", "--spec", SHIPPED_SPEC, ...words);

  test.each([
    ["nothing.json", "there is no such file"],
    [".", "it is a directory"],
  ])("the payload %s", async (file, message) => {
    const { code, err } = await run("--payload", file);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test.each([
    ["no JSON", "{", "is not JSON"],
    ["empty", "", "is not JSON"],
    ["no object", "[]", "is no JSON object"],
    ["no event", "{}", 'has no "hook_event_name"'],
    ["a wrong event", '{"hook_event_name":"PreToolUs"}', 'did you mean "PreToolUse"?'],
  ])("%s", async (name, text, message) => {
    const { code, out, err } = await run("--payload", room.put(`bad/${name}.json`, text));
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
  });

  test("no payload, no bundle, a broken bundle, no spec", async () => {
    const file = room.put("good.json", pre("Read"));
    expect((await run()).err).toContain('"--payload FILE" is needed');
    const none = await run("--payload", file, "--out", "nowhere");
    expect(none.code).toBe(2);
    expect(none.err).toContain("gen build");
    room.put("broken/claude/settings.json", '{ // mine\n"hooks": {} }');
    const broken = await run("--payload", file, "--out", "broken");
    expect(broken.code).toBe(2);
    expect(broken.err).toContain('"broken/claude/settings.json": it is not JSON');
    const spec = await room.gen("simulate", "--payload", file, "--spec", "none.yaml");
    expect(spec.code).toBe(2);
  });
});

test.skipIf(process.platform === "win32")(
  "an interrupt leaves no handler and no folder behind",
  async () => {
    const temp = join(room.folder, "temp");
    mkdirSync(temp);
    const pidFile = join(room.folder, "pid");
    const file = room.put("prompt.json", { hook_event_name: "UserPromptSubmit", prompt: "x" });
    const standIn = `datetime-inject=echo $$ > '${pidFile}'; sleep 600`;
    const words = ["simulate", "--payload", file, "--spec", SHIPPED_SPEC, "--external", standIn];
    const child = spawn(process.execPath, [BIN, ...words], {
      cwd: room.folder,
      env: { ...process.env, TMPDIR: temp },
      stdio: "ignore",
    });
    const closed = new Promise((resolve) => child.on("close", resolve));
    await expect
      .poll(() => existsSync(pidFile) && readFileSync(pidFile, "utf8"), POLL)
      .toMatch(/\d\n/u);
    const pid = Number(readFileSync(pidFile, "utf8"));
    child.kill("SIGINT");
    expect(await closed).toBe(130);
    await expect.poll(() => isAlive(pid), POLL).toBe(false);
    expect(readdirSync(temp)).toEqual([]);
  },
);

const POLL = { timeout: 20_000 };
const BIN = fileURLToPath(new URL("../../generator/bin.mjs", import.meta.url));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
