/**
 * Runs inside the network namespace: starts the scripted model and the client beside it, reports, ends.
 * It refuses to start anything where an interface other than loopback exists, and dies with its parent (end of stdin).
 */
import { spawn } from "node:child_process";
import { networkInterfaces } from "node:os";
import { createInterface } from "node:readline";
import { clientEnvironment } from "./client-environment.ts";
import { readOrder } from "./launch.ts";
import type { LaunchOrder, LaunchReport } from "./launch.ts";
import { startScriptedModel } from "./scripted-model.ts";

const interfaces = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
if (interfaces.length === 0) refuse("the loopback interface could not be brought up");
if (interfaces.some((found) => !found.internal))
  refuse("the namespace still has a network interface");

const lines = createInterface({ input: process.stdin });
lines.once("close", () => process.exit(3));
lines.once("line", (line) => {
  if (line === "probe") return report("ready");
  return void launch(readOrder(line)).then((result) => report(JSON.stringify(result)));
});

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(3);
}

function report(line: string): void {
  process.stdout.write(`${line}\n`, () => process.exit(0));
}

async function launch(order: LaunchOrder): Promise<LaunchReport> {
  const model = await startScriptedModel();
  const run = await runClient(order, model.port);
  const exchanges = [...model.exchanges];
  await model.close();
  return { ...run, exchanges };
}

function runClient(order: LaunchOrder, port: number): Promise<Omit<LaunchReport, "exchanges">> {
  const [program, ...args] = order.command;
  const client = spawn(program, args, {
    cwd: order.cwd,
    env: { ...clientEnvironment(order.home, port, order.env) },
    stdio: ["ignore", "pipe", "pipe"],
    // Its own process group, so that the client and what it started can be ended together.
    detached: true,
  });
  const output = { stdout: "", stderr: "" };
  client.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  client.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    endGroup(client.pid);
  }, order.timeLimitMs);
  return new Promise((resolve) => {
    const finish = (exit: number | null, note = ""): void => {
      clearTimeout(timer);
      endGroup(client.pid);
      resolve({ exit, timedOut, stdout: output.stdout, stderr: output.stderr + note });
    };
    client.once("error", (error) => finish(null, error.message));
    // "exit", not "close": a child left behind may hold the pipes open for ever.
    client.once("exit", (code) => setImmediate(() => finish(code)));
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing left in the group.
  }
}
