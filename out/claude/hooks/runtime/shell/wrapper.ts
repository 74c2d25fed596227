/** Programs that run another program: how to find that program behind their own options. */
import { childText } from "./child-process.ts";
import { childWorld } from "./child-world.ts";
import { findExec } from "./find-exec.ts";
import { hasOption, optionValue, parseOptions, type OptionSpec, type Parsed } from "./options.ts";
import { logical, type Place } from "./place.ts";
import type { Reading } from "./reading.ts";
import { programName, type Start } from "./start.ts";
import { dropStart, literal, prefix, shown, text, type Word } from "./word.ts";
import { either, joined, type Flow, type Value } from "./world.ts";
import { xargs } from "./xargs.ts";

interface Wrapper {
  readonly short: string;
  readonly shortAttached?: string;
  readonly long?: readonly string[];
  /** Operands of its own before the program (`timeout 5 git …`). */
  readonly operands?: number;
  /** `NAME=value` words before the program are assignments. */
  readonly assigns?: true;
  /** Options whose value is a directory to run in. */
  readonly chdir?: readonly string[];
  /** Options whose value is a shell text, or a line of words. */
  readonly text?: readonly string[];
}

const wrappers: Readonly<Record<string, Wrapper>> = {
  env: {
    short: "uCSa",
    long: ["unset", "chdir", "split-string", "argv0"],
    assigns: true,
    chdir: ["-C", "--chdir"],
    text: ["-S", "--split-string"],
  },
  nice: { short: "n", long: ["adjustment"] },
  ionice: { short: "cnpPu", long: ["class", "classdata"] },
  nohup: { short: "" },
  setsid: { short: "" },
  timeout: { short: "ks", long: ["kill-after", "signal"], operands: 1 },
  gtimeout: { short: "ks", long: ["kill-after", "signal"], operands: 1 },
  stdbuf: { short: "ioe", long: ["input", "output", "error"] },
  sudo: {
    short: "ugphCDRTrt",
    long: ["user", "group", "prompt", "host", "chdir", "chroot", "role", "type"],
    assigns: true,
    chdir: ["-D", "--chdir"],
  },
  doas: { short: "uC" },
  time: { short: "fo", long: ["format", "output"] },
  chrt: { short: "TPD", long: [], operands: 1 },
  taskset: { short: "", operands: 1 },
  strace: { short: "eopsabuEIPSX", long: ["output", "trace"] },
  ltrace: { short: "eopsanulAD" },
  caffeinate: { short: "tw" },
  repeat: { short: "", operands: 1 },
  screen: { short: "SsetTh" },
  "systemd-run": {
    short: "upEM",
    long: ["unit", "property", "setenv", "description", "working-directory"],
    chdir: ["--working-directory"],
  },
  tmux: { short: "LSf", text: [] },
  unbuffer: { short: "" },
  catchsegv: { short: "" },
  chronic: { short: "" },
  ifne: { short: "" },
  eatmydata: { short: "" },
  fakeroot: { short: "lsb" },
  firejail: { short: "" },
  busybox: { short: "" },
  toybox: { short: "" },
  script: {
    operands: 1,
    short: "cEIOBTmo",
    long: ["command", "log-out"],
    text: ["-c", "--command"],
  },
  watch: { short: "n", long: ["interval"], text: [] },
  flock: { short: "wEc", long: ["timeout", "command"], operands: 1, text: ["-c", "--command"] },
  su: { short: "csgG", long: ["command", "shell"], text: ["-c", "--command"] },
  runuser: { short: "cugGs", long: ["command", "user"], text: ["-c", "--command"] },
  setarch: { short: "", operands: 1 },
  linux64: { short: "" },
  unshare: { short: "SGR", long: ["root", "wd", "setuid", "setgid"], chdir: ["--wd"] },
  nsenter: { short: "tSG", long: ["target"] },
  chroot: { short: "", long: ["userspec", "groups"], operands: 1 },
  "dbus-run-session": { short: "", long: ["config-file"] },
  "xvfb-run": { short: "nefps", long: ["server-num", "server-args"] },
  dotenv: { short: "ef" },
  npx: { short: "pcw", long: ["package", "call", "workspace"], text: ["-c", "--call"] },
  bunx: { short: "p" },
  pnpx: { short: "" },
  uvx: { short: "pw", long: ["from", "with", "python"] },
  gdb: { short: "xpds" },
  valgrind: { short: "" },
  numactl: { short: "NmCpi" },
  faketime: { short: "f", operands: 1 },
  proxychains: { short: "f" },
  proxychains4: { short: "f" },
  torsocks: { short: "" },
  "cross-env": { short: "", assigns: true },
  entr: { short: "", text: [] },
  hyperfine: { short: "wrmMpsncSNuLDP", long: ["warmup", "runs", "prepare", "setup"], text: [] },
  "nix-shell": { short: "pIA", long: ["run", "command"], text: ["--run", "--command"] },
  parallel: { short: "jIaSN", long: ["jobs", "arg-file"] },
};

