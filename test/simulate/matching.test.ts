import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { BundleConfig } from "../../generator/simulate/bundle-config.ts";
import { matchingHandlers } from "../../generator/simulate/matching.ts";
import { readAgent } from "../../generator/simulate/read-agent.ts";
import { readHandlers } from "../../generator/simulate/read-handlers.ts";

const settings = (hooks: unknown): BundleConfig => ({
  packaging: "project",
  handlers: readHandlers(hooks, "settings").handlers,
  agents: new Map(),
  denials: [],
  notes: [],
});
const run = (command: string, more: object = {}) => ({ type: "command", command, ...more });
const group = (matcher: string | undefined, ...hooks: readonly object[]) => ({
  ...(matcher === undefined ? {} : { matcher }),
  hooks,
});

/** The reported cases on matchers. */
const reported = JSON.parse(
  readFileSync(new URL("../fixtures/cases/matchers.json", import.meta.url), "utf8"),
) as {
  readonly cases: readonly {
    readonly id: string;
    readonly event: string;
    readonly matcher: string;
    readonly tool: string | null;
    readonly fires: boolean;
  }[];
};

describe("matchers", () => {
  test.each(reported.cases)("$id: $matcher on $tool", ({ event, matcher, tool, fires }) => {
    const config = settings({ [event]: [group(matcher, run("x"))] });
    const payload = { hook_event_name: event, ...(tool === null ? {} : { tool_name: tool }) };
    expect(matchingHandlers(config, event, payload)).toHaveLength(fires ? 1 : 0);
  });

  test.each([
    ["Task", "Agent", true],
    ["Agent", "Task", true],
    ["Write|", "Write", true],
    ["Edit, Write ", "Write", true],
    ["Write Edit", "Write", false],
    ["write", "Write", false],
    ["Bash(git commit*)", "Bash", false],
    ["Write(", "Write", false],
    ["rite$", "Write", true],
    ["mcp__.*__slack_send_message", "mcp__0b1c__slack_send_message", true],
    ["mcp__relay__send", "mcp__plugin_relay_relay__send", false],
    ["mcp__brave-search", "mcp__brave-search__query", false],
    ["mcp__brave-search__.*", "mcp__brave-search__query", true],
  ])("%s on %s: %s", (matcher, tool, fires) => {
    const config = settings({ PreToolUse: [group(matcher, run("x"))] });
    const found = matchingHandlers(config, "PreToolUse", { tool_name: tool });
    expect(found).toHaveLength(fires ? 1 : 0);
  });

  test.each([
    ["SubagentStart", { agent_type: "dev" }, "dev|qa", true],
    ["SubagentStart", { agent_type: "pal:dev" }, "dev", false],
    ["SubagentStart", { agent_type: "pal:dev" }, "^pal:dev$", true],
    ["SessionStart", { source: "startup" }, "resume", false],
    ["UserPromptExpansion", { command_name: "plan" }, "plan", true],
    ["FileChanged", { file_path: "/a/.env" }, ".env", true],
    ["PreToolUse", {}, "Write", false],
    ["PreToolUse", {}, undefined, true],
  ])("%s with %j against %s: %s", (event, payload, matcher, fires) => {
    const config = settings({ [event]: [group(matcher, run("x"))] });
    expect(matchingHandlers(config, event, payload)).toHaveLength(fires ? 1 : 0);
  });

  test("an event that the client does not have starts nothing", () => {
    const config = settings({ BeforeTool: [group(undefined, run("x"))] });
    expect(matchingHandlers(config, "BeforeTool", { tool_name: "Write" })).toEqual([]);
  });
});

