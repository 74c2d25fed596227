import { describe, expect, test } from "vitest";
import { canonicalTool, coversTool } from "#runtime/tools";
import { coversAgent } from "#runtime/who";
import { callOf } from "./support/call.ts";

const identity = (agentType?: unknown, agentId?: unknown) =>
  callOf({ agentType, agentId }).identity;

describe("identity", () => {
  test.each([
    ["neither field", undefined, undefined, "main"],
    ["empty fields", "", "", "main"],
    ["a subagent", "qa", "a1", "qa"],
    ["letter case", "General-Purpose", "a1", "general-purpose"],
    ["a main thread under --agent", "dottie", undefined, "dottie"],
    ["an id without a type", undefined, "a1", "unknown"],
    ["a type that is no text", 7, undefined, "unknown"],
    ["an agent that calls itself main", "Main", "a1", "unknown"],
    ["a plugin's agent", "pal-e:QA", "a1", "pal-e:qa"],
  ])("%s", (_, type, id, expected) => {
    expect(identity(type, id)).toBe(expected);
  });
});

describe("agent selector", () => {
  test.each([
    [undefined, "unknown", true],
    [{ only: ["Dottie"] }, "dottie", true],
    [{ only: ["dottie"] }, "main", false],
    [{ only: ["main"] }, "main", true],
    [{ only: ["unknown"] }, "unknown", false],
    [{ except: ["Dottie"] }, "dottie", false],
    [{ except: ["dottie"] }, "main", true],
    [{ except: ["unknown"] }, "unknown", true],
  ])("%j covers %s: %s", (who, agent, expected) => {
    expect(coversAgent(who, agent)).toBe(expected);
  });
});

describe("tool selector", () => {
  const docs = { prefix: "mcp__docs__", except: ["mcp__docs__get_note"] };
  test.each([
    [{ any: true }, "Whatever", true],
    [{ names: ["Write"] }, "Write", true],
    [{ names: ["Write"] }, "write", false],
    [{ names: ["Write"] }, "WriteMore", false],
    [{ names: ["Task"] }, "Agent", true],
    [{ names: ["Agent"] }, canonicalTool("Task"), true],
    [{ prefixes: [docs] }, "mcp__docs__drop_note", true],
    [{ prefixes: [docs] }, "mcp__docs__get_note", false],
    [{ prefixes: [docs] }, "mcp__docs__get_notes", true],
    [{ prefixes: [docs] }, "mcp__docsy__x", false],
    [{ names: ["Write"], prefixes: [docs] }, "mcp__docs__x", true],
    [{}, "Write", false],
    [{ names: ["Write"] }, "", true],
  ] as const)("%j covers %s: %s", (selector, tool, expected) => {
    expect(coversTool(selector, tool)).toBe(expected);
  });
});
