/** The files that `gen init` writes, from a preset and what it found out. */
import type { Preset } from "./presets.ts";

/** Which service runs the workflow. */
export type Forge = "github" | "forgejo";

export interface StarterInput {
  readonly preset: Preset;
  /** Text of the preset's spec. */
  readonly spec: string;
  /** Prompt bodies by path, relative to the spec's folder. */
  readonly prompts: ReadonlyMap<string, string>;
  /** Name for the spec. */
  readonly name: string;
  /** The schema as an editor finds it from the spec's folder, `./enforcement.schema.json`. */
  readonly schema: string;
  /** Where the spec goes and its folder, relative to the project, forward slashes. */
  readonly specPath: string;
  readonly specFolder: string;
  readonly forge: Forge;
  /** Text of the workflow, with `{{SPEC}}` for the spec's path. */
  readonly workflow: string;
}

/** New files by path, relative to the project; nothing of it may be there yet. */
export function starterFiles(input: StarterInput): ReadonlyMap<string, string> {
  const { specPath, specFolder, prompts, forge, workflow } = input;
  const below = (path: string): string => (specFolder === "." ? path : `${specFolder}/${path}`);
  return new Map([
    [specPath, specText(input)],
    ...[...prompts].map(([path, text]) => [below(path), text] as const),
    [`.${forge}/workflows/enforcement.yml`, workflow.replaceAll("{{SPEC}}", specPath)],
  ]);
}

/** The full example keeps its name: its documents and prompts speak of it. */
function specText({ preset, spec, name, schema }: StarterInput): string {
  const line = `# yaml-language-server: $schema=${schema}\n`;
  const own = spec.replace(/^# yaml-language-server:.*\n/u, "");
  return line + (preset === "pal-e" ? own : own.replace(/^name: .*$/mu, `name: ${name}`));
}

/** Scripts must keep LF line ends: a shell on Linux does not find `node\r`. */
const ATTRIBUTES = ["out/** text eol=lf linguist-generated=true", "spec/** text eol=lf"];

/** `.gitattributes` with the lines that are not there yet; `undefined` = it has them. */
export function withAttributes(old: string, out: string, specFolder: string): string | undefined {
  const wanted = ATTRIBUTES.map((line) =>
    line.replace(/^out/u, out).replace(/^spec/u, specFolder).replace(/^\.\//u, ""),
  );
  const lines = old.split(/\r?\n/u);
  const missing = wanted.filter((line) => !lines.includes(line));
  if (missing.length === 0) return undefined;
  const start = old === "" || old.endsWith("\n") ? old : `${old}\n`;
  return `${start}${missing.join("\n")}\n`;
}
