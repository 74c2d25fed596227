/** `xargs`: the program it runs, with what standard input adds. */
import { optionValue, parseOptions } from "./options.ts";
import type { Start } from "./start.ts";
import { literal, text, type Piece, type Word } from "./word.ts";
import { either, joined, type Flow } from "./world.ts";

export function xargs(start: Start, again: (start: Start) => Flow): Flow {
  const parsed = parseOptions(start.words.slice(1), {
    short: "adEIJLnPRsS",
    shortAttached: "eil",
    long: [
      "arg-file",
      "delimiter",
      "max-lines",
      "max-args",
      "max-procs",
      "max-chars",
      "replace",
      "process-slot-var",
    ],
    stopAtOperand: true,
  });
  const { stdin: _, ...world } = start.world;
  const replace = placeholder(
    parsed.options.find((option) => ["-I", "-i", "-J", "--replace"].includes(option.name)),
  );
  const command = parsed.operands.length === 0 ? [text("echo")] : parsed.operands;
  const input =
    optionValue(parsed, "-a", "--arg-file") === undefined ? start.world.stdin : undefined;
  const added = inputWords(input, start);
  if (replace === undefined) return rerun(start, [...command, ...added], world, again);
  const flows = added.map((word) =>
    rerun(
      start,
      command.map((part) => substituted(part, replace, word)),
      world,
      again,
    ),
  );
  return flows.length === 0 ? either(start.world) : joined(flows);
}

function rerun(
  start: Start,
  words: readonly Word[],
  world: Start["world"],
  again: (start: Start) => Flow,
): Flow {
  const flow = again({ words, own: start.own, world, only: "programs" });
  const restore = (after: Start["world"]): Start["world"] => ({ ...start.world, disk: after.disk });
  return { ok: flow.ok.map(restore), fail: flow.fail.map(restore) };
}

function placeholder(option: { readonly value?: Word } | undefined): string | undefined {
  if (option === undefined) return undefined;
  const value = option.value === undefined ? undefined : literal(option.value);
  return value === undefined || value === "" ? "{}" : value;
}

/** Words on standard input; one hole of any number of words when the input is not known. */
function inputWords(input: Word | undefined, start: Start): readonly Word[] {
  const known = input === undefined ? undefined : literal(input);
  if (known === undefined)
    return input === undefined && start.world.stdin === undefined && !hasArgFile(start)
      ? []
      : [{ pieces: [{ hole: "the words xargs reads", splits: true }] }];
  return known
    .split(/[\s\0]+/u)
    .filter((word) => word !== "")
    .map((word) => text(word.replace(/^(['"])(.*)\1$/u, "$2")));
}

function hasArgFile(start: Start): boolean {
  return start.words.some((word) => /^(?:-a|--arg-file)/u.test(literal(word) ?? ""));
}

/** Every occurrence of a placeholder in a word, replaced. */
export function substituted(word: Word, name: string, by: Word): Word {
  const pieces = word.pieces.flatMap((piece): readonly Piece[] => {
    if (!("text" in piece)) return [piece];
    return piece.text
      .split(name)
      .flatMap((bit, at): readonly Piece[] => [
        ...(at === 0 ? [] : by.pieces),
        ...(bit === "" ? [] : [{ text: bit }]),
      ]);
  });
  return { pieces };
}
