import type { SetupFile } from "./setup-file.ts";

/** A plugin that lies in the set-up, or that is the set-up. */
export interface SetupPlugin {
  readonly name: string;
  readonly manifest?: SetupFile;
  readonly hooks?: SetupFile;
  readonly servers?: SetupFile;
}

/** An existing set-up as it lies on the disk. */
export interface Setup {
  /** Files below `.claude/`, and `.mcp.json`. A plugin's own files stand here as if below `.claude/`. */
  readonly files: readonly SetupFile[];
  readonly plugins: readonly SetupPlugin[];
}
