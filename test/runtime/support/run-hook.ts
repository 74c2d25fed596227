import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { HookData } from "#runtime/rule";

export interface Run {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The host could write the whole payload. */
  readonly drained: boolean;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Standard input stays open after the payload. */
  readonly keepOpen?: boolean;
}

const entry = fileURLToPath(new URL("../../fixtures/hooks/any-hook.ts", import.meta.url));

/** Runs the hook as the client does: a process, the payload on standard input. */
export function runHookProcess(
  data: HookData,
  payload: unknown,
  options: RunOptions = {},
): Promise<Run> {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  const child = spawn(process.execPath, [entry, JSON.stringify(data)], {
    env: { PATH: process.env["PATH"] ?? "", ...options.env },
    cwd: options.cwd,
  });
  return new Promise((resolve) => {
    const out: Record<"stdout" | "stderr", string> = { stdout: "", stderr: "" };
    let drained = true;
    child.stdin.on("error", () => (drained = false));
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (chunk: string) => (out[name] += chunk));
    }
    child.on("close", (exit) => {
      child.stdin.destroy();
      resolve({ exit, ...out, drained });
    });
    child.stdin.write(text);
    if (options.keepOpen !== true) child.stdin.end();
  });
}
