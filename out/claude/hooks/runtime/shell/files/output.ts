/** What a command prints, when that is certain without running it: constants, and a few of git's answers. */
import { environment } from "../act.ts";
import { expandWord, type Expansion } from "../words/expand.ts";
import type { Command, Script, Statement, SyntaxNode } from "../syntax/parse.ts";
import { isDirectory, isKnown, logical } from "../place.ts";
import { standardInput, standardOutput } from "./redirect.ts";
import { throughLinks } from "./through-links.ts";
import { concat, literal, text, type Word } from "../words/word.ts";
import type { World } from "../world.ts";

/** Programs outside the shell whose output is known (git's own questions about HEAD). */
export type Oracle = (words: readonly string[], world: World) => string | undefined;

/** `$( )`: the output without its trailing newlines. */
export function substitution(script: Script, by: Expansion, oracle: Oracle): Word | undefined {
  const whole = ofList(script.commands, by, oracle)?.word;
  return whole === undefined ? undefined : trimmed(whole);
}

function trimmed(word: Word): Word {
  const last = word.pieces.at(-1);
  if (last === undefined || !("text" in last)) return word;
  const rest = { pieces: word.pieces.slice(0, -1) };
  const kept = last.text.replace(/\n+$/u, "");
  return kept === "" ? trimmed(rest) : concat(rest, text(kept));
}

/** Standard output of one command, newline included. */
export function printed(node: SyntaxNode, by: Expansion, oracle: Oracle): Word | undefined {
  return ofNode(node, by, oracle)?.word;
}

/** What was printed, and where the shell is then. */
interface Printed {
  readonly word: Word;
  readonly world: World;
}

function ofNode(node: SyntaxNode, by: Expansion, oracle: Oracle): Printed | undefined {
  switch (node.type) {
    case "Command":
      return ofCommand(node, by, oracle);
    case "Pipeline": {
      const word = node.prefixes.length === 0 ? ofPipe(node.commands, by, oracle) : undefined;
      return word === undefined ? undefined : { word, world: by.world };
    }
    case "BraceGroup":
    case "Subshell": {
      const inner = ofList(node.body.commands, by, oracle);
      if (inner === undefined || node.type === "BraceGroup") return inner;
      return { word: inner.word, world: by.world };
    }
    case "AndOr": {
      const isSure = node.operators.every((operator) => operator === "&&");
      const before = node.commands.slice(0, -1);
      return isSure && before.every(succeeds)
        ? ofList(
            node.commands.map((command) => ({ command, background: undefined })),
            by,
            oracle,
          )
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Whatever it prints, when that is known, it does not fail. */
function succeeds(node: SyntaxNode): boolean {
  return node.type === "Command" && /^(?:cd|echo|printf|pwd|true|:)$/u.test(node.name?.value ?? "");
}

function ofList(
  statements: readonly Pick<Statement, "command" | "background">[],
  by: Expansion,
  oracle: Oracle,
): Printed | undefined {
  let after: Printed = { word: text(""), world: by.world };
  for (const { command, background } of statements) {
    const next =
      background === true ? undefined : ofNode(command, { ...by, world: after.world }, oracle);
    if (next === undefined) return undefined;
    after = { word: concat(after.word, next.word), world: next.world };
  }
  return after;
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

function ofCommand(node: Command, by: Expansion, oracle: Oracle): Printed | undefined {
  const output = content(node, by, oracle);
  if (output === undefined) return undefined;
  const world = wentTo(wordsOf(node, by), by.world);
  const word = standardOutput(node.redirects, by) === "gone" ? text("") : output;
  return world === undefined ? undefined : { word, world };
}

/** Only a `cd` that is sure to get there, without a word. */
function wentTo([name, to, ...more]: readonly Word[], world: World): World | undefined {
  if (name === undefined || literal(name) !== "cd") return world;
  const path = to === undefined || more.length > 0 ? undefined : literal(to);
  if (path === undefined || /^[-+]|^$/u.test(path) || world.vars.has("CDPATH")) return undefined;
  const cwd = logical(world.cwd, path);
  return isKnown(cwd) && isDirectory(throughLinks(world, cwd)) ? { ...world, cwd } : undefined;
}

function wordsOf(node: Command, by: Expansion): readonly Word[] {
  const name = node.name === undefined ? [] : expandWord(node.name, by);
  const rest = node.args.flatMap((arg) =>
    arg.type === "Word" ? expandWord(arg, by) : [text(arg.text)],
  );
  return [...name, ...rest];
}

/** What a simple command writes to its standard output, wherever that goes. */
export function content(node: Command, by: Expansion, oracle: Oracle): Word | undefined {
  const [name, ...words] = wordsOf(node, by);
  const known = name === undefined ? undefined : literal(name);
  const { functions, aliases } = by.world;
  if (known === undefined || functions.has(known) || aliases.has(known)) return undefined;
  if (standardOutput(node.redirects, by) === undefined) return undefined;
  return ofProgram(known, words, node, by, oracle);
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
      return node.prefix.some((item) => item.type === "Assignment")
        ? undefined
        : ofOther([text(name), ...words], by, oracle);
  }
}

function ofOther(words: readonly Word[], by: Expansion, oracle: Oracle): Word | undefined {
  const known = words.flatMap((word) => literal(word) ?? []);
  if (known.length !== words.length) return undefined;
  if (known.join(" ") === "pwd")
    return isKnown(by.world.cwd) ? text(`${by.world.cwd}\n`) : undefined;
  const isTurned = [...environment(by.world, new Map()).keys()].some((key) =>
    key.startsWith("GIT_"),
  );
  if (isTurned) return undefined;
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