/** Programs that run another one behind a subcommand: `poetry run git …`, `npm exec -- git …`. */
const runners: Readonly<Record<string, readonly string[]>> = {
  poetry: ["run"],
  uv: ["run"],
  pdm: ["run"],
  pipenv: ["run"],
  hatch: ["run"],
  conda: ["run"],
  mamba: ["run"],
  bundle: ["exec"],
  npm: ["exec", "x"],
  pnpm: ["exec", "dlx"],
  yarn: ["exec", "dlx"],
  bun: ["x"],
  mise: ["exec", "x"],
  rtx: ["exec"],
  asdf: ["exec"],
  direnv: ["exec"],
  op: ["run"],
  doppler: ["run"],
  dotenvx: ["run"],
  "aws-vault": ["exec"],
  devbox: ["run"],
  pixi: ["run"],
  rye: ["run"],
  nix: ["develop", "shell"],
  perf: ["stat", "record", "trace"],
};

const telling = new Set(["git", "hub", "gh", "tea", "glab", "sh", "bash", "zsh", "env", "sudo"]);

/** The program is the first word that is no option; options with a value may hide it, so a telling name counts too. */
function runner(
  names: readonly string[],
  start: Start,
  again: (start: Start) => Flow,
): Flow | undefined {
  const at = start.words.findIndex(
    (word, index) => index > 0 && names.includes(literal(word) ?? ""),
  );
  const isFirst = start.words.slice(1, at).every((word) => prefix(word).startsWith("-"));
  if (at === -1 || !isFirst) return undefined;
  const rest = start.words.slice(at + 1);
  const called = rest.findIndex((word) => /^(?:-c|--call)$/u.test(literal(word) ?? ""));
  if (called !== -1 && start.words[0] !== undefined && programName(start.words[0]) === "npm")
    return again({ ...start, words: [text("sh"), text("-c"), ...rest.slice(called + 1)] });
  const plain = rest.findIndex((word) => !prefix(word).startsWith("-"));
  const named = rest.findIndex((word) => telling.has(programName(word) ?? ""));
  const flows = [...new Set([plain, named])]
    .filter((index) => index !== -1)
    .map((index) =>
      again({ words: rest.slice(index), own: start.own, world: start.world, only: "programs" }),
    );
  return flows.length === 0 ? undefined : sameDirectory(joined(flows), start);
}

/** Runs what a wrapper wraps; `undefined` when the program is no wrapper. */
export function wrapped(
  program: string,
  start: Start,
  reading: Reading,
  again: (start: Start) => Flow,
): Flow | undefined {
  if (program === "xargs") return xargs(start, again);
  if (program === "find" || program === "gfind" || program === "fd") return findExec(start, again);
  if (Object.hasOwn(runners, program)) return runner(runners[program] ?? [], start, again);
  const spec = Object.hasOwn(wrappers, program) ? wrappers[program] : undefined;
  return spec === undefined ? undefined : unwrapped(program, spec, start, reading, again);
}

