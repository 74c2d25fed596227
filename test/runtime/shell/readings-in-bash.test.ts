/**
 * What makes the tables of readings true: the real bash runs every command, with stand-ins for `p` and
 * `q` that note how they were started, once succeeding and once failing. In most tables just those
 * starts were read; in `wider` and `open`, where the reader allows for more, none was missed. What
 * cannot run here is in `unrun` and `elsewhere`.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Run } from "../../../templates/runtime/shell/act.ts";
import { actsOf } from "../../../templates/runtime/shell/read-command.ts";
import { programName } from "../../../templates/runtime/shell/start.ts";
import {
  literal,
  mayEqual,
  maySplit,
  prefix,
  type Word,
} from "../../../templates/runtime/shell/words/word.ts";
import { bashCall } from "./support/bash-call.ts";
import { makePlace, readTable, type Place } from "./support/readings.ts";

/** How a stand-in was started: directory, one-letter variables of the environment, words, standard input. */
interface Noted {
  readonly cwd: string;
  readonly env: string;
  readonly words: readonly string[];
  readonly stdin: string;
}

/** Builtins only, and one write, so that it is quick and that two at once do not mix. */
const standIn = String.raw`#!/bin/bash
cd -P .
env=
for name in A B C X Y Z; do
  [[ ${"$"}{!name+set} && ${"$"}{!name@a} == *x* ]] && env+="$name=${"$"}{!name} "
done
IFS= read -r -t 5 -d '' input
printf -v words '\037%s' "${"$"}{0##*/}" "$@"
printf '%s\037%s\037%s%s\036' "$PWD" "$env" "$input" "$words" >> "$NOTES"
exit $STATUS
`;

function isStandIn(words: readonly Word[]): boolean {
  return /^[pq]$/u.test(literal(words[0] ?? { pieces: [] }) ?? "");
}

function runsOf(command: string, root: string): readonly Run[] {
  return actsOf(bashCall(command, root)).filter((act) => act.kind === "run");
}

function starts(command: string, root: string): readonly Noted[] {
  return ["0", "1"].flatMap((status) => started(command, root, status));
}

/** As it was: the next command, and who reads it, find nothing that the one before has made. */
function clear(root: string): void {
  const made = readdirSync(root).filter((name) => name !== "bin" && name !== "home");
  for (const name of [...made, "home/.bashrc", "home/.bash_profile"])
    rmSync(join(root, name), { recursive: true, force: true });
  for (const name of ["a/b", "c"]) mkdirSync(join(root, name), { recursive: true });
}

function started(command: string, root: string, status: string): readonly Noted[] {
  // A place of its own: what still runs in the background writes no notes for the next command.
  const notes = join(mkdtempSync(join(root, "home", "notes-")), "notes");
  clear(root);
  const path = `${root}/bin:${process.env["PATH"] ?? ""}`;
  const env = { PATH: path, HOME: join(root, "home"), NOTES: notes, STATUS: status };
  const stdio = ["ignore", "ignore", "ignore"] as const;
  spawnSync("bash", ["-c", command], { cwd: root, env, timeout: 10_000, stdio: [...stdio] });
  if (!existsSync(notes)) return [];
  const records = readFileSync(notes, "utf8").split("\u001e").slice(0, -1);
  return records.map((record) => {
    const [cwd = "", env = "", stdin = "", ...words] = record.split("\u001f");
    return { cwd, env: env.trim(), words, stdin };
  });
}

/** As {@link Noted}; what a program reads is left out where it is not known. */
function told(run: Run): string {
  const env = [...run.env].filter(([name]) => /^[ABCXYZ]$/u.test(name)).toSorted();
  const set = env.map(([name, value]) => `${name}=${literal(value) ?? "?"}`);
  const stdin = run.world.stdin === undefined ? "" : literal(run.world.stdin);
  return shown({
    cwd: typeof run.world.cwd === "string" ? run.world.cwd : "?",
    env: set.join(" "),
    words: run.words.map((word) => literal(word) ?? "?"),
    stdin: stdin ?? "",
  });
}

function shown({ cwd, env, words, stdin }: Noted): string {
  return JSON.stringify([cwd, env, ...words, `<${stdin}`]);
}

/** Some way to fill the holes makes the run the start that was noted. */
function covers(run: Run, start: Noted): boolean {
  if (typeof run.world.cwd === "string" && run.world.cwd !== start.cwd) return false;
  const [name, ...args] = run.words;
  if (name === undefined || programName(name) !== start.words[0]) return false;
  return args.some(isOpen) || fits(args, start.words.slice(1));
}

/** As many words as there are, or no word at all where a variable is not set. */
function isOpen(word: Word): boolean {
  const isAlone = word.pieces.length === 1 && prefix(word) === "";
  return isAlone || maySplit(word) || word.pieces.some((piece) => "glob" in piece);
}

function fits(words: readonly Word[], noted: readonly string[]): boolean {
  return (
    words.length === noted.length && words.every((word, at) => mayEqual(word, noted[at] ?? ""))
  );
}

const installed = new Map<string, boolean>();

/** The programs that run others, as far as the command names them, are installed. */
function canRun(command: string, root: string): boolean {
  const wrappers =
    /\b(?:dash|rbash|ionice|taskset|setsid|stdbuf|flock|linux64|setarch|fakeroot)\b/gu;
  const names = runsOf(command, root).flatMap(
    ({ words }) => (literal(words[0] ?? { pieces: [] }) ?? "").match(wrappers) ?? [],
  );
  return names.every((name) => {
    const known = installed.get(name) ?? spawnSync("bash", ["-c", `type ${name}`]).status === 0;
    installed.set(name, known);
    return known;
  });
}

const hasBash = spawnSync("bash", ["-c", "exit 0"]).status === 0;

describe.skipIf(!hasBash)("readings, by the real bash", () => {
  let place: Place;
  beforeAll(() => {
    place = makePlace();
    for (const name of ["p", "q"]) {
      writeFileSync(join(place.root, "bin", name), standIn);
      chmodSync(join(place.root, "bin", name), 0o755);
    }
  });
  afterAll(() => place.remove(), 60_000);

  const exact =
    "words attack shell parameters programs variables flow wrappers closed-flow closed-programs mutants".split(
      " ",
    );
  test.each(exact)("%s: just what was read", { timeout: 300_000 }, (name) => {
    for (const command of Object.keys(readTable(`readings-${name}`))) {
      clear(place.root);
      if (!canRun(command, place.root)) continue;
      const runs = runsOf(command, place.root).filter(({ words }) => isStandIn(words));
      const noted = starts(command, place.root);
      expect(new Set(runs.map(told)), command).toEqual(new Set(noted.map(shown)));
    }
  });

  test.each(["wider", "open", "closed-flow-wider", "closed-programs-wider", "mutants-wider"])(
    "%s: nothing was missed",
    { timeout: 300_000 },
    (name) => {
      let count = 0;
      for (const command of Object.keys(readTable(`readings-${name}`))) {
        clear(place.root);
        const acts = actsOf(bashCall(command, place.root));
        if (acts.some(({ kind }) => kind === "unread")) continue;
        for (const start of starts(command, place.root)) {
          const isRead = acts.some((act) => act.kind === "run" && covers(act, start));
          expect(isRead, `${command}: ${shown(start)}`).toBe(true);
          count += 1;
        }
      }
      expect(count).toBeGreaterThan(0);
    },
  );
});
