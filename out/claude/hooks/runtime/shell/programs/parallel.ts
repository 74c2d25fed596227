/** `parallel`: a command, as a shell text, for every argument behind `:::` or line of its input. */
import { innerTemplate } from "./inner-text.ts";
import { parseOptions } from "../words/options.ts";
import type { Reading } from "../reading.ts";
import { spaced } from "../words/spaced.ts";
import type { Start } from "../start.ts";
import { substituted } from "../words/substituted.ts";
import { literal, text, type Word } from "../words/word.ts";
import { either, joined, type Flow } from "../world.ts";

const long =
  "arg-file arg-file-sep arg-sep basefile bf block block-size colsep delay delimiter env halt halt-on-error header jobs joblog jl load max-args max-chars max-procs max-replace-args memfree memsuspend nice profile recend recstart results retries return semaphore-name id sshlogin sshloginfile tagstring tempdir tmpdir timeout transferfile workdir wd";
const spec = { short: "jPnNaIEdCSsLJU", long: long.split(" "), stopAtOperand: true };

/** Options that leave alone how values are cut and where they go. */
const plain = /^-(?:[jPk]|-(?:jobs|max-procs|will-cite|keep-order|halt|joblog))$/u;
const renames = /^-(?:[IU]|-rpl|-.*replace)$/u;

export function parallel(start: Start, reading: Reading): Flow {
  const { options, operands, dashes } = parseOptions(start.words.slice(1), spec);
  const { stdin, ...world } = start.world;
  const inner = { ...start, world };
  const source = operands.findIndex((word) => /^(?::{3,4}\+?|--)$/u.test(literal(word) ?? ""));
  const command = source === -1 ? operands : operands.slice(0, source);
  const isRenamed = options.some(({ name }) => renames.test(name));
  // Without a command and without input there is nothing to run.
  const input = command.length === 0 ? (stdin ?? text("")) : stdin;
  const values = source === -1 ? linesOf(input) : valuesOf(operands.slice(source));
  const isPlain = values?.length === 0 || options.every(({ name }) => plain.test(name));
  const texts = [
    ...(dashes === 0 ? operands : []),
    ...(isRenamed ? [any] : textsOf(command, isPlain ? values : undefined)),
  ];
  const flows = texts.map((body) => innerTemplate(body, inner, reading));
  return flows.length === 0 ? either(world) : joined(flows);
}

const any: Word = { pieces: [{ hole: "what parallel reads" }] };

function textsOf(words: readonly Word[], values: readonly Word[] | undefined): readonly Word[] {
  if (words.length === 0) return values ?? [any];
  const command = spaced(words);
  const hasOther = hasPlace(substituted(command, "{}", text("")));
  if (values === undefined || hasOther) return [withPlace(command)];
  return values.map((value) => filled(command, value));
}

function linesOf(stdin: Word | undefined): readonly Word[] | undefined {
  const known = stdin === undefined ? undefined : literal(stdin);
  return known
    ?.split("\n")
    .filter((line) => line !== "")
    .map(text);
}

/** The values of one `:::`; several of them, and files, are not followed. */
function valuesOf([kind, ...values]: readonly Word[]): readonly Word[] | undefined {
  const known = values.map((word) => literal(word) ?? ":::");
  const isPlain = kind !== undefined && literal(kind) === ":::";
  return isPlain && !known.some((value) => value.startsWith(":::")) ? values : undefined;
}

function hasPlace(command: Word): boolean {
  return command.pieces.some((piece) => "text" in piece && /\{[^{}\s]*\}/u.test(piece.text));
}

/** Without a place of their own the values come last. */
function withPlace(command: Word): Word {
  return hasPlace(command) ? command : spaced([command, text("{}")]);
}

function filled(command: Word, value: Word): Word {
  const quoted = text(`'${(literal(value) ?? "").replaceAll("'", "'\\''")}'`);
  return substituted(withPlace(command), "{}", quoted);
}
