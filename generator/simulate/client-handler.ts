/** A command handler as the client reads it from the bundle's files. */
export interface ClientHandler {
  /** Where it is registered; plugin and skill copies are never folded with others. */
  readonly source: "settings" | "frontmatter" | "plugin" | "external";
  readonly event: string;
  readonly matcher?: string;
  readonly command: string;
  /** Exec form when present; otherwise `command` is a line for the shell. */
  readonly args?: readonly string[];
  /** Seconds. */
  readonly timeoutS: number;
  readonly onFailure: "block" | "continue";
  /** Runs in the background: the client waits for no answer. */
  readonly async: boolean;
  /** Short name for people: the script's base name, or the command. */
  readonly name: string;
}

/** How the run of a handler ended. */
export type RunEnd =
  | { readonly kind: "exit"; readonly code: number }
  | { readonly kind: "signal"; readonly signal: string }
  /** The client's time limit was reached; the process was killed. */
  | { readonly kind: "timeout" }
  | { readonly kind: "not-started"; readonly reason: string };

export interface HandlerRun {
  readonly end: RunEnd;
  readonly stdout: string;
  readonly stderr: string;
  /** Wall time in milliseconds. */
  readonly ms: number;
}