describe("copies of one handler", () => {
  const call = { tool_name: "Write" };
  const found = (hooks: unknown) => matchingHandlers(settings(hooks), "PreToolUse", call);

  test("run once, with the time limit and failure rule of the last", () => {
    const first = run("node", { args: ["a.mjs"], timeout: 5, onFailure: "block" });
    const last = run("node", { args: ["a.mjs"], timeout: 7 });
    const copies = found({ PreToolUse: [group("Write", first), group(undefined, last)] });
    expect(copies).toMatchObject([{ timeoutS: 7, onFailure: "continue" }]);
    const reversed = found({ PreToolUse: [group("Write", last), group(undefined, first)] });
    expect(reversed).toMatchObject([{ timeoutS: 5, onFailure: "block" }]);
  });

  test("a copy whose matcher does not fire changes nothing", () => {
    const first = run("node", { args: ["a.mjs"], onFailure: "block" });
    const other = run("node", { args: ["a.mjs"] });
    expect(found({ PreToolUse: [group("Write", first), group("Bash", other)] })).toMatchObject([
      { onFailure: "block" },
    ]);
  });

  test("other arguments make another handler", () => {
    const of = (file: string): object => run("node", { args: [file] });
    expect(found({ PreToolUse: [group("Write", of("a.mjs"), of("b.mjs"))] })).toHaveLength(2);
  });
});

describe("an agent's own hooks", () => {
  const file = `---
name: qa
hooks:
  PreToolUse:
    - matcher: Write
      hooks: [{ type: command, command: own }]
  Stop:
    - hooks: [{ type: command, command: end }]
---
body`;
  const agent = readAgent(file);
  if (agent === undefined) throw new Error("the agent file is not read");
  const config: BundleConfig = {
    ...settings({ PreToolUse: [group("Write", run("all"))] }),
    agents: new Map([["qa", agent]]),
  };
  const commands = (event: string, payload: object, of = config): readonly string[] =>
    matchingHandlers(of, event, { ...payload }).map(({ command }) => command);

  test("fire for that agent beside the settings, in a subagent and on a main thread", () => {
    expect(commands("PreToolUse", { tool_name: "Write", agent_type: "qa", agent_id: "a" })).toEqual(
      ["all", "own"],
    );
    expect(commands("PreToolUse", { tool_name: "Write", agent_type: "qa" })).toEqual([
      "all",
      "own",
    ]);
  });

  test("do not fire for others, for another tool, or from a plugin", () => {
    const write = { tool_name: "Write", agent_type: "qa" };
    expect(commands("PreToolUse", { ...write, agent_type: "dev" })).toEqual(["all"]);
    expect(commands("PreToolUse", { tool_name: "Write" })).toEqual(["all"]);
    expect(commands("PreToolUse", { ...write, tool_name: "Read" })).toEqual([]);
    expect(commands("PreToolUse", write, { ...config, packaging: "plugin" })).toEqual(["all"]);
  });

  test("a Stop there is the end of that agent", () => {
    expect(commands("SubagentStop", { agent_type: "qa", agent_id: "a" })).toEqual(["end"]);
    expect(commands("Stop", { agent_type: "qa" })).toEqual(["end"]);
    expect(commands("SubagentStop", { agent_type: "dev", agent_id: "a" })).toEqual([]);
  });
});

describe("what the client drops", () => {
  test.each([
    ["no list of hooks", [{ matcher: "Write", command: "x" }]],
    ["no command", [group("Write", { type: "command" })]],
    ["a time limit of 0", [group("Write", run("x", { timeout: 0 }))]],
    ["a time limit as text", [group("Write", run("x", { timeout: "5" }))]],
    ["another onFailure", [group("Write", run("x", { onFailure: "deny" }))]],
    ["arguments as text", [group("Write", run("x", { args: "a" }))]],
    ["a matcher that is a list", [{ matcher: ["Write"], hooks: [run("x")] }]],
  ])("%s takes the whole file along before a tool, else only itself", (_, broken) => {
    const good = [group("Write", run("good"))];
    const fragile = readHandlers({ PreToolUse: [...broken, ...good], Stop: good }, "settings");
    expect(fragile).toMatchObject({ handlers: [], fileDropped: true });
    expect(fragile.notes).toHaveLength(1);
    const tolerant = readHandlers({ PostToolUse: [...broken, ...good] }, "settings");
    expect(tolerant.handlers.map(({ command }) => command)).toEqual(["good"]);
    expect(tolerant.fileDropped).toBe(false);
  });

  test("limits that are not named are the client's", () => {
    const hooks = {
      PreToolUse: [group("Write", run("x"))],
      UserPromptSubmit: [group(undefined, run("x"))],
    };
    expect(readHandlers(hooks, "settings").handlers.map(({ timeoutS }) => timeoutS)).toEqual([
      600, 30,
    ]);
  });
});
