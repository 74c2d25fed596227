import { describe, expect, test } from "vitest";
import { permissionRule } from "../../generator/client/permission-rule.ts";
import { readAgent } from "../../generator/simulate/read-agent.ts";
import { refusalsOf } from "../../generator/simulate/refusals.ts";

const config = (frontMatter: string, denials: readonly string[] = []) => {
  const agent = readAgent(`---\nname: qa\n${frontMatter}\n---\n`);
  return {
    packaging: "project",
    handlers: [],
    agents: new Map(agent === undefined ? [] : [["qa", agent] as const]),
    denials,
    notes: [],
  } as const;
};
const refused = (frontMatter: string, tool: string, agent: string | undefined = "qa") =>
  refusalsOf(config(frontMatter), "PreToolUse", { tool_name: tool, agent_type: agent }).map(
    ({ by }) => by,
  );

describe("an agent's lists of tools", () => {
  test.each([
    ["disallowedTools: Write, Edit", "Edit", true],
    ["disallowedTools: Write Edit", "Edit", true],
    ["disallowedTools: [Write, Edit]", "Edit", true],
    ["disallowedTools:\n  - Write\n  - Edit", "Edit", true],
    ["disallowedTools: Write, Edit", "NotebookEdit", false],
    ["disallowedTools: Bash(rm *), Read", "Bash", true],
    ["disallowedTools: Bash(rm *), Read", "Read", true],
    ["disallowedTools: Bash", "Monitor", true],
    ["disallowedTools: Bash", "PowerShell", false],
    ["disallowedTools: Task", "Agent", true],
    ["disallowedTools: Agent", "Task", true],
    ["disallowedTools: write", "Write", false],
    ["disallowedTools: W*", "Write", false],
    ["disallowedTools: mcp__srv", "mcp__srv__tool", true],
    ["disallowedTools: mcp__srv__*", "mcp__srv__tool", true],
    ["disallowedTools: mcp__srv__write_*", "mcp__srv__write_note", false],
    ["disallowedTools: mcp__srv__.*", "mcp__srv__tool", false],
    ["disallowedTools: mcp__srv", "mcp__srv2__tool", false],
    ["disallowedTools: mcp__srv__tool", "mcp__srv__tools", false],
    ["disallowedTools: mcp__*", "mcp__any__tool", true],
    ["disallowedTools: 5", "Write", false],
    ["disallowed-tools: Write", "Write", false],
  ])("%s strips %s: %s", (frontMatter, tool, stripped) => {
    expect(refused(frontMatter, tool)).toEqual(stripped ? ["disallowedTools"] : []);
  });

  test.each([
    ["tools: Read, Grep", "Write", ["tools"]],
    ["tools: Read, Grep", "Read", []],
    ["tools: Bash(git *)", "Bash", []],
    ['tools: "*"', "Write", []],
    ["tools: mcp__srv", "mcp__srv__tool", []],
    ["tools: mcp__*", "mcp__srv__tool", ["tools"]],
    ["tools: []", "Read", ["tools"]],
    ["tools: Read, Write\ndisallowedTools: Write", "Write", ["disallowedTools"]],
  ])("49: %s leaves %s: refused by %j", (frontMatter, tool, by) => {
    expect(refused(frontMatter, tool)).toEqual(by);
  });

  test("bind that agent alone, in any letter case", () => {
    expect(refused("disallowedTools: Write", "Write", "QA")).toEqual(["disallowedTools"]);
    expect(refused("disallowedTools: Write", "Write", "dev")).toEqual([]);
    expect(refused("disallowedTools: Write", "Write", "")).toEqual([]);
  });

  test("a file that the client skips strips nothing", () => {
    for (const text of [
      "name: qa",
      "\n---\nname: qa\n---\n",
      "---\nx: [\n---\n",
      "---\na: b\n---\n",
    ]) {
      expect(readAgent(text)).toBeUndefined();
    }
  });
});

describe("deny rules", () => {
  const agent = (type?: string) => (type === undefined ? {} : { subagent_type: type });
  test.each<[string, string, object, boolean | undefined]>([
    ["Write", "Write", {}, true],
    ["Write", "Edit", {}, false],
    ["Write(*)", "Write", {}, true],
    ["Task", "Agent", {}, true],
    ["Agent(general-purpose)", "Agent", agent("General-Purpose"), true],
    ["Agent(general-purpose)", "Agent", agent(), true],
    ["Agent(Plan)", "Agent", agent(), false],
    ["Agent(Plan)", "Agent", agent("dev"), false],
    ["mcp__srv", "mcp__srv__tool", {}, true],
    ["mcp__srv__write_*", "mcp__srv__write_note", {}, true],
    ["mcp__*__write_note", "mcp__srv__write_note", {}, true],
    ["mcp__srv__.*", "mcp__srv__tool", {}, false],
    ["Bash(rm *)", "Bash", { command: "rm x" }, undefined],
    ["Edit(src/**)", "Edit", {}, undefined],
  ])("%s on %s %j: %s", (rule, tool, input, denied) => {
    expect(permissionRule(rule, tool, { ...input })).toBe(denied);
  });

  test("refuse before a call, not after it", () => {
    const denying = config("", ["Agent(Plan)"]);
    const call = { tool_name: "Agent", tool_input: { subagent_type: "plan" } };
    expect(refusalsOf(denying, "PreToolUse", call)).toMatchObject([{ by: "permissions.deny" }]);
    expect(refusalsOf(denying, "PostToolUse", call)).toEqual([]);
  });
});
