/** A provisioned account in a temporary folder with a home of its own, and `gen doctor` on it. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, onTestFinished, vi } from "vitest";
import { run } from "../../generator/cli.ts";
import type { Bundle } from "../../generator/emit/hooks/hook-frame.ts";
import * as pipeline from "../../generator/pipeline.ts";
import { noBundler } from "../support/compile-spec.ts";

const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));
export const SPEC = join(REPOSITORY, "spec/enforcement.yaml");

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Finding {
  readonly account?: string;
  readonly check: string;
  readonly severity: string;
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  readonly costs: readonly string[];
  readonly thins: readonly string[];
  readonly fix: string;
}

export interface Printed {
  readonly code: number;
  readonly healthy: boolean;
  readonly findings: readonly Finding[];
  readonly lost: readonly string[];
  readonly open: readonly object[];
  readonly guarantees: number;
  readonly packaging: string;
  readonly heartbeat: { readonly seen: string | null; readonly current: boolean };
  readonly accounts?: readonly { readonly account: string; readonly healthy: boolean }[];
}

/** The shipped spec is compiled once for a test file: the same text gives the same plan. */
let compiled: ReturnType<typeof pipeline.compile> | undefined;
const compile: typeof pipeline.compile = (input) => (compiled ??= pipeline.compile(input));

export async function gen(
  words: readonly string[],
  cwd = REPOSITORY,
  bundle: Bundle = noBundler,
): Promise<Ran> {
  const printed = { out: "", err: "" };
  const sink = (to: "out" | "err"): { write: (text: string) => void; color: boolean } => ({
    write: (text) => void (printed[to] += text),
    color: false,
  });
  const code = await run(words, {
    terminal: { out: sink("out"), err: sink("err") },
    disk: fs,
    cwd,
    pipeline: () => Promise.resolve({ ...pipeline, compile }),
    bundle,
  });
  return { code, ...printed };
}

/** Builds the shipped spec's bundle, once for a test file; scripts that run take a bundler. */
export async function builtBundle(bundler?: Bundle): Promise<string> {
  const out = temporary("gen-out-");
  const { code, err } = await gen(["build", "--spec", SPEC, "--out", out], REPOSITORY, bundler);
  if (code !== 0) throw new Error(err);
  return out;
}

/** A folder that goes after the last test of the file. */
function temporary(prefix: string): string {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), prefix)));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Provisioned accounts to copy: each form is provisioned once for a test file. */
const models = new Map<string, Promise<string>>();

async function provisioned(out: string, fixture: string, packaging: string): Promise<string> {
  const dir = join(temporary("gen-model-"), "account");
  fs.cpSync(join(REPOSITORY, "test/fixtures/accounts", fixture), dir, { recursive: true });
  const { code, err } = await gen(["provision", dir, "--out", out, "--packaging", packaging]);
  if (code !== 0) throw new Error(err);
  return dir;
}

export interface Ward {
  readonly dir: string;
  readonly home: string;
  readonly write: (path: string, text: string, mode?: number) => void;
  readonly read: (path: string) => string;
  readonly remove: (path: string) => void;
  /** Rewrites a JSON file of the account. */
  readonly edit: (path: string, change: (value: Json) => void) => void;
  readonly doctor: (...words: readonly string[]) => Promise<Printed>;
  readonly text: (...words: readonly string[]) => Promise<Ran>;
  /** The findings of one check, after an expectation that it is the only thing wrong. */
  readonly found: (check: string) => Promise<readonly Finding[]>;
}

/** Settings as the tests change them. */
export interface Json {
  [key: string]: unknown;
}

export interface WardOptions {
  readonly fixture?: string;
  readonly packaging?: "project" | "plugin";
  /** Below the temporary folder. */
  readonly at?: string;
}

/** A healthy account: provisioned, trusted, with node and a client of today on the PATH. */
export async function ward(out: string, options: WardOptions = {}): Promise<Ward> {
  const { fixture = "acme", packaging = "project", at = "My account" } = options;
  const parent = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "gen-doctor-")));
  onTestFinished(() => fs.rmSync(parent, { recursive: true, force: true }));
  const [dir, home, bin] = [join(parent, at), join(parent, "home"), join(parent, "bin")];
  const key = `${fixture} ${packaging}`;
  const model = models.get(key) ?? provisioned(out, fixture, packaging);
  models.set(key, model);
  fs.cpSync(await model, dir, { recursive: true });
  fs.mkdirSync(home);
  const write = (path: string, text: string, mode = 0o644): void => {
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, text, { mode });
  };
  const trusted = { projects: { [dir]: { hasTrustDialogAccepted: true } } };
  write(join(home, ".claude.json"), JSON.stringify(trusted));
  fs.mkdirSync(bin);
  fs.symlinkSync(process.execPath, join(bin, "node"));
  write(join(bin, "claude"), "#!/bin/sh\necho '2.1.332 (Claude Code)'\n", 0o755);
  vi.stubEnv("PATH", bin);
  onTestFinished(() => void vi.unstubAllEnvs());
  const call = (more: readonly string[]): Promise<Ran> =>
    gen([
      "doctor",
      dir,
      "--spec",
      SPEC,
      "--out",
      out,
      "--home",
      home,
      "--managed",
      join(parent, "etc"),
      ...more,
    ]);
  const inside = (path: string): string => (path.startsWith("/") ? path : join(dir, path));
  const doctor: Ward["doctor"] = async (...more) => {
    const ran = await call([...more, "--format", "json"]);
    return { code: ran.code, ...(JSON.parse(ran.out) as Omit<Printed, "code">) };
  };
  return {
    dir,
    home,
    write: (path, text, mode) => write(inside(path), text, mode),
    read: (path) => fs.readFileSync(inside(path), "utf8"),
    remove: (path) => fs.rmSync(inside(path), { recursive: true }),
    edit: (path, change) => {
      const value = JSON.parse(fs.readFileSync(inside(path), "utf8")) as Json;
      change(value);
      write(inside(path), JSON.stringify(value, null, 2));
    },
    doctor,
    text: (...more) => call(more),
    found: async (check) => {
      const { findings } = await doctor();
      return findings.filter((one) => one.check === check);
    },
  };
}

/** Runs the account's own session hook as the client would. */
export function startSession(
  dir: string,
  file = ".claude/hooks/session-context.mjs",
): number | null {
  return spawnSync(process.execPath, [join(dir, file)], {
    input: JSON.stringify({ hook_event_name: "SessionStart", cwd: dir, source: "startup" }),
    cwd: dir,
    env: { PATH: "/usr/bin:/bin", CLAUDE_PROJECT_DIR: dir },
  }).status;
}
