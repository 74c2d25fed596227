/** Standard input to its very end, and output that is out before the process ends. */
import { writeSync } from "./node-fs.ts";

/** All of standard input as text; empty on a terminal. Rejects when reading fails. */
export function readStandardInput(): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY) return Promise.resolve("");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stdin.on("data", (chunk: Buffer) => chunks.push(chunk));
    stdin.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    stdin.on("error", reject);
  });
}

/** Writes everything or, when nobody reads any more, gives up: the exit code still tells. */
export function writeFully(file: 1 | 2, text: string): void {
  let rest = Buffer.from(text, "utf8");
  for (let tries = 0; rest.length > 0 && tries < 1000; tries += 1) {
    try {
      rest = rest.subarray(writeSync(file, rest));
    } catch (error) {
      if (!isFull(error)) return;
      pause(1);
    }
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAGAIN";
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
