/** How long the program takes, from the start of the process, and how much memory. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../support/repository.ts";
import { type Growth, writeGrownSpec } from "./grown-spec.ts";
import { type Program, timed, type Timing, type Use, used } from "./measure.ts";
import { type Line, table } from "./table.ts";

const GEN = join(REPOSITORY, "generator/bin.mjs");
const SHIPPED = join(REPOSITORY, "spec/enforcement.yaml");

/** Sizes of the generated specs; the last three differ in agents alone. */
const SIZES: readonly (Growth & { readonly limitMs?: number; readonly limitMb?: number })[] = [
  { agents: 1000, hooks: 200, limitMs: 5000 },
  { agents: 250, hooks: 0 },
  { agents: 500, hooks: 0 },
  { agents: 1000, hooks: 0, limitMs: 1800, limitMb: 200 },
];

function gen(
  name: string,
  room: string,
  words: readonly string[],
  more: Partial<Program> = {},
): Program {
  const env = { NODE_COMPILE_CACHE: join(room, "cache") };
  return { name, command: process.execPath, args: [GEN, ...words], env, ...more };
}

/** A new, empty compile cache for every run: what a first run after an installation meets. */
function firstRun(room: string): Partial<Program> {
  return { before: () => ({ NODE_COMPILE_CACHE: mkdtempSync(join(room, "cache-")) }) };
}

export function compilerBench(room: string, rounds: number, print: (text: string) => void): void {
  const out = ["--out", join(room, "out")];
  const shipped = ["--spec", SHIPPED, ...out];
  const empty: Program = { name: "empty", command: process.execPath, args: ["-e", "0"] };
  const build = gen("build", room, ["build", ...shipped]);
  const check = gen("check", room, ["check", ...shipped]);
  const cold = gen("build first", room, ["build", ...shipped], firstRun(room));
  const coldCheck = gen("check first", room, ["check", ...shipped], firstRun(room));
  // Once unmeasured: the folder is there, the warm cache is filled.
  timed([build, check], 1);
  const times = timed([empty, cold, coldCheck, build, check], rounds);
  print(shippedTable(times, used(build)));
  print(grownTable(room, Math.ceil(rounds / 3), times));
  print(matrixTable(room, Math.ceil(rounds / 3)));
}

function timeOf(times: readonly Timing[], name: string): number {
  return times.find((time) => time.name === name)?.median ?? NaN;
}

function shippedTable(times: readonly Timing[], { peakMb, cpuMs }: Use): string {
  const empty = timeOf(times, "empty");
  const line = (what: string, name: string, limit: number): Line => {
    const value = timeOf(times, name);
    return {
      what,
      value,
      unit: "ms",
      limit,
      note: `${(value / empty).toFixed(1)} × an empty node`,
    };
  };
  return table("Shipped spec (medians, process start included)", [
    { what: "empty node", value: empty, unit: "ms" },
    line("build, first run (empty compile cache)", "build first", 1300),
    line("check, first run", "check first", 1300),
    line("build, warm", "build", 900),
    line("check, warm", "check", 900),
    {
      what: "build, processor time",
      value: cpuMs,
      unit: "ms",
      note: "steadier than time on a busy machine",
    },
    { what: "build, peak memory", value: peakMb, unit: "MB" },
  ]);
}

function grownTable(room: string, rounds: number, times: readonly Timing[]): string {
  const base = timeOf(times, "build");
  const lines = SIZES.flatMap(({ agents, hooks, limitMs, limitMb }): readonly Line[] => {
    const folder = join(room, `spec-${agents}-${hooks}`);
    const spec = writeGrownSpec(folder, { agents, hooks });
    const out = join(folder, "out");
    const program = gen("grown", room, ["build", "--spec", spec, "--out", out], {
      before: () => void moveAside(out),
    });
    const [time] = timed([program], rounds);
    const { peakMb, cpuMs } = used(program);
    const what = `${agents} agents more${hooks === 0 ? "" : `, ${hooks} hooks more`}`;
    const median = time?.median ?? NaN;
    const note = `${(median / base).toFixed(1)} × the shipped spec, ${Math.round(cpuMs)} ms of processor`;
    return [
      {
        what,
        value: median,
        unit: "ms",
        note,
        ...(limitMs === undefined ? {} : { limit: limitMs }),
      },
      {
        what: `${what}, peak memory`,
        value: peakMb,
        unit: "MB",
        ...(limitMb === undefined ? {} : { limit: limitMb }),
      },
    ];
  });
  return table(
    "Generated specs (the shipped one and more; warm build into an empty folder)",
    lines,
  );
}

/**
 * A new folder for every run. It is moved away, not removed: a file system that has just given up
 * thousands of files takes a second to make as many new ones.
 */
function moveAside(out: string): void {
  if (existsSync(out)) renameSync(out, mkdtempSync(`${out}-`));
}

/** Every agent and every tool by name, closed over all routes; the output, over 100 MB, is thrown away. */
const LARGE = { agents: 1000, hooks: 0, tools: 400, leastTools: 500 };

function matrixTable(room: string, rounds: number): string {
  const folder = join(room, "spec-matrix");
  const spec = writeGrownSpec(folder, LARGE);
  const words = ["matrix", "--spec", spec, "--format", "json"];
  const program = gen("matrix", room, words, { discard: true });
  const { agents, tools } = sizeOf(program);
  if (agents < LARGE.agents || tools < LARGE.leastTools) {
    throw new Error(`the matrix has ${agents} agents and ${tools} tools only`);
  }
  const [time] = timed([program], rounds);
  const { peakMb, cpuMs } = used(program);
  const what = `${agents} agents × ${tools} tools`;
  const note = `${Math.round(cpuMs)} ms of processor`;
  return table("Matrix of a generated spec (warm, as JSON)", [
    { what, value: time?.median ?? NaN, unit: "ms", limit: 2000, note },
    { what: `${what}, peak memory`, value: peakMb, unit: "MB", limit: 500 },
  ]);
}

/** How many agents and tools the matrix itself names. */
function sizeOf({ command, args, env = {} }: Program): {
  readonly agents: number;
  readonly tools: number;
} {
  const { stdout } = spawnSync(command, args, { env: { ...process.env, ...env }, maxBuffer: 1e9 });
  const head = stdout.subarray(0, 1e6).toString();
  const listed = (key: string): number => {
    const list = new RegExp(`"${key}":(\\[[^\\]]*\\])`, "u").exec(head)?.[1] ?? "[]";
    const names: readonly string[] = JSON.parse(list);
    return names.length;
  };
  return { agents: listed("agents"), tools: listed("tools") };
}
