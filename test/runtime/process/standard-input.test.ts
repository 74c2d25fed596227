import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { closeSync, constants, openSync, readdirSync, readFileSync } from "node:fs";
import { writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { HookData } from "#runtime/rule";
import { anyHook } from "../support/run-hook.ts";
import { tempDir } from "../support/temp-dir.ts";

const dir = tempDir();
const deny: HookData = {
  hook: "guard",
  event: "PreToolUse",
  onError: "block",
  deadlineMs: 20_000,
  rule: {
    kind: "decide",
    otherwise: "allow",
    cases: [{ tools: { names: ["Write"] }, message: "Writing is not for {agent}." }],
  },
};
const call = (tool: string, content = "x") =>
  JSON.stringify({ tool_name: tool, tool_input: { file_path: "/a", content } });

/** The hook on an open file as its standard input. */
const start = (input: number, data = deny): ChildProcess =>
  spawn(process.execPath, [anyHook, JSON.stringify(data)], { stdio: [input, "pipe", "pipe"] });

function ended(child: ChildProcess): Promise<{ readonly exit: unknown; readonly stderr: string }> {
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  return new Promise((resolve) => child.on("close", (exit) => resolve({ exit, stderr })));
}

/** A named pipe, both ends open; the reading one does not wait where `flags` say so. */
function pipe(name: string, flags = 0): { readonly read: number; readonly write: number } {
  const path = join(dir, name);
  execFileSync("mkfifo", [path]);
  const write = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  return { read: openSync(path, constants.O_RDONLY | flags), write };
}

const hasPython = process.platform === "linux" && spawnSync("python3", ["-c", ""]).status === 0;

const openOn = (path: string): number => openSync(path, "r");

describe("standard input", () => {
  test.each(["Read", "Write"])("as a file: a call of %s", async (tool) => {
    const path = join(dir, `${tool}.json`);
    writeFileSync(path, call(tool, "\u00e9\u{1F600}".repeat(40_000)));
    const input = openOn(path);
    const { exit, stderr } = await ended(start(input));
    closeSync(input);
    expect({ exit, stderr }).toEqual(
      tool === "Write"
        ? { exit: 2, stderr: "Writing is not for main.\n" }
        : { exit: 0, stderr: "" },
    );
  });

  test("as a device without data, or a folder, holds no payload", async () => {
    for (const path of ["/dev/null", dir]) {
      const input = openOn(path);
      const { exit, stderr } = await ended(start(input));
      closeSync(input);
      expect(exit).toBe(2);
      expect(stderr).toContain("an infrastructure fault, not policy");
    }
  });

  test.skipIf(process.platform === "win32")("as a pipe that fills later", async () => {
    const { read, write } = pipe("waits");
    const child = start(read);
    const result = ended(child);
    closeSync(read);
    writeSync(write, call("Write"));
    closeSync(write);
    expect(await result).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining("not for main"),
    });
  });

  test.skipIf(!hasPython)("as a pipe that does not wait", async () => {
    const { read, write } = pipe("hurries");
    const text = call("Write");
    writeSync(write, text.slice(0, 9));
    // Whoever starts a program from Node gives it an input that waits.
    const start = "import os, sys; os.set_blocking(0, False); os.execv(sys.argv[1], sys.argv[1:])";
    const argv = ["-c", start, process.execPath, anyHook, JSON.stringify(deny)];
    const child = spawn("python3", argv, { stdio: [read, "pipe", "pipe"] });
    const result = ended(child);
    closeSync(read);
    while (!isWatchingInput(child)) await setImmediate();
    writeSync(write, text.slice(9));
    closeSync(write);
    expect(await result).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining("not for main"),
    });
  });

  test.skipIf(process.platform === "win32")("that never ends does not hold the hook", async () => {
    const { read, write } = pipe("open");
    const short = { ...deny, deadlineMs: 1000 };
    for (const onError of ["block", "allow"] as const) {
      const result = ended(start(read, { ...short, onError }));
      const { exit, stderr } = await result;
      expect(exit).toBe(onError === "block" ? 2 : 0);
      expect(stderr).toContain("no answer within 1000 ms");
    }
    closeSync(read);
    closeSync(write);
  });
});

/** The process has handed its standard input to the system's list of what to wait for. */
function isWatchingInput({ pid }: ChildProcess): boolean {
  const folder = `/proc/${pid}/fdinfo`;
  return readdirSync(folder).some((file) => {
    try {
      return /^tfd:\s+0 /mu.test(readFileSync(join(folder, file), "utf8"));
    } catch {
      return false;
    }
  });
}
