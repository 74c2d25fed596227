/** `parallel`: a command, as a shell text, for every argument behind `:::` or line of its input. */
import { innerTemplate, innerText } from "./inner-text.ts";
import { parseOptions } from "./options.ts";
import type { Reading } from "./reading.ts";
import { spaced } from "./spaced.ts";
import type { Start } from "./start.ts";
import { substituted } from "./substituted.ts";
import { literal, text, type Word } from "./word.ts";
import { either, joined, type Flow } from "./world.ts";

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
  const read = (body: Word): Flow => innerText(body, inner, reading);
  const source = operands.findIndex((word) => /^(?::{3,4}\+?|--)$/u.test(literal(word) ?? ""));
  const command = source === -1 ? operands : operands.slice(0, source);
  const values = source === -1 ? linesOf(stdin) : valuesOf(operands.slice(source));
  const flows = dashes === 0 ? operands.map(read) : [];
  const isPlain =
    values !== undefined &&
    options.every(({ name }) => plain.test(name)) &&
    !hasPlace(substituted(spaced(command), "{}", text("")));
  if (options.some(({ name }) => renames.test(name))) flows.push(read(any));
  else if (command.length === 0) flows.push(...(isPlain ? values : [any]).map(read));
  else if (isPlain) flows.push(...values.map((value) => read(filled(spaced(command), value))));
  else flows.push(innerTemplate(withPlace(spaced(command)), inner, reading));
  return flows.length === 0 ? either(world) : joined(flows);
}

const any: Word = { pieces: [{ hole: "what parallel reads" }] };

function linesOf(stdin: Word | undefined): readonly Word[] | undefined {
  const known = literal(stdin ?? text(""));
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
