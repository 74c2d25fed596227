import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agentIs } from "#runtime/predicates/agent-is";
import { equals } from "#runtime/predicates/equals";
import { extension } from "#runtime/predicates/extension";
import { matches } from "#runtime/predicates/matches";
import { mentions } from "#runtime/predicates/mentions";
import { nonEmpty } from "#runtime/predicates/non-empty";
import { callOf } from "../support/call.ts";
import { put, tempDir } from "../support/temp-dir.ts";

const input = (value: unknown) => callOf({ tool: "mcp__x__y", input: { field: value } });

describe("non-empty", () => {
  test.each([
    [["a"], true],
    [[null], true],
    [{ a: 1 }, true],
    ["a", true],
    [[], false],
    [{}, false],
    ["", false],
    [" \n", false],
    [undefined, false],
    [null, false],
    [7, false],
    [true, false],
  ])("%j: %s", (value, holds) => {
    expect(nonEmpty.holds({ kind: "non-empty", field: "field" }, input(value))).toEqual({ holds });
  });
});

describe("equals", () => {
  const data = { kind: "equals", field: "field", values: ["a", 7, false] } as const;
  test.each([
    ["a", true],
    [7, true],
    [false, true],
    ["A", false],
    ["7", false],
    [0, false],
    [undefined, false],
  ])("%j: %s", (value, holds) => {
    expect(equals.holds(data, input(value))).toEqual({ holds });
  });

  test.each([[["a"]], [{ a: 1 }]])("%j is no name, and nothing is said of it", (value) => {
    expect(() => equals.holds(data, input(value))).toThrow(/other than a name/u);
  });

  test("null stands for an absent or empty field", () => {
    const absent = { ...data, values: [null] };
    expect(equals.holds(absent, input(undefined)).holds).toBe(true);
    expect(equals.holds(absent, input(null)).holds).toBe(true);
    expect(equals.holds(absent, input("")).holds).toBe(true);
    expect(equals.holds({ ...absent, field: "constructor" }, input("a")).holds).toBe(true);
  });
});

describe("matches", () => {
  const data = { kind: "matches", field: "field", pattern: "feat|fix" } as const;
  test.each([
    ["feat", true],
    ["fix", true],
    ["feature", false],
    ["a fix", false],
    ["FIX", false],
    [["fix"], false],
    [undefined, false],
  ])("%j: %s", (value, holds) => {
    expect(matches.holds(data, input(value))).toEqual({ holds });
  });

  test("without case where the rule says so; in Unicode mode", () => {
    expect(matches.holds({ ...data, ignoreCase: true }, input("FIX")).holds).toBe(true);
    expect(matches.holds({ ...data, pattern: "\\p{L}." }, input("é😀")).holds).toBe(true);
    expect(() => matches.holds({ ...data, pattern: "\\y" }, input("y"))).toThrow(SyntaxError);
  });
});

describe("mentions", () => {
  const data = {
    kind: "mentions",
    field: "prompt",
    patterns: [
      { name: "a plan", pattern: "\\bplan-[a-z0-9-]+" },
      { name: "an issue", pattern: "\\bissue #\\d+" },
    ],
  } as const;
  const spawn = (prompt: unknown) =>
    mentions.holds(data, callOf({ tool: "Agent", input: { prompt } }));

  test("all of the references, wherever they stand", () => {
    expect(spawn("do\nissue #5 of plan-a")).toEqual({ holds: true });
    expect(spawn("issue #5")).toEqual({ holds: false, missing: ["a plan"] });
    expect(spawn("see note #5")).toEqual({ holds: false, missing: ["a plan", "an issue"] });
    expect(spawn(undefined).holds).toBe(false);
    expect(spawn(["issue #5 plan-a"]).holds).toBe(false);
  });

  test("nothing to name is named by anything: an agent that needs no reference", () => {
    const none = { ...data, patterns: [] };
    expect(mentions.holds(none, callOf({ tool: "Agent", input: {} })).holds).toBe(true);
  });

  test("an agent's last message", () => {
    const last = { ...data, field: "lastMessage" };
    const stop = (message: unknown) =>
      callOf({
        event: "SubagentStop",
        more: { last_assistant_message: message, lastMessage: "plan-b issue #6" },
      });
    expect(mentions.holds(last, stop("plan-a issue #5")).holds).toBe(true);
    expect(mentions.holds(last, stop("done")).holds).toBe(false);
    expect(mentions.holds(last, stop(undefined)).holds).toBe(false);
  });
});

describe("agent-is", () => {
  test.each([
    [["QA", "main"], "qa", true],
    [["qa"], "dev", false],
    [["qa", "main"], undefined, true],
    [["main", "unknown"], 5, false],
  ])("%j, type %j: %s", (list, agentType, holds) => {
    const call = callOf({ agentType, agentId: agentType === undefined ? undefined : "a1" });
    expect(agentIs.holds({ kind: "agent-is", in: list }, call)).toEqual({ holds });
  });
});

describe("extension", () => {
  const dir = tempDir();
  const data = { kind: "extension", in: [".pdf", "tar.GZ"], fields: ["files", "path"] } as const;
  const send = (files: unknown) =>
    extension.holds(data, callOf({ tool: "SendUserFile", input: { files }, cwd: dir })).holds;

  test.each([
    ["a.pdf", true],
    ["/x/y.PDF", true],
    ["a.pdf ", true],
    ["x.tar.gz", true],
    ["apdf", false],
    ["a.pdf/b", false],
    ["a.pdf.txt", false],
    ["a.gz", false],
  ])("%s: %s", (path, holds) => {
    expect(send([path])).toBe(holds);
    expect(send(path)).toBe(holds);
  });

  test("any of several files", () => {
    expect(send(["a.txt", "b.pdf"])).toBe(true);
    expect(send([])).toBe(false);
    expect(send(undefined)).toBe(false);
  });

  test("the file behind a link counts", () => {
    symlinkSync(put(join(dir, "quote.pdf")), join(dir, "quote"));
    expect(send("quote")).toBe(true);
    expect(send(join(dir, "quote"))).toBe(true);
    expect(send("other")).toBe(false);
    const elsewhere = {
      tool: "SendUserFile",
      input: { files: "quote" },
      cwd: "/",
      projectDir: dir,
    };
    expect(extension.holds(data, callOf(elsewhere)).holds).toBe(true);
  });
});
