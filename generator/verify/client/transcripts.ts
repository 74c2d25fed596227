/** The session files a client left in its home: the main session's and those of its subagents. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Transcript {
  /** Relative to `~/.claude/projects`. */
  readonly path: string;
  readonly text: string;
}

export function readTranscripts(home: string): readonly Transcript[] {
  const folder = join(home, ".claude", "projects");
  return globSync("**/*.{jsonl,meta.json}", { cwd: folder })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
