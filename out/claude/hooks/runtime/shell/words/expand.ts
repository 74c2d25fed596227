/** From a word in the parse tree to the words a program gets: expansion, splitting, globs as pieces. */
import { braceExpand } from "./brace.ts";
import {
  asOne,
  commandHole,
  parameterExpansion,
  parameterValue,
  type Expanded,
  type Surroundings,
} from "./parameter.ts";
import {
  parseShell,
  type ParameterExpansionPart,
  type Script,
  type WordNode,
  type WordPart,
} from "../syntax/parse.ts";
import { hole, shown, text, type Piece, type Word } from "./word.ts";
import { filled } from "./variable.ts";
import type { Value, World } from "../world.ts";

export interface Expansion {
  readonly world: World;
  readonly projectDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What a substitution prints, when that can be told without running it. */
  output(script: Script, world: World): Word | undefined;
}

/** The words one word of the text becomes: none (`$EMPTY`), one, or several. */
export function expandWord(node: WordNode, by: Expansion): readonly Word[] {
  if (!node.parts?.some((part) => part.type === "BraceExpansion")) return fields(node, by, true);
  const alternatives = braceExpand(node.text);
  if (alternatives === undefined) return [commandHole(node.text)];
  return alternatives.flatMap((alternative) => fields(reparsed(alternative, node), by, true));
}

/** The value in an assignment, a redirection or a here-string: never split, globs are plain text. */
export function expandOne(node: WordNode, by: Expansion): Word {
  const [first, ...rest] = fields(node, by, false);
  return first === undefined || rest.length > 0 ? text("") : first;
}

/** The text of a here-document, or of anything that reads like the inside of double quotes. */
export function expandQuoted(parts: readonly WordPart[], by: Expansion): Word {
  return { pieces: parts.flatMap((part) => asOne(partValue(part, by)).pieces) };
}

function reparsed(source: string, original: WordNode): WordNode {
  const statement = parseShell(`: ${source}`).script.commands[0]?.command;
  const first = statement?.type === "Command" ? statement.suffix[0] : undefined;
  if (first?.type !== "Word") return { ...original, text: source, value: source, parts: undefined };
  return first;
}

/** Collects fields; `isOpen` tells an empty quoted word from no word at all. */
interface Fields {
  readonly done: Word[];
  current: Piece[];
  isOpen: boolean;
}

function fields(node: WordNode, by: Expansion, split: boolean): readonly Word[] {
  const into: Fields = { done: [], current: [], isOpen: !split };
  const parts: readonly WordPart[] = node.parts ?? [
    { type: "Literal", pos: node.pos, end: node.end, value: node.value, text: node.text },
  ];
  for (const [index, part] of parts.entries())
    addPart(into, part, { by, split, mayBeHome: index === 0 && isUnquotedHome(parts) });
  close(into);
  return into.done;
}

/** `~"x"` is no home: the name up to the slash must be plain. */
function isUnquotedHome([first, second]: readonly WordPart[]): boolean {
  return second === undefined || first?.text.includes("/") === true;
}

function close(into: Fields): void {
  if (into.isOpen || into.current.length > 0) into.done.push({ pieces: into.current });
  into.current = [];
  into.isOpen = false;
}

interface How {
  readonly by: Expansion;
  readonly split: boolean;
  readonly mayBeHome: boolean;
}

function addPart(into: Fields, part: WordPart, how: How): void {
  switch (part.type) {
    case "Literal":
      add(into, how.mayBeHome ? tilde(part.text, part.value, how.by) : text(part.value));
      return;
    case "SingleQuoted":
    case "AnsiCQuoted":
      into.isOpen = true;
      add(into, text(part.value));
      return;
    case "DoubleQuoted":
    case "LocaleString":
      addDoubleQuoted(into, part.parts, how);
      return;
    case "Glob":
    case "ExtendedGlob": {
      const glob = part.type === "ExtendedGlob" ? "*" : part.text;
      into.current.push(how.split ? { glob } : { text: part.text });
      return;
    }
    default:
      addUnquoted(into, partValue(part, how.by), how);
  }
}

function add(into: Fields, word: Word): void {
  into.current.push(...word.pieces);
}

