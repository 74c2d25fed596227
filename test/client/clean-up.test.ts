import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { callOutcomes } from "../../generator/verify/client/call-outcome.ts";
import { scriptPrompt } from "../../generator/verify/client/model-script.ts";
import { withRoom } from "../../generator/verify/client/room.ts";
import { runArm } from "../../generator/verify/client/run-arm.ts";
import type { Stage } from "../../generator/verify/client/run-arm.ts";
import { found, skipped } from "./client-stage.ts";
import { processesNaming } from "./processes-naming.ts";

const PROGRAM = fileURLToPath(new URL("hanging-run.ts", import.meta.url));
const PATIENCE = { timeout: 20_000, interval: 50 };

interface Hanging {
  readonly runner: ChildProcessByStdio<null, Readable, null>;
  readonly room: string;
}

async function startHanging(stage: Stage): Promise<Hanging> {
  const runner = spawn(process.execPath, [PROGRAM, stage.binary, ...stage.isolation.flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(runner.stdout.setEncoding("utf8"), "data");
  const room = String(said).trim();
  await vi.waitFor(() => expect(existsSync(`${room}/logs/hanging`)).toBe(true), PATIENCE);
  expect(processesNaming(room)).not.toEqual([]);
  return { runner, room };
}

describe.skipIf(found.kind !== "ready")(`what a run leaves behind${skipped}`, () => {
  const stage = found.kind === "ready" ? found.stage : undefined;

  it.each(["SIGINT", "SIGTERM"] as const)(
    "%s ends the processes and removes the room",
    async (signal) => {
      const { runner, room } = await startHanging(stage!);
      runner.kill(signal);
      const [, ended] = await once(runner, "exit");
      expect(ended).toBe(signal);
      await vi.waitFor(() => expect(processesNaming(room)).toEqual([]), PATIENCE);
      expect(existsSync(room)).toBe(false);
    },
  );

  it("ends the processes even when it is killed outright", async () => {
    const { runner, room } = await startHanging(stage!);
    runner.kill("SIGKILL");
    await once(runner, "exit");
    await vi.waitFor(() => expect(processesNaming(room)).toEqual([]), PATIENCE);
    rmSync(room, { recursive: true });
  });

  it("ends a session at its time limit and keeps what was seen", async () => {
    let root = "";
    const result = await withRoom((room) => {
      root = room.root;
      const steps = [[{ tool: "Bash", input: { command: `cd ${room.root}; sleep 600` } }]];
      return runArm(stage!, room, {
        prompt: scriptPrompt({ label: "main", steps }),
        trusted: true,
        timeLimitMs: 8000,
      });
    });
    expect(result.timedOut).toBe(true);
    expect(callOutcomes(result.exchanges).map(({ tool, by }) => [tool, by])).toEqual([
      ["Bash", "unanswered"],
    ]);
    expect(processesNaming(root)).toEqual([]);
    expect(existsSync(root)).toBe(false);
  });

  it("reports a client that cannot be started", async () => {
    const broken = { ...stage!, binary: "/no/such/client" };
    const result = await withRoom((room) => runArm(broken, room, { prompt: "x", trusted: true }));
    expect(result.exit).toBeNull();
    expect(result.stderr).toContain("ENOENT");
  });
});

describe("a room", () => {
  it("is removed when the work in it fails", async () => {
    let root = "";
    const failing = withRoom((room) => {
      root = room.root;
      expect(existsSync(root)).toBe(true);
      return Promise.reject(new Error("broken arm"));
    });
    await expect(failing).rejects.toThrow("broken arm");
    expect(existsSync(root)).toBe(false);
  });
});
