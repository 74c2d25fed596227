/** `gen` as a program of its own, for tests that let it start the real client. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { REPOSITORY } from "../support/repository.ts";
import { found } from "./client-stage.ts";
import { cache } from "./client-version.ts";

export const VERSION = found.kind === "ready" ? found.version : "";
export const GEN = join(REPOSITORY, "generator/bin.mjs");

export interface Ran {
  readonly code: number | null;
  readonly out: string;
}

/** Runs it in `cwd`; what it says on stderr is shown as it comes. */
export function gen(
  cwd: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ran> {
  const program = spawn(process.execPath, [GEN, ...words], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  return new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("close", (code) => resolve({ code, out }));
  });
}

export interface Row {
  readonly packaging: string;
  readonly guarantee: string;
  readonly outcome: string;
  readonly reason?: string;
  readonly mechanisms: readonly {
    readonly mechanism: string;
    readonly outcome: string;
    readonly reason?: string;
    readonly under: Readonly<Record<string, string>>;
  }[];
}

/** What the tests look at of `gen verify --format json`. */
export interface Printed {
  readonly client: string;
  readonly proven: number;
  readonly refuted: number;
  readonly skipped: number;
  readonly results: readonly Row[];
  readonly hooks: readonly {
    readonly id: string;
    readonly outcome: string;
    readonly reason?: string;
  }[];
  readonly routes: readonly {
    readonly path: string;
    readonly expected: string;
    readonly seen: string;
    readonly because: string;
  }[];
}

/** One run of `gen verify` without the client's own rules, which have tests of their own. */
export async function verify(
  cwd: string,
  words: readonly string[],
): Promise<{ readonly code: number | null; readonly printed: Printed }> {
  const options = ["--client", VERSION, "--cache", cache, "--format", "json", "--skip-facts"];
  const ran = await gen(cwd, ["verify", ...options, ...words]);
  const printed: Printed = JSON.parse(ran.out);
  return { code: ran.code, printed };
}

/** Ids of the guarantees of one outcome. */
export function named(rows: readonly Row[], outcome: string): readonly string[] {
  return rows.filter((row) => row.outcome === outcome).map(({ guarantee }) => guarantee);
}
