/** Transcripts of a given size that end in the same short turn. */
import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";

const line = (value: object): string => `${JSON.stringify(value)}\n`;

const user = (content: string): string =>
  line({ type: "user", message: { role: "user", content } });

const call = (name: string): string =>
  line({
    type: "assistant",
    message: { role: "assistant", content: [{ type: "tool_use", id: "t", name, input: {} }] },
  });

/** The last turn: a prompt, work, and no look at the preferences. */
const TURN = user("Send the quote") + call("Read").repeat(20);

const FILLER =
  user("Go on") + call("Grep").repeat(9) + line({ type: "system", text: "x".repeat(900) });

/** Writes a transcript of about `bytes`; with `sparse` the part before the last turn is a hole. */
export function writeTranscript(path: string, bytes: number, sparse = false): void {
  const file = openSync(path, "w");
  try {
    if (sparse) {
      ftruncateSync(file, bytes);
      writeSync(file, `\n${FILLER}${TURN}`, bytes);
      return;
    }
    const chunk = FILLER.repeat(Math.max(1, Math.floor(1e6 / FILLER.length)));
    for (let written = 0; written < bytes; written += chunk.length) writeSync(file, chunk);
    writeSync(file, TURN);
  } finally {
    closeSync(file);
  }
}
