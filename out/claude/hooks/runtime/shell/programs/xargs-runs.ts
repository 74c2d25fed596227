/** How `xargs` cuts its input: into items, and the items into the runs of the program. */
import type { Option } from "../words/options.ts";
import { substituted } from "../words/substituted.ts";
import { literal, text, type Word } from "../words/word.ts";

const any: Word = { pieces: [{ hole: "the words xargs reads", splits: true }] };
const line: Word = { pieces: [{ hole: "a line xargs reads" }] };

/** Options that cut the input by its length, or take it from elsewhere. */
const unsure = /^-(?:[aJRsS]|-max-chars|-arg-file)$/u;
const replaces = /^-(?:[iIJ]|-replace)$/u;
const groups = /^-(?:[nLl]|-max-(?:args|lines))$/u;

/** The words of every program that is started. */
export function xargsRuns(
  command: readonly Word[],
  options: readonly Option[],
  stdin: Word | undefined,
): readonly (readonly Word[])[] {
  const replace = options.findLast(({ name }) => replaces.test(name));
  const group = options.findLast(({ name }) => groups.test(name));
  const isSure = !options.some(({ name }) => unsure.test(name));
  const lines = isSure ? linesOf(stdin, options, replace !== undefined) : undefined;
  if (replace === undefined) return grouped(lines, group).map((words) => [...command, ...words]);
  const name = literal(replace.value ?? text(""));
  if (name === undefined) return [[any]];
  const filled = (by: Word): readonly Word[] =>
    command.map((part) => substituted(part, name === "" ? "{}" : name, by));
  // Of two ways to cut the last one counts, or neither.
  if (group !== undefined || replace.name === "-J") return [filled(any), [...command, any]];
  return lines === undefined ? [filled(line)] : lines.flat().map((value) => filled(text(value)));
}

type Lines = readonly (readonly string[])[];

/** The items, line by line; `undefined` when they are not known. */
function linesOf(
  stdin: Word | undefined,
  options: readonly Option[],
  isWhole: boolean,
): Lines | undefined {
  const input = literal(stdin ?? text(""));
  const given = options.findLast(({ name }) => /^-(?:[0d]|-null|-delimiter)$/u.test(name));
  if (input === undefined) return undefined;
  if (given !== undefined) return parts(input, literal(given.value ?? text("\0")));
  const eof = options.findLast(({ name }) => /^-(?:[eE]|-eof)$/u.test(name));
  const end = literal(eof?.value ?? text(""));
  if (end === undefined || /["'\\]/u.test(input.replace(quoted, ""))) return undefined;
  // A blank at the end of a line joins the next one to it.
  const rows = (isWhole ? input : input.replace(/[ \t]\n/gu, " ")).split("\n");
  return before(
    end,
    rows.map((row) => items(row, isWhole)),
  );
}

/** Reading ends at the word, unless it is empty. */
function before(end: string, lines: Lines): Lines {
  const row = lines.findIndex((items) => end !== "" && items.includes(end));
  const last = lines[row] ?? [];
  return row === -1 ? lines : [...lines.slice(0, row), last.slice(0, last.indexOf(end))];
}

const escapes: Readonly<Record<string, string>> = { "\\n": "\n", "\\t": "\t", "\\0": "\0" };

function parts(input: string, delimiter: string | undefined): Lines | undefined {
  const end = escapes[delimiter ?? ""] ?? delimiter;
  if (end?.length !== 1) return undefined;
  const all = input.split(end);
  return (all.at(-1) === "" ? all.slice(0, -1) : all).map((part) => [part]);
}

const quoted = /"([^"\n\\]*)"|'([^'\n\\]*)'/gu;

/** The words of a line, or the line as one. */
function items(row: string, isWhole: boolean): readonly string[] {
  const found = row.match(isWhole ? /[^ \t].*/gu : /(?:"[^"]*"|'[^']*'|[^ \t"'])+/gu) ?? [];
  return found.map((item) => item.replace(quoted, "$1$2"));
}

function grouped(
  lines: Lines | undefined,
  group: Option | undefined,
): readonly (readonly Word[])[] {
  const rows = lines?.filter((row) => row.length > 0);
  const size = group === undefined ? "" : (literal(group.value ?? text("")) ?? "0");
  if (rows === undefined || !/^(?:[1-9]\d*)?$/u.test(size)) return [[any]];
  const all = rows.flat();
  if (group === undefined || all.length === 0) return [all.map(text)];
  const units = /^-(?:n|-max-a)/u.test(group.name) ? all.map((word) => [word]) : rows;
  const count = Number(size || "1");
  const starts = units.flatMap((_, at) => (at % count === 0 ? [at] : []));
  return starts.map((at) =>
    units
      .slice(at, at + count)
      .flat()
      .map(text),
  );
}
