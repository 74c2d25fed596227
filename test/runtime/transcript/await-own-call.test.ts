import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { awaitOwnCall } from "#runtime/transcript/await-own-call";
import { toolUsed } from "#runtime/predicates/tool-used";
import { callOf } from "../support/call.ts";
import { put, tempDir } from "../support/temp-dir.ts";
import { call, jsonl, typed } from "../support/transcript-lines.ts";

const path = join(tempDir(), "session.jsonl");
const own = callOf({ transcript: path, more: { tool_use_id: "own-1" } });

test("evidence that the client writes while the hook waits is seen", () => {
  put(path, jsonl([typed("a")]));
  // Asked while the reader waits: the client's writing stands in for the passing of time.
  let late = jsonl([call("mcp__m__profile-read", "p"), call("Send", "own-1")]);
  const clock = {
    remainingMs: () => 1000,
    check: () => {
      appendFileSync(path, late.slice(0, 150));
      late = late.slice(150);
    },
  };
  const data = {
    kind: "tool-used",
    tool: "*profile-read",
    since: "last-user-turn",
    evidence: "call",
    maxBytes: 2 ** 20,
  } as const;
  expect(toolUsed.holds(data, { ...own, clock }).holds).toBe(true);
});

test("a line that never comes is not waited for without end; the clock may end it sooner", () => {
  put(path, jsonl([typed("a")]));
  awaitOwnCall(path, own);
  const clock = {
    remainingMs: () => 0,
    check: () => {
      throw new Error("time is up");
    },
  };
  expect(() => awaitOwnCall(path, { ...own, clock })).toThrow("time is up");
});

test("once the line stands there, and without an id, nothing waits", () => {
  const clock = {
    remainingMs: () => 0,
    check: () => {
      throw new Error("it waited");
    },
  };
  appendFileSync(path, `${"x".repeat(1000)}\n${jsonl([call("Send", "own-1")])}`);
  expect(() => awaitOwnCall(path, { ...own, clock })).not.toThrow();
  const without = callOf({ transcript: path });
  expect(() => awaitOwnCall(join(path, "none"), { ...without, clock })).not.toThrow();
  expect(() => awaitOwnCall(join(path, "none"), { ...own, clock })).toThrow("ENOTDIR");
});
