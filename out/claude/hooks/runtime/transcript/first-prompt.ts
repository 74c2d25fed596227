/** The task of an agent: the first prompt in its own transcript, read from the start. */
import { closeSync, fstatSync } from "../node-fs.ts";
import type { Call } from "../call.ts";
import { CannotTell } from "../cannot-tell.ts";
import { parseEntry } from "./entry.ts";
import { open, readAt } from "./lines-from-end.ts";
import { ownTranscript } from "./own-transcript.ts";
import { promptOf } from "./prompt.ts";

const block = 64 * 1024;

/** Throws {@link CannotTell} when the transcript is missing or holds no prompt within `maxBytes`. */
export function firstPrompt(call: Call, maxBytes: number): string {
  const { path, side } = ownTranscript(call);
  const file = open(path);
  try {
    for (const line of linesOf(file, maxBytes, call)) {
      const entry = parseEntry(line);
      const prompt = entry === undefined ? undefined : promptOf(entry, side);
      if (prompt !== undefined) return prompt.text;
    }
  } finally {
    closeSync(file);
  }
  throw new CannotTell("the agent's transcript holds no task");
}

function* linesOf(file: number, maxBytes: number, call: Call): Generator<Buffer, void, void> {
  const end = Math.min(fstatSync(file).size, maxBytes);
  let pieces: Buffer[] = [];
  for (let at = 0; at < end; at += block) {
    call.clock.check();
    let rest = readAt(file, at, Math.min(block, end - at));
    for (let feed = rest.indexOf(0x0a); feed !== -1; feed = rest.indexOf(0x0a)) {
      yield Buffer.concat([...pieces, rest.subarray(0, feed)]);
      pieces = [];
      rest = rest.subarray(feed + 1);
    }
    pieces.push(rest);
  }
  yield Buffer.concat(pieces);
}
