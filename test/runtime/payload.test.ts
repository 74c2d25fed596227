import { describe, expect, test } from "vitest";
import { CannotTell } from "#runtime/cannot-tell";
import { readCall } from "#runtime/payload";
import { callOf, noClock } from "./support/call.ts";

const around = { projectDir: "/project", cwd: "/here", clock: noClock };
const read = (text: string, event = "PreToolUse") => readCall(text, event, around);
const tool = { tool_name: "Write", tool_input: { file_path: "/a" } };

describe("a payload that is none", () => {
  test.each([
    ["nothing", "", "no payload"],
    ["blanks", " \n\t ", "no payload"],
    ["broken JSON", '{"tool_name":', "not valid JSON"],
    ["two objects", "{}{}", "not valid JSON"],
    ["a list", "[1]", "no JSON object"],
    ["null", "null", "no JSON object"],
    ["a text", '"x"', "no JSON object"],
    ["no tool", "{}", "names no tool"],
    ["a tool name of another type", '{"tool_name":["Write"]}', "names no tool"],
    ["another event", '{"hook_event_name":"PostToolUse","tool_name":"Write"}', "another event"],
  ])("%s", (_, text, reason) => {
    expect(() => read(text)).toThrow(CannotTell);
    expect(() => read(text)).toThrow(reason);
  });
});

describe("a payload", () => {
  test("without an event name counts as the event the hook waits for", () => {
    expect(read(JSON.stringify(tool)).event).toBe("PreToolUse");
  });

  test("with a byte order mark is read", () => {
    expect(read(`\uFEFF${JSON.stringify(tool)}`).tool).toBe("Write");
  });

  test("names the old Task as Agent", () => {
    expect(read('{"tool_name":"Task"}').tool).toBe("Agent");
  });

  test("without input has an empty one, with a list it cannot be judged", () => {
    expect(read('{"tool_name":"mcp__a__b"}').input).toEqual({});
    expect(read('{"tool_name":"mcp__a__b","tool_input":null}').input).toEqual({});
    const odd = read('{"tool_name":"mcp__a__b","tool_input":[1]}');
    expect(() => odd.input).toThrow("tool_input is no object");
  });

  test("of an event without a tool is its own input", () => {
    const call = read('{"command_name":"plan","prompt":"/plan"}', "UserPromptExpansion");
    expect(call.tool).toBe("");
    expect(call.input).toMatchObject({ command_name: "plan" });
  });

  test("of SubagentStop answers a Stop in an agent's frontmatter", () => {
    expect(read('{"hook_event_name":"SubagentStop"}', "Stop").event).toBe("SubagentStop");
    expect(() => read('{"hook_event_name":"SubagentStop"}', "SubagentStart")).toThrow("another");
  });

  test("tells where: cwd from the payload, else the process; the project from the environment, else cwd", () => {
    expect(read(JSON.stringify({ ...tool, cwd: "/w" }))).toMatchObject({
      cwd: "/w",
      projectDir: "/project",
    });
    expect(read(JSON.stringify({ ...tool, cwd: 7 })).cwd).toBe("/here");
    expect(read(JSON.stringify({ ...tool, cwd: "relative" })).cwd).toBe("/here");
    expect(callOf({ cwd: "/w", projectDir: "relative" }).projectDir).toBe("/w");
  });

  test("keeps agent_id only inside a subagent; one that is no text names nobody", () => {
    expect(callOf({}).agentId).toBeUndefined();
    expect(callOf({ agentId: "" }).agentId).toBeUndefined();
    expect(callOf({ agentId: null }).agentId).toBeUndefined();
    expect(callOf({ agentId: "a1" }).agentId).toBe("a1");
    expect(callOf({ agentId: 5 }).agentId).toBe("");
  });
});