function addDoubleQuoted(into: Fields, parts: readonly WordPart[], how: How): void {
  let isSpread = false;
  for (const value of parts.map((part) => partValue(part, how.by))) {
    if (how.split && "list" in value && value.glue === undefined) {
      isSpread = true;
      addEach(into, value.list);
    } else add(into, whole(asOne(value)));
  }
  // "$@" of no words is no word at all; any other quotes are at least an empty one.
  if (!isSpread) into.isOpen = true;
}

/** A word per element: what stands before joins the first of them, what follows the last. */
function addEach(into: Fields, list: readonly Word[]): void {
  for (const [index, element] of list.entries()) {
    if (index > 0) close(into);
    into.isOpen = true;
    add(into, element);
  }
}

/** Inside quotes nothing splits and nothing globs. */
function whole(word: Word): Word {
  const pieces = word.pieces.map((piece): Piece => {
    if ("glob" in piece) return { text: piece.glob };
    if (!("hole" in piece)) return piece;
    return piece.shape === undefined
      ? { hole: piece.hole }
      : { hole: piece.hole, shape: piece.shape };
  });
  return { pieces };
}

function addUnquoted(into: Fields, expanded: Expanded, how: How): void {
  if (!how.split) {
    add(into, whole(asOne(expanded)));
    return;
  }
  const words = "word" in expanded ? [expanded.word] : expanded.list;
  for (const [index, word] of words.entries()) {
    if (index > 0) close(into);
    // With a changed IFS the splits are anyone's guess.
    if (how.by.world.vars.has("IFS") && word.pieces.length > 0) add(into, commandHole(shown(word)));
    else for (const piece of word.pieces) addSplit(into, piece);
  }
}

function addSplit(into: Fields, piece: Piece): void {
  if (!("text" in piece)) {
    into.current.push(piece);
    return;
  }
  for (const [index, run] of piece.text.split(/[ \t\n]+/u).entries()) {
    if (index > 0) close(into);
    for (const bit of run.split(/([*?]|\[[^\]]+\])/u))
      if (bit !== "") into.current.push(/^[*?[]/u.test(bit) ? { glob: bit } : { text: bit });
  }
}

function tilde(source: string, value: string, by: Expansion): Word {
  const user = /^~([^/]*)/u.exec(source)?.[1];
  if (user === undefined) return text(value);
  const name = { "": "HOME", "+": "PWD", "-": "OLDPWD" }[user];
  const home = name === undefined ? hole(`~${user}`) : asOne(parameterValue(name, around(by)));
  return { pieces: [...home.pieces, ...text(value.slice(user.length + 1)).pieces] };
}

function partValue(part: WordPart, by: Expansion): Expanded {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return { word: text(part.value) };
    case "SimpleExpansion":
      return fromVariable(part.text.slice(1), parameterValue(part.text.slice(1), around(by)), by);
    case "ParameterExpansion":
      return fromVariable(part.parameter, parameterExpansion(part, around(by)), by);
    case "CommandExpansion": {
      const printed = part.script === undefined ? undefined : by.output(part.script, by.world);
      return { word: printed ?? commandHole(part.text) };
    }
    case "ArithmeticExpansion":
      return { word: { pieces: [{ hole: part.text, shape: "digits" }] } };
    case "ProcessSubstitution":
      return { word: { pieces: [{ hole: part.text }] } };
    default:
      // A range whose ends are not written out: a word as it is, or (zsh) as many as there are.
      return { word: /[$`]/u.test(part.text) ? commandHole(part.text) : text(part.text) };
  }
}

/** Holes in a variable that the command sets: unquoted, the command decides how many words they are. */
function fromVariable(name: string, expanded: Expanded, by: Expansion): Expanded {
  if (!("word" in expanded) || !by.world.vars.has(name)) return expanded;
  const pieces = expanded.word.pieces.map((piece) =>
    "hole" in piece && piece.shape === undefined ? { ...piece, splits: true } : piece,
  );
  return { word: { pieces } };
}

/** What `${X:=value}` leaves in X. */
export function defaulted(part: ParameterExpansionPart, by: Expansion): Value {
  if (part.index !== undefined) return filled(part.parameter);
  return { word: whole(asOne(parameterExpansion(part, around(by)))) };
}

function around(by: Expansion): Surroundings {
  return {
    world: by.world,
    projectDir: by.projectDir,
    env: by.env,
    operand(part) {
      const operand = part.operation?.type === "Default" ? part.operation.operand : undefined;
      return operand === undefined ? undefined : expandOne(operand, by);
    },
  };
}
