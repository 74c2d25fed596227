/** `tmux` and `screen`: commands for new windows, and keys typed into those that are there. */
import { innerText } from "./inner-text.ts";
import { optionValue, optionValues, parseOptions } from "../words/options.ts";
import { inDirectory } from "./in-directory.ts";
import type { Reading } from "../reading.ts";
import { spaced } from "../words/spaced.ts";
import type { Start } from "../start.ts";
import { concat, dropStart, hole, literal, prefix, shown, text, type Word } from "../words/word.ts";
import { either, joined, type Flow } from "../world.ts";

type Again = (start: Start) => Flow;

/** Options with a value, by name and short name. */
const commands: readonly (readonly [name: string, alias: string, values: string])[] = [
  ["new-session", "new", "ceFfnstxy"],
  ["new-window", "neww", "ceFnt"],
  ["split-window", "splitw", "ceFlpt"],
  ["respawn-pane", "respawnp", "cet"],
  ["respawn-window", "respawnw", "cet"],
  ["run-shell", "run", "cdt"],
  ["send-keys", "send", "cNt"],
  ["if-shell", "if", "t"],
  ["pipe-pane", "pipep", "t"],
  ["display-popup", "popup", "bcdehsStTwxy"],
];

export function multiplexed(program: string, start: Start, reading: Reading, again: Again): Flow {
  const flows =
    program === "tmux" ? ofTmux(start, reading, again) : ofScreen(start, reading, again);
  return flows.length === 0 ? either(start.world) : joined(flows);
}

function ofTmux(start: Start, reading: Reading, again: Again): readonly Flow[] {
  const parsed = parseOptions(start.words.slice(1), {
    short: "cfLST",
    long: [],
    stopAtOperand: true,
  });
  const shell = optionValue(parsed, "-c");
  const flows = shell === undefined ? [] : [innerText(shell, start, reading)];
  let rest = parsed.operands;
  for (const word of rest) {
    const inFormat = /#\((.*)\)/su.exec(literal(word) ?? "")?.[1];
    if (inFormat !== undefined) flows.push(innerText(text(inFormat), start, reading));
  }
  while (rest.length > 0) {
    const end = rest.findIndex((word) => literal(word)?.endsWith(";"));
    const one = end === -1 ? rest : rest.slice(0, end + 1);
    flows.push(...ofTmuxCommand(one.map(withoutEnd), start, reading, again));
    rest = rest.slice(one.length);
  }
  return flows;
}

/** A semicolon at the end of a word ends the command. */
function withoutEnd(word: Word): Word {
  const known = literal(word);
  return known?.endsWith(";") ? text(known.slice(0, -1)) : word;
}

function ofTmuxCommand(
  [first, ...rest]: readonly Word[],
  start: Start,
  reading: Reading,
  again: Again,
): readonly Flow[] {
  const name = literal(first ?? text("")) ?? "";
  const known =
    commands.find(([, alias]) => alias === name) ??
    commands.find(([full]) => name !== "" && full.startsWith(name));
  const nested = (words: readonly Word[]): Flow[] =>
    words
      .filter((word) => /\s/u.test(literal(word) ?? ""))
      .map((word) => innerText(concat(text("tmux "), word), start, reading));
  if (known === undefined) return [...nested(rest), ...later(rest, start, reading, again)];
  const [full, , short] = known;
  const parsed = parseOptions(rest, { short, long: [], stopAtOperand: true });
  const words = parsed.operands.filter((word) => literal(word) !== "");
  const isHex = parsed.options.some(({ name: option }) => option === "-H");
  if (full === "send-keys") return [typed(isHex ? [hole("keys in hex")] : words, start, reading)];
  const inner = inDirectory(
    optionValue(parsed, full === "display-popup" ? "-d" : "-c"),
    withSettings(optionValues(parsed, "-e"), start),
  );
  if (full === "if-shell")
    return [
      ...words.slice(0, 1).map((word) => innerText(word, inner, reading)),
      ...nested(words.slice(1)),
    ];
  if (words.length === 0) return [];
  return words.length === 1
    ? [innerText(spaced(words), inner, reading)]
    : [again({ ...inner, words, only: "programs" })];
}

/** A command within another one: `bind-key x run-shell …`. */
function later(
  words: readonly Word[],
  start: Start,
  reading: Reading,
  again: Again,
): readonly Flow[] {
  const at = words.findIndex((word) =>
    commands.some(([full, alias]) => [full, alias].includes(literal(word) ?? "")),
  );
  return at === -1 ? [] : ofTmuxCommand(words.slice(at), start, reading, again);
}

/** `-e NAME=value` */
function withSettings(settings: readonly Word[], start: Start): Start {
  const own = new Map(start.own);
  for (const setting of settings) {
    const name = /^([^=]*)=/u.exec(prefix(setting))?.[1] ?? shown(setting);
    own.set(name, { word: dropStart(setting, name.length + 1) });
  }
  return { ...start, own };
}

/** Keys go to a shell that may be anywhere. */
function typed(keys: readonly Word[], start: Start, reading: Reading): Flow {
  const body = concat(...keys.map(key));
  const cwd = { unknown: "the directory of another window" };
  return innerText(body, { ...start, world: { ...start.world, cwd } }, reading);
}

const named: Readonly<Record<string, string>> = {
  Space: " ",
  Tab: " ",
  Enter: "\n",
  KPEnter: "\n",
};

function key(word: Word): Word {
  const name = literal(word);
  if (name === undefined) return word;
  if (/^(?:C-[mj]|\^[MJ])$/u.test(name)) return text("\n");
  return text(named[name] ?? (/^(?:[CMS]-.|\^.)$/u.test(name) ? "" : name.replace(/\r/gu, "\n")));
}

function ofScreen(start: Start, reading: Reading, again: Again): readonly Flow[] {
  const rest = start.words.slice(1);
  const at = rest.findIndex((word) => /^-\w*X$/u.test(literal(word) ?? ""));
  if (at === -1) {
    const { operands } = parseOptions(rest, { short: "SsetThcp", long: [], stopAtOperand: true });
    return operands.length === 0 ? [] : [again({ ...start, words: operands, only: "programs" })];
  }
  const [name, ...words] = rest.slice(at + 1);
  switch (literal(name ?? text(""))) {
    case "stuff":
      return [typed(words.map(unescaped), start, reading)];
    case "screen":
    case "exec":
      return ofScreen({ ...start, words: [text("screen"), ...words] }, reading, again);
    case "eval":
    case "at":
      return words.map((word) => innerText(concat(text("screen -X "), word), start, reading));
    default:
      return [];
  }
}

/** `\\n`, `^M` and `\\015` in what is stuffed are ends of lines. */
function unescaped(word: Word): Word {
  const pieces = word.pieces.map((piece) =>
    "text" in piece ? { text: piece.text.replace(/\\[nr]|\^[MJ]|\\01[25]|\r/gu, "\n") } : piece,
  );
  return { pieces };
}
