import type { Diagnostic } from "#diagnostics/diagnostic";
import type { KnownServer } from "./known-tools.ts";
import type { SetupFile } from "./setup-file.ts";

/** What every part of the import has at hand. Findings are collected while it goes on. */
export interface Importing {
  readonly files: readonly SetupFile[];
  readonly servers: readonly KnownServer[];
  /** Full names of servers' tools that the set-up mentions. */
  readonly named: readonly string[];
  readonly findings: Diagnostic[];
}
