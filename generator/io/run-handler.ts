import { spawn } from "node:child_process";
import { constants } from "node:os";
import type { ClientHandler, HandlerRun, RunEnd } from "../simulate/client-handler.ts";

export interface HandlerInput {
  /** What the handler reads on standard input. */
  readonly text: string;
  /** Standard input stays open after the text. */
  readonly open?: true;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs a handler as the client does: exec form without a shell, shell form through `sh`, no
 * terminal, the payload on standard input, killed with all it started when its time is up.
 */
export function runHandler(handler: ClientHandler, input: HandlerInput): Promise<HandlerRun> {
  const started = performance.now();
  const child = spawn(...programOf(handler), {
    cwd: input.cwd,
    env: input.env,
    // A session of its own: no terminal to read from, and one group to kill.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  keepTrack(child.pid);
  return new Promise((resolve) => {
    const said: Record<"stdout" | "stderr", string> = { stdout: "", stderr: "" };
    let end: RunEnd | undefined;
    const limit = setTimeout(() => {
      end = { kind: "timeout" };
      killGroup(child.pid);
    }, handler.timeoutS * 1000);
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (chunk: string) => (said[name] += chunk));
    }
    child.on("error", (error) => {
      clearTimeout(limit);
      end = { kind: "not-started", reason: reasonOf(error, handler.command) };
      resolve({ end, ...said, ms: performance.now() - started });
    });
    child.on("close", (code, signal) => {
      clearTimeout(limit);
      running.delete(child.pid);
      child.stdin.destroy();
      end ??= endOf(code, signal);
      resolve({ end, ...said, ms: performance.now() - started });
    });
    // A handler that does not read is no fault of the caller.
    child.stdin.on("error", () => undefined);
    child.stdin.write(input.text);
    if (input.open !== true) child.stdin.end();
  });
}

/** Handlers that have not ended; their groups do not hear an interrupt at the terminal. */
const running = new Set<number | undefined>();

function keepTrack(pid: number | undefined): void {
  if (pid === undefined) return;
  if (running.size === 0) {
    process.removeListener("exit", killAll);
    process.once("exit", killAll);
  }
  running.add(pid);
}

function killAll(): void {
  for (const pid of running) killGroup(pid);
}

function programOf({ command, args }: ClientHandler): [string, readonly string[]] {
  return args === undefined ? ["/bin/sh", ["-c", command]] : [command, args];
}

function endOf(code: number | null, signal: NodeJS.Signals | null): RunEnd {
  if (code !== null) return { kind: "exit", code };
  return { kind: "signal", signal: signal ?? `signal ${constants.signals.SIGKILL}` };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}

function reasonOf(error: Error, command: string): string {
  return "code" in error && error.code === "ENOENT"
    ? `"${command}" is not found`
    : error.message.replace(/^spawn /u, "");
}
