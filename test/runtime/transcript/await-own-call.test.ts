import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { awaitOwnCall } from "#runtime/transcript/await-own-call";
import { callOf } from "../support/call.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "await-own-call-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const own = { more: { tool_use_id: "t1" } };
const line = (id: string): string => `${JSON.stringify({ type: "assistant", id })}\n`;

describe("waiting for the call's own line", () => {
  test("a payload without an id is not waited for, not even without a file", () => {
    expect(() => awaitOwnCall(join(folder, "none.jsonl"), callOf({}))).not.toThrow();
  });

  test("a missing file cannot be waited for", () => {
    const call = callOf(own);
    expect(() => awaitOwnCall(join(folder, "none.jsonl"), call)).toThrow("cannot be read");
  });

  test("a line that another thread adds meanwhile is seen", async () => {
    const path = join(folder, "session.jsonl");
    writeFileSync(path, line("t0"));
    // The wait blocks this thread, as it does in a hook: the client is somebody else.
    const writer = new Worker(
      `const { appendFileSync } = require("node:fs");
       const { parentPort, workerData } = require("node:worker_threads");
       parentPort.once("message", () => { appendFileSync(workerData.path, workerData.line); });
       parentPort.postMessage("ready");`,
      { eval: true, workerData: { path, line: line("t1") } },
    );
    await new Promise((ready) => writer.once("message", ready));
    const done = new Promise((exit) => writer.once("exit", exit));
    writer.postMessage("write");
    awaitOwnCall(path, callOf(own));
    await done;
  });

  test("an id that never comes ends the wait; the clock is asked meanwhile", () => {
    const path = join(folder, "session.jsonl");
    writeFileSync(path, line("t0"));
    appendFileSync(path, line("t2"));
    let asked = 0;
    const clock = { check: () => (asked += 1), remainingMs: () => 1000 };
    awaitOwnCall(path, { ...callOf(own), clock });
    expect(asked).toBeGreaterThan(0);
  });
});
