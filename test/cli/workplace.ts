import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Span } from "#ir/span";
import { run } from "../../generator/cli.ts";
import type { Pipeline } from "../../generator/commands/context.ts";
import type { VirtualFile } from "../../generator/emit/virtual-file.ts";
import type { Disk } from "../../generator/io/disk.ts";
import type { CompileInput } from "../../generator/pipeline.ts";
import { minimalProject } from "../docs/sample-project.ts";

/** What one command line did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The JSON of build, check, lint and explain, as far as the tests look at it. */
export interface Printed {
  readonly written?: readonly string[];
  readonly unchanged?: readonly string[];
  readonly removed?: readonly string[];
  readonly clean?: boolean;
  readonly drift?: readonly {
    readonly path: string;
    readonly kind: string;
    readonly diff: string;
    readonly spec: readonly string[];
    readonly fix: string;
  }[];
  readonly diagnostics?: readonly {
    readonly code: string;
    readonly severity: string;
    readonly message: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly help: string | null;
  }[];
}

/** A temporary folder with a spec in which commands run in-process, over a stand-in compiler. */
export interface Workplace {
  readonly folder: string;
  readonly gen: (line: string, disk?: Partial<Disk>) => Promise<Ran>;
  /** Output of a command that prints JSON. */
  readonly json: (line: string, disk?: Partial<Disk>) => Promise<Printed>;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  /** Everything below a folder: path → text, or `→ target` for a link. */
  readonly tree: (path?: string) => Readonly<Record<string, string>>;
}

/** The stand-in compiler reads one `path word…` per line; `path*` is executable, `!x` is an error. */
const pipeline: Pipeline = {
  compile: ({ specFile, specText }) => ({
    diagnostics: linesOf(specFile, specText).flatMap(faults),
  }),
  generate: async (input) => ({
    project: minimalProject,
    files: linesOf(input.specFile, input.specText).flatMap((line) => filesOf(line, input)),
    diagnostics: linesOf(input.specFile, input.specText).flatMap(faults),
  }),
};

interface Line {
  readonly words: string;
  readonly span: Span;
}

function linesOf(file: string, text: string): readonly Line[] {
  return text.split("\n").map((words, index) => {
    const at = { offset: index, line: index + 1, column: 1 };
    return { words, span: { file, start: at, end: at } };
  });
}

function faults({ words, span }: Line): readonly Diagnostic[] {
  if (words.startsWith("?")) return [report("to-be-confirmed", span, { what: words.slice(1) })];
  return words.startsWith("!") ? [report("unknown-key", span, { key: words.slice(1) })] : [];
}

function filesOf({ words, span }: Line, { readBesideSpec }: CompileInput): readonly VirtualFile[] {
  const [, path, star, text] = /^([\w./-]+)(\*?) (.*)$/u.exec(words) ?? [];
  if (path === undefined || text === undefined) return [];
  const content = `${readBesideSpec(text) ?? text}\n`;
  const executable = star === "*";
  return [{ path, content, kind: "document", executable, because: [span] }];
}

export const SPEC = "spec/enforcement.yaml";

/** Makes a workplace; it is removed when the test ends. */
export function workplace(spec: string): Workplace {
  const folder = fs.mkdtempSync(join(tmpdir(), "gen-cli-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
    fs.writeFileSync(join(folder, path), text);
  };
  write(SPEC, spec);
  const gen: Workplace["gen"] = async (line, disk = {}) => {
    const printed = { out: "", err: "" };
    const sink = (to: "out" | "err"): { write: (text: string) => void; color: boolean } => ({
      write: (text) => void (printed[to] += text),
      color: false,
    });
    const code = await run(line.split(" "), {
      terminal: { out: sink("out"), err: sink("err") },
      disk: { ...fs, ...disk },
      cwd: folder,
      pipeline: async () => pipeline,
      bundle: () => async () => new Map(),
    });
    return { code, ...printed };
  };
  return {
    folder,
    gen,
    json: async (line, disk) =>
      JSON.parse((await gen(`${line} --format json`, disk)).out) as Printed,
    write,
    read: (path) => fs.readFileSync(join(folder, path), "utf8"),
    tree: (path = "out") => treeOf(join(folder, path)),
  };
}

function treeOf(root: string): Readonly<Record<string, string>> {
  if (!fs.existsSync(root)) return {};
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  const rows = entries.flatMap((entry): readonly (readonly [string, string])[] => {
    const full = join(entry.parentPath, entry.name);
    const name = full.slice(root.length + 1);
    if (entry.isDirectory()) return [];
    return [
      [name, entry.isSymbolicLink() ? `→ ${fs.readlinkSync(full)}` : fs.readFileSync(full, "utf8")],
    ];
  });
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