function unwrapped(
  program: string,
  spec: Wrapper,
  start: Start,
  reading: Reading,
  again: (start: Start) => Flow,
): Flow {
  const parsed = parseOptions(start.words.slice(1), optionsOf(spec));
  const next = inDirectory(spec, parsed, start);
  const { own, rest } =
    spec.assigns === true
      ? assignments(parsed.operands, start.own)
      : { own: start.own, rest: parsed.operands };
  const words = rest.slice(spec.operands ?? 0);
  const inner = spec.text === undefined ? undefined : innerText(program, spec.text, parsed, words);
  if (inner !== undefined) return readInner(inner, next, reading);
  readLate(program, rest, next, reading);
  if (words.length === 0) return either(start.world);
  return sameDirectory(again({ words, own, world: next.world, only: "programs" }), start);
}

/** `su me -c …`, `flock file -c …`: the text may also come behind the operands. */
function readLate(program: string, rest: readonly Word[], next: Start, reading: Reading): void {
  if (!/^(?:su|script|flock|runuser|sg)$/u.test(program)) return;
  const at = rest.findIndex((word) => /^(?:-c|--command)$/u.test(literal(word) ?? ""));
  const inner = at === -1 ? undefined : rest[at + 1];
  if (inner !== undefined) readInner(inner, next, reading);
}

function optionsOf(spec: Wrapper): OptionSpec {
  const base = { short: spec.short, long: spec.long ?? [], stopAtOperand: true };
  return spec.shortAttached === undefined ? base : { ...base, shortAttached: spec.shortAttached };
}

function innerText(
  program: string,
  names: readonly string[],
  parsed: Parsed,
  rest: readonly Word[],
): Word | undefined {
  const value = optionValue(parsed, ...names);
  if (program === "watch" && !hasOption(parsed, "-x", "--exec")) return spaced(rest);
  if (program === "entr" && hasOption(parsed, "-s")) return spaced(rest);
  if (program === "hyperfine") return joinedLines(rest);
  // `tmux new-session …`, `tmux send-keys …`: the words after the subcommand, options left out.
  if (program === "tmux")
    return spaced(rest.slice(1).filter((word) => !/^(?:-|Enter$|C-)/u.test(prefix(word))));
  return value === undefined ? undefined : spaced([value, ...(program === "env" ? rest : [])]);
}

/** Each word is a command of its own. */
function joinedLines(words: readonly Word[]): Word {
  return { pieces: words.flatMap((word) => [...word.pieces, { text: "\n" }]) };
}

function spaced(words: readonly Word[]): Word {
  return {
    pieces: words.flatMap((word, at) => [...(at === 0 ? [] : [{ text: " " }]), ...word.pieces]),
  };
}

function readInner(inner: Word, start: Start, reading: Reading): Flow {
  const known = literal(inner);
  if (known !== undefined) {
    return childText(known, childWorld(start), start.world, reading);
  }
  reading.emit({ kind: "unread", what: `the command text ${shown(inner)}`, world: start.world });
  return either(start.world);
}

function inDirectory(spec: Wrapper, parsed: Parsed, start: Start): Start {
  const value = spec.chdir === undefined ? undefined : optionValue(parsed, ...spec.chdir);
  if (value === undefined) return start;
  const path = literal(value);
  const cwd: Place =
    path === undefined
      ? { unknown: `the directory ${shown(value)}` }
      : logical(start.world.cwd, path);
  return { ...start, world: { ...start.world, cwd } };
}

/** A wrapped program is another process: the shell's directory and variables stay. */
function sameDirectory(flow: Flow, start: Start): Flow {
  const restore = (world: { readonly disk: Start["world"]["disk"] }): Start["world"] => ({
    ...start.world,
    disk: world.disk,
  });
  return { ok: flow.ok.map(restore), fail: flow.fail.map(restore) };
}

/** Leading `NAME=value` operands as assignments. */
function assignments(
  operands: readonly Word[],
  before: ReadonlyMap<string, Value>,
): { readonly own: ReadonlyMap<string, Value>; readonly rest: readonly Word[] } {
  const own = new Map(before);
  let count = 0;
  for (const word of operands) {
    const name = /^([^=]+)=/u.exec(prefix(word))?.[1];
    if (name === undefined) break;
    own.set(name, { word: dropStart(word, name.length + 1) });
    count += 1;
  }
  return { own, rest: operands.slice(count) };
}
