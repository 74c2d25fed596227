import type { Span } from "#ir/span";

/** What a file of the bundle is; decides how it is formatted and where it goes in an account. */
export type FileKind =
  | "agent"
  | "hook-source"
  | "hook"
  | "runtime"
  | "skill"
  | "settings"
  | "mcp"
  | "plugin"
  | "document"
  | "block"
  | "carried"
  | "manifest";

/** One file of the bundle, in memory. Nothing is written before all of them exist. */
export interface VirtualFile {
  /** Relative to `out/`, forward slashes, no `..`. */
  readonly path: string;
  readonly content: string;
  readonly kind: FileKind;
  /** Whether the file carries the executable bit. */
  readonly executable: boolean;
  /** The file's place in an account, e.g. `.claude/agents/qa.md`; absent = it stays in `out/`. */
  readonly place?: string;
  /** The spec lines that the file comes from. */
  readonly because: readonly Span[];
}
