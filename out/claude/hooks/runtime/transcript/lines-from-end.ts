/**
 * The lines of a file, last one first, read in blocks from the end: what the answer needs is read,
 * not what the file holds. A line is what stands between two line feeds, whatever bytes it has.
 */
import { closeSync, fstatSync, readSync } from "../node-fs.ts";
import { CannotTell } from "../cannot-tell.ts";
import type { Clock } from "../deadline.ts";
import { NotRegular, openRegular } from "../regular-file.ts";

export interface ReadLimits {
  /** Bytes read at most; beyond them {@link CannotTell} is thrown. */
  readonly maxBytes: number;
  readonly clock: Clock;
}

const lineFeed = 0x0a;
const firstBlock = 64 * 1024;
const largestBlock = 4 * 1024 * 1024;

/** Throws {@link CannotTell} when the file is missing, unreadable or longer than the limit allows to read. */
export function* linesFromEnd(path: string, limits: ReadLimits): Generator<Buffer, void, void> {
  const file = open(path);
  try {
    yield* linesOf(file, limits);
  } finally {
    closeSync(file);
  }
}

/** Opens a regular file for reading; anything else cannot be a transcript. */
export function open(path: string): number {
  try {
    return openRegular(path);
  } catch (error) {
    if (error instanceof NotRegular) throw new CannotTell("the transcript is no regular file");
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new CannotTell(`the transcript cannot be read (${code})`);
  }
}

function* linesOf(file: number, limits: ReadLimits): Generator<Buffer, void, void> {
  let end = fstatSync(file).size;
  let budget = limits.maxBytes;
  // The pieces of the line whose start is not reached yet, last piece first.
  let tail: Buffer[] = [];
  for (let block = firstBlock; end > 0; block = Math.min(block * 2, largestBlock)) {
    limits.clock.check();
    const length = Math.min(block, end, budget);
    if (length <= 0) throw new CannotTell("the transcript's turn is longer than the limit");
    const chunk = readAt(file, end - length, length);
    end -= length;
    budget -= length;
    let stop = chunk.length;
    for (let feed = lastFeed(chunk, stop); feed !== -1; feed = lastFeed(chunk, stop)) {
      yield joined(chunk.subarray(feed + 1, stop), tail);
      tail = [];
      stop = feed;
    }
    tail.push(chunk.subarray(0, stop));
  }
  yield joined(Buffer.alloc(0), tail);
}

function lastFeed(chunk: Buffer, before: number): number {
  return before === 0 ? -1 : chunk.lastIndexOf(lineFeed, before - 1);
}

function joined(head: Buffer, tail: readonly Buffer[]): Buffer {
  return tail.length === 0 ? head : Buffer.concat([head, ...[...tail].reverse()]);
}

/** Exactly `length` bytes; a file that became shorter meanwhile cannot be trusted. */
export function readAt(file: number, position: number, length: number): Buffer {
  const chunk = Buffer.allocUnsafe(length);
  for (let filled = 0; filled < length;) {
    const read = readSync(file, chunk, filled, length - filled, position + filled);
    if (read === 0) throw new CannotTell("the transcript changed while it was read");
    filled += read;
  }
  return chunk;
}
