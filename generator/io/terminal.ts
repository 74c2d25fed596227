/** One of the two streams that a command prints to. */
export interface Sink {
  readonly write: (text: string) => void;
  /** Whether colour codes reach a person. */
  readonly color: boolean;
}

/** Where a command prints: results to `out`, trouble to `err`. */
export interface Terminal {
  readonly out: Sink;
  readonly err: Sink;
}

/** The terminal of this process. Colour only on a terminal, and never with NO_COLOR (no-color.org). */
export function processTerminal(): Terminal {
  return { out: sink(process.stdout), err: sink(process.stderr) };
}

function sink(stream: NodeJS.WriteStream): Sink {
  // A reader that has seen enough (`gen check | head`) is no fault of ours.
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const { NO_COLOR, TERM } = process.env;
  return {
    write: (text) => stream.write(text),
    color: stream.isTTY === true && !NO_COLOR && TERM !== "dumb",
  };
}
