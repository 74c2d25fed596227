/** What a declared command prints. No shell, no input, a time limit; whatever goes wrong, the source is down. */
import type { Call } from "../call.ts";
import type { PartText } from "./part-text.ts";

export interface Command {
  readonly argv: readonly string[];
  readonly timeoutMs: number;
}

const mostBytes = 1024 * 1024;
/** Kept back of the hook's own deadline, so that the other parts still reach the agent. */
const reserveMs = 100;

export async function commandPart({ argv, timeoutMs }: Command, call: Call): Promise<PartText> {
  // Loaded only here: it would cost every hook several milliseconds.
  const { execFile } = await import("node:child_process");
  const [program = "", ...args] = argv;
  const timeout = Math.max(1, Math.min(timeoutMs, call.clock.remainingMs() - reserveMs));
  const options = { cwd: call.projectDir, timeout, maxBuffer: mostBytes, windowsHide: true };
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { ...options, killSignal: "SIGKILL" },
      (error, stdout) => {
        const text = stdout.trim();
        if (error !== null) resolve({ down: reasonOf(error) });
        else resolve(text === "" ? { down: "it printed nothing" } : { text });
      },
    );
    child.stdin?.end();
  });
}

function reasonOf(error: Error & { readonly code?: unknown; readonly killed?: boolean }): string {
  if (error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "it printed too much";
  if (error.killed === true) return "it took too long";
  return typeof error.code === "number" ? `exit code ${error.code}` : "it could not be started";
}
