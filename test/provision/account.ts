/** An account in a temporary folder, and `gen provision` run on it in-process. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { run } from "../../generator/cli.ts";
import type { Disk } from "../../generator/io/disk.ts";

/** What one run said, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The JSON of a run, as far as the tests look at it. */
interface Printed {
  readonly changed: readonly string[];
  readonly kept: readonly string[];
  readonly conflicts: readonly {
    readonly path: string;
    readonly line?: number;
    readonly column?: number;
    readonly message: string;
    readonly help: string;
  }[];
  readonly skipped: readonly { readonly path: string }[];
  readonly notes: readonly string[];
  readonly diff?: string;
}

export interface Account {
  readonly folder: string;
  /** Runs `gen provision DIR` with further words, separated by spaces. */
  readonly provision: (words?: string, disk?: Partial<Disk>) => Promise<Ran>;
  readonly json: (
    words?: string,
    disk?: Partial<Disk>,
  ) => Promise<Printed & { readonly code: number }>;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  readonly settings: () => Settings;
  /** Every file: path → mode and bytes as Latin-1, `→ target` for a link; and every folder. */
  readonly tree: () => Readonly<Record<string, string>>;
}

/** Settings as far as the tests look into them. */
interface Settings {
  readonly hooks?: Readonly<Record<string, readonly Group[]>>;
  readonly permissions?: { readonly deny?: readonly string[] };
  readonly [key: string]: unknown;
}

interface Group {
  readonly matcher?: string;
  readonly hooks: readonly { readonly command: string; readonly args?: readonly string[] }[];
}

const FIXTURES = fileURLToPath(new URL("../fixtures/accounts", import.meta.url));

/** Makes an account, a copy of a fixture or empty; it is removed when the test ends. */
export function account(out: string, fixture?: string): Account {
  const parent = fs.mkdtempSync(join(tmpdir(), "gen-account-"));
  onTestFinished(() => fs.rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "My account");
  if (fixture === undefined) fs.mkdirSync(folder);
  else fs.cpSync(join(FIXTURES, fixture), folder, { recursive: true });
  const provision: Account["provision"] = (words = "", disk = {}) =>
    gen(["provision", folder, "--out", out, ...words.split(" ").filter(Boolean)], parent, disk);
  const read = (path: string): string => fs.readFileSync(join(folder, path), "utf8");
  return {
    folder,
    provision,
    json: async (words = "", disk = {}) => {
      const { code, out: text } = await provision(`${words} --format json`, disk);
      return { code, ...(JSON.parse(text) as Printed) };
    },
    write: (path, text) => {
      fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
      fs.writeFileSync(join(folder, path), text);
    },
    read,
    settings: () => JSON.parse(read(".claude/settings.json").replace(/^\uFEFF/u, "")) as Settings,
    tree: () => treeOf(folder),
  };
}

/** Runs one command line with a disk of the test's. */
export async function gen(
  words: readonly string[],
  cwd: string,
  disk: Partial<Disk> = {},
): Promise<Ran> {
  const printed = { out: "", err: "" };
  const sink = (to: "out" | "err"): { write: (text: string) => void; color: boolean } => ({
    write: (text) => void (printed[to] += text),
    color: false,
  });
  const code = await run(words, {
    terminal: { out: sink("out"), err: sink("err") },
    disk: { ...fs, ...disk },
    cwd,
    pipeline: () => Promise.reject(new Error("nothing is compiled here")),
    bundle: () => () => Promise.reject(new Error("nothing is bundled here")),
  });
  return { code, ...printed };
}

export function treeOf(root: string): Readonly<Record<string, string>> {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  const rows = entries.map((entry): readonly [string, string] => {
    const full = join(entry.parentPath, entry.name);
    const name = full.slice(root.length + 1);
    if (entry.isDirectory()) return [`${name}/`, ""];
    if (entry.isSymbolicLink()) return [name, `→ ${fs.readlinkSync(full)}`];
    const mode = (fs.statSync(full).mode & 0o777).toString(8);
    return [name, `${mode} ${fs.readFileSync(full, "latin1")}`];
  });
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
