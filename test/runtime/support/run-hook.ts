import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { HookData } from "#runtime/rule";
import { tempDir } from "./temp-dir.ts";

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
  /** Runs the hook on a terminal of its own; both of its outputs then arrive as stdout. */
  readonly terminal?: boolean;
}

const source = fileURLToPath(new URL("../../fixtures/hooks/any-hook.ts", import.meta.url));
/** The fixture hook as one script; its data is its first argument. */
export const anyHook = join(tempDir(), "any-hook.mjs");
buildSync({
  entryPoints: [source],
  outfile: anyHook,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node18",
});

/** Runs the bundled hook as the client does: a process, the payload on standard input. */
export function runHookProcess(
  data: HookData,
  payload: unknown,
  options: RunOptions = {},
): Promise<Run> {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  const argv = [process.execPath, anyHook, JSON.stringify(data)];
  const quoted = argv.map((word) => `'${word}'`).join(" ");
  const [program = "", ...args] =
    options.terminal === true ? ["script", "-qec", quoted, "/dev/null"] : argv;
  const child = spawn(program, args, {
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
    if (options.keepOpen !== true && options.terminal !== true) child.stdin.end();
  });
}
