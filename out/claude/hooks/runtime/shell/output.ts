/** What a command prints, when that is certain without running it: constants, and a few of git's answers. */
import { expandWord, type Expansion } from "./expand.ts";
import type { Command, Script, SyntaxNode } from "./parse.ts";
import { isKnown } from "./place.ts";
import { redirectsOutput, standardInput } from "./redirect.ts";
import { concat, literal, text, type Word } from "./word.ts";
import type { World } from "./world.ts";

/** Programs outside the shell whose output is known (git's own questions about HEAD). */
export type Oracle = (words: readonly string[], world: World) => string | undefined;

/** `$( )`: the output without its trailing newlines. */
export function substitution(script: Script, by: Expansion, oracle: Oracle): Word | undefined {
  const words = script.commands.map((statement) => printed(statement.command, by, oracle));
  const known = words.filter((word) => word !== undefined);
  if (known.length !== words.length) return undefined;
  const whole = concat(...known);
  const last = whole.pieces.at(-1);
  if (last === undefined || !("text" in last)) return whole;
  const trimmed = last.text.replace(/\n+$/u, "");
  const rest = whole.pieces.slice(0, -1);
  return trimmed === "" && rest.length > 0
    ? { pieces: rest }
    : { pieces: [...rest, ...text(trimmed).pieces] };
}

/** Standard output of one command, newline included. */
export function printed(node: SyntaxNode, by: Expansion, oracle: Oracle): Word | undefined {
  if (node.type === "Command") return ofCommand(node, by, oracle);
  if (node.type === "Pipeline" && node.prefixes.length === 0)
    return ofPipe(node.commands, by, oracle);
  if (node.type === "BraceGroup" || node.type === "Subshell") {
    const words = node.body.commands.map((statement) => printed(statement.command, by, oracle));
    const known = words.filter((word) => word !== undefined);
    return known.length === words.length ? concat(...known) : undefined;
  }
  return undefined;
}

function ofPipe(commands: readonly SyntaxNode[], by: Expansion, oracle: Oracle): Word | undefined {
  let before: Word | undefined = by.world.stdin;
  for (const command of commands) {
    const { stdin: _, ...world } = by.world;
    before = printed(
      command,
      { ...by, world: before === undefined ? world : { ...world, stdin: before } },
      oracle,
    );
    if (before === undefined) return undefined;
  }
  return before;
}

function ofCommand(node: Command, by: Expansion, oracle: Oracle): Word | undefined {
  const output = content(node, by, oracle);
  return output !== undefined && redirectsOutput(node.redirects) ? text("") : output;
}

/** What a simple command writes to its standard output, wherever that goes. */
export function content(node: Command, by: Expansion, oracle: Oracle): Word | undefined {
  if (node.name === undefined || by.world.functions.has(node.name.value)) return undefined;
  const words = node.args.flatMap((arg) =>
    arg.type === "Word" ? expandWord(arg, by) : [text(arg.text)],
  );
  const name = literal(expandWord(node.name, by)[0] ?? text(""));
  if (name === undefined) return undefined;
  return ofProgram(name, words, node, by, oracle);
}

function ofProgram(
  name: string,
  words: readonly Word[],
  node: Command,
  by: Expansion,
  oracle: Oracle,
): Word | undefined {
  switch (name) {
    case "echo":
      return echo(words);
    case "printf":
      return printf(words);
    case "cat":
    case "tee":
      return copied(name, words, node, by);
    case "true":
    case ":":
    case "cd":
      return text("");
    default:
      return ofOther([text(name), ...words], by, oracle);
  }
}

function ofOther(words: readonly Word[], by: Expansion, oracle: Oracle): Word | undefined {
  const known = words.flatMap((word) => literal(word) ?? []);
  if (known.length !== words.length) return undefined;
  if (known.join(" ") === "pwd")
    return isKnown(by.world.cwd) ? text(`${by.world.cwd}\n`) : undefined;
  const answer = oracle(known, by.world);
  return answer === undefined ? oneWord(known) : text(`${answer}\n`);
}

function copied(
  name: string,
  words: readonly Word[],
  node: Command,
  by: Expansion,
): Word | undefined {
  const isStdin =
    name === "tee" ||
    words.length === 0 ||
    (words.length === 1 && literal(words[0] ?? text("")) === "-");
  if (!isStdin) return undefined;
  return standardInput(node.redirects, by) ?? by.world.stdin;
}

function echo(words: readonly Word[]): Word | undefined {
  let rest = words;
  let newline = "\n";
  while (/^-[neE]+$/u.test(literal(rest[0] ?? text("")) ?? "")) {
    const flags = literal(rest[0] ?? text("")) ?? "";
    if (flags.includes("n")) newline = "";
    if (flags.includes("e") && rest.some((word) => (literal(word) ?? "\\").includes("\\")))
      return undefined;
    rest = rest.slice(1);
  }
  // Whether a plain echo reads backslashes differs between shells.
  if (
    rest.some((word) => word.pieces.some((piece) => "text" in piece && piece.text.includes("\\")))
  )
    return undefined;
  return concat(
    ...rest.flatMap((word, at) => (at === 0 ? [word] : [text(" "), word])),
    text(newline),
  );
}

const plainEscapes: Readonly<Record<string, string>> = {
  "\\n": "\n",
  "\\t": "\t",
  "%%": "%",
  "\\\\": "\\",
};

/** The format is used again until no argument is left. */
function printf(words: readonly Word[]): Word | undefined {
  const [first, ...values] = literal(words[0] ?? text("")) === "--" ? words.slice(1) : words;
  const bits = literal(first ?? text(""))?.split(/(%s|%%|\\n|\\t|\\\\)/u);
  const isPlain = (bit: string): boolean =>
    bit === "%s" || bit in plainEscapes || !/[%\\]/u.test(bit);
  if (bits === undefined || bits[0] === "-v" || !bits.every(isPlain)) return undefined;
  const perRound = bits.filter((bit) => bit === "%s").length;
  const rounds = perRound === 0 ? 1 : Math.max(1, Math.ceil(values.length / perRound));
  const left = [...values];
  const round = (): readonly Word[] =>
    bits.map((bit) => (bit === "%s" ? (left.shift() ?? text("")) : text(plainEscapes[bit] ?? bit)));
  return concat(...Array.from({ length: rounds }, round).flat());
}

/** Output whose value is not known, but which is one harmless word for sure. */
function oneWord(words: readonly string[]): Word | undefined {
  const line = words.join(" ");
  const what = `$(${line})`;
  if (/^date (?:-u )?\+(?:%[sNYmdHMSjy])+$/u.test(line))
    return { pieces: [{ hole: what, shape: "digits" }, { text: "\n" }] };
  const isHash = /^git rev-parse (?:--short(?:=\d+)? |--verify )?[^-\s][^\s]*$/u.test(line);
  return isHash ? { pieces: [{ hole: what, shape: "hex" }, { text: "\n" }] } : undefined;
}
