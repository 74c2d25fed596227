/** What the reader says a command writes, in a short form for tables: `tree docs`, `file x.md in lib`. */
import { isAbsolute, join, relative, resolve } from "node:path";
import { shellWrites } from "../../../../templates/runtime/predicates/shell-writes.ts";
import { actsOf } from "../../../../templates/runtime/shell/read-command.ts";
import { programName } from "../../../../templates/runtime/shell/start.ts";
import { shown, text, type Word } from "../../../../templates/runtime/shell/words/word.ts";
import { findTargets } from "../../../../templates/runtime/shell/writes/find-deletes.ts";
import { guarded } from "../../../../templates/runtime/shell/writes/guarded.ts";
import { scriptTexts } from "../../../../templates/runtime/shell/writes/scripts.ts";
import type { Target } from "../../../../templates/runtime/shell/writes/target.ts";
import { targetsOf } from "../../../../templates/runtime/shell/writes/targets.ts";
import { writtenPaths } from "../../../../templates/runtime/shell/writes/written-paths.ts";
import { bashCall } from "./bash-call.ts";
import { shownWord } from "./readings.ts";

/** Every path written, in the order of the acts; `unread: why` where the reader gives up. */
function writtenBy(command: string, top: string): readonly string[] {
  const lines = actsOf(bashCall(command, top)).flatMap((act) =>
    act.kind === "unread"
      ? [`unread: ${act.what}`]
      : targetsOf(act).map((target) => targetLine(target, top)),
  );
  return [...new Set(lines)];
}

/** The targets themselves, for a comparison with the disk. */
export function targetsBy(command: string, top: string): readonly Target[] {
  return actsOf(bashCall(command, top)).flatMap((act) => targetsOf(act));
}

/** What a guard of the globs makes of every path: `written tree docs`. */
function judgedBy(command: string, top: string, globs: readonly string[]): readonly string[] {
  const call = bashCall(command, top);
  const place = guarded(globs, call);
  const lines = actsOf(call).flatMap((act) => {
    const isFind = act.kind === "run" && /^g?find$/u.test(programOf(act.words));
    const targets = isFind ? findTargets(act, place) : targetsOf(act);
    return targets.map((target) => `${place.judge(target)} ${targetLine(target, top)}`);
  });
  return [...new Set(lines)];
}

/** The program texts that interpreters are given. */
function scriptsIn(command: string, top: string): readonly string[] {
  return actsOf(bashCall(command, top)).flatMap((act) =>
    act.kind === "run" ? scriptTexts(programOf(act.words), act).map(shownWord) : [],
  );
}

/** How the commands of a table `written-…` are read: in `judged` and `closed`, `globs | command`, the verdict first in `closed`; in `scripts`, the texts. */
export function writtenReader(table: string, top: string): (command: string) => readonly string[] {
  if (table === "written-scripts") return (command) => scriptsIn(command, top);
  if (!/-(?:judged|closed)$/u.test(table)) return (command) => writtenBy(command, top);
  return (text) => {
    const [globs = "", ...command] = text.split(" | ");
    const lines = judgedBy(command.join(" | "), top, globs.split(","));
    const rule = { kind: "shell-writes", globs: globs.split(","), opaque: true } as const;
    const { holds } = shellWrites.holds(rule, bashCall(command.join(" | "), top));
    const verdict = table === "written-closed" ? [holds ? "refused" : "let pass"] : [];
    return [...verdict, ...lines].map((line) => line.replaceAll(top, "/top"));
  };
}

function programOf(words: readonly Word[]): string {
  return programName(words[0] ?? text("")) ?? "";
}

function targetLine(target: Target, top: string): string {
  const { dir, path, reach, pattern } = target;
  const below = typeof dir === "string" ? relative(top, dir) : `(${dir.unknown})`;
  const where = below === "" ? "" : ` in ${below}`;
  const matching = pattern === undefined ? "" : ` matching ${pattern}`;
  return `${reach} ${shownWord(path)}${where}${matching}${landing(target, top)}`;
}

/** Where the path leads, when the words do not say so themselves. */
function landing(target: Target, top: string): string {
  if (target.pattern !== undefined) return "";
  const paths = writtenPaths(target);
  if (paths === undefined) return " -> ?";
  const dir = typeof target.dir === "string" ? target.dir : "/";
  const plain = resolve(dir, shown(target.path));
  const lands = [...new Set(paths)];
  if (lands.length === 1 && lands[0] === plain) return "";
  return ` -> ${lands.map((path) => fromTop(path, top)).join(" and ")}`;
}

function fromTop(path: string, top: string): string {
  const below = relative(top, path);
  const isOutside = below.startsWith("..") || isAbsolute(below);
  return isOutside ? path : join(".", below);
}
