import type { Disk } from "../io/disk.ts";
import type { Terminal } from "../io/terminal.ts";
import type { Bundle } from "../emit/hooks/hook-frame.ts";
import type { Compiled, CompileInput, GenerateInput, GenerateResult } from "../pipeline.ts";

/** The compiler itself; loaded only by commands that need it. */
export interface Pipeline {
  readonly compile: (input: CompileInput) => Compiled;
  readonly generate: (input: GenerateInput) => Promise<GenerateResult>;
}

/** What a command gets from outside; tests give their own. */
export interface Context {
  readonly terminal: Terminal;
  readonly disk: Disk;
  /** Relative paths on the command line start here. */
  readonly cwd: string;
  readonly pipeline: () => Promise<Pipeline>;
  readonly bundle: Bundle;
  /** Starts what `bundle` needs ahead of time; called as soon as a bundle is going to be made. */
  readonly prepare?: () => void;
}
