/** Runs programs and takes their time and memory, the start of the process included. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { REPOSITORY } from "../support/repository.ts";

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Made anew before every run. */
  readonly before?: () => Readonly<Record<string, string>> | undefined;
  /** Exit code that a run must have; anything else is no measurement. */
  readonly exit?: number;
  /** Its output is thrown away by the system instead of read by us. */
  readonly discard?: boolean;
}

/** Of one program over all rounds. */
export interface Timing {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  readonly least: number;
}

/** What a Node process used up, as it saw it itself at its end. */
export interface Use {
  /** Peak resident memory in MB, 10^6 bytes. */
  readonly peakMb: number;
  /** Processor time of all its threads, milliseconds. */
  readonly cpuMs: number;
}

/**
 * Runs every program once per round, in turn, so that a busy moment of the machine meets all of
 * them and ratios hold.
 */
export function timed(programs: readonly Program[], rounds: number): readonly Timing[] {
  const times = programs.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    programs.forEach((program, index) => times[index]?.push(once(program)));
  }
  return programs.map(({ name }, index) => {
    const sorted = [...(times[index] ?? [])].sort((a, b) => a - b);
    return { name, median: sorted[Math.floor(sorted.length / 2)] ?? NaN, least: sorted[0] ?? NaN };
  });
}

function once(program: Program): number {
  const env = environment(program);
  const start = performance.now();
  const { status, stderr } = spawnSync(program.command, program.args, {
    env,
    input: program.input ?? "",
    maxBuffer: 1e9,
    stdio: ["pipe", outputOf(program), "pipe"],
  });
  const elapsed = performance.now() - start;
  expectExit(program, status, String(stderr));
  return elapsed;
}

function environment({ env, before }: Program): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env, ...before?.() };
}

function outputOf({ discard = false }: Program): "ignore" | "pipe" {
  return discard ? "ignore" : "pipe";
}

function expectExit({ name, exit = 0 }: Program, status: number | null, stderr: string): void {
  if (status !== exit) throw new Error(`${name} ended with ${status}, not ${exit}:\n${stderr}`);
}

/** One more run of a Node program, which reports what it used. */
export function used(program: Program): Use {
  const { status, stderr, output } = spawnSync(
    program.command,
    ["--import", join(REPOSITORY, "test/bench/report-use.mjs"), ...program.args],
    {
      env: environment(program),
      input: program.input ?? "",
      maxBuffer: 1e9,
      stdio: ["pipe", outputOf(program), "pipe", "pipe"],
    },
  );
  expectExit(program, status, String(stderr));
  const { peakKb, cpuMs }: { readonly peakKb: number; readonly cpuMs: number } = JSON.parse(
    String(output[3]),
  );
  return { peakMb: (peakKb * 1024) / 1e6, cpuMs };
}
