/** Standard input to its very end, output that is out before the process ends, and the end itself. */
import { fstatSync, read, writeSync } from "./node-fs.ts";

/** A read that is not back yet: {@link leave} must not wait for it. */
let isReading = false;

/**
 * All of standard input as text; empty on a terminal. Rejects when reading fails.
 *
 * `process.stdin` loads Node's network modules, 5 ms in every hook. Pipes and sockets, which is what
 * the client gives, are read as files are; whatever cannot be read that way is left to it.
 */
export async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  const isWhole = canLeave() && isPlainInput() && (await readPlainly(chunks));
  if (!isWhole) await readStream(chunks);
  return Buffer.concat(chunks).toString("utf8");
}

/** Terminals are told by `process.stdin`; so is what cannot even be looked at. */
function isPlainInput(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isSocket() || input.isFile();
  } catch {
    return false;
  }
}

const chunkBytes = 65_536;

/** Read to the end? Not when the input does not wait for data: then `chunks` is a beginning. */
function readPlainly(chunks: Buffer[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      isReading = true;
      read(0, Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, null, (error, bytes, chunk) => {
        isReading = false;
        if (error !== null) return isFull(error) ? resolve(false) : reject(error);
        if (bytes === 0) return resolve(true);
        chunks.push(chunk.subarray(0, bytes));
        next();
      });
    };
    next();
  });
}

function readStream(chunks: Buffer[]): Promise<void> {
  const { stdin } = process;
  if (stdin.isTTY) return Promise.resolve();
  return new Promise((resolve, reject) => {
    stdin.on("data", (chunk: Buffer) => chunks.push(chunk));
    stdin.on("end", resolve);
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

/** For output: no room. For input: nothing there. */
function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAGAIN";
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Ends the process with this exit code. `process.exit` waits for a read that is under way, for ever
 * if the input never ends; another program in this one's place does not.
 */
export function leave(code: number): never {
  if (isReading) {
    const { execPath, execve } = process;
    // Should that program be gone meanwhile, Node aborts: the client then does what the handler says.
    execve?.(execPath, [execPath, "-e", `process.exitCode = ${code}`], {});
  }
  process.exit(code);
}

/** Node 22.15 or newer, not on Windows, where nobody forbids programs. */
function canLeave(): boolean {
  return (
    process.execve !== undefined && process.platform !== "win32" && process.permission === undefined
  );
}
