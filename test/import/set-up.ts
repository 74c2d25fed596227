/** A set-up given file by file, and what the import made of it. */
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { type Place, place } from "../init/place.ts";

export interface Told {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly help: string;
}

export interface Import {
  readonly here: Place;
  readonly code: number;
  readonly written: readonly string[];
  readonly diagnostics: readonly Told[];
  /** `code file:line`, warnings and errors only. */
  readonly told: readonly string[];
}

export type Files = Readonly<Record<string, unknown>>;

/** Text is written as it is, anything else as JSON; scripts get the executable bit. */
export function lay(here: Place, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    here.write(path, typeof content === "string" ? content : JSON.stringify(content, null, 2));
    if (path.endsWith(".sh")) chmodSync(join(here.folder, path), 0o755);
  }
}

export async function importOf(files: Files, words: readonly string[] = ["."]): Promise<Import> {
  const here = place();
  lay(here, files);
  return importIn(here, words);
}

export async function importIn(here: Place, words: readonly string[]): Promise<Import> {
  const { code, out } = await here.gen(["import", ...words, "--format", "json"]);
  const { written, diagnostics } = JSON.parse(out) as Pick<Import, "written" | "diagnostics">;
  const told = diagnostics
    .filter(({ severity }) => severity !== "info")
    .map((one) => `${one.code} ${one.file}:${one.line}`);
  return { here, code, written, diagnostics, told };
}

/** Settings with one group under PreToolUse. */
export function gate(matcher: unknown, handler: object = { command: "a.sh" }): Files {
  return {
    ".claude/settings.json": {
      hooks: { PreToolUse: [{ matcher, hooks: [{ type: "command", ...handler }] }] },
    },
  };
}

export function agent(fields: string, body = "Work.\n"): Files {
  return { ".claude/agents/a.md": `---\nname: a\ndescription: Does a.\n${fields}---\n${body}` };
}
