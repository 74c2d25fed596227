/**
 * Reads commands of plain words, quoted or not, joined by `&&`, `||`, `|` and `;`: what agents mostly
 * run. The tree is the parser's own to the last position (a property test compares them), only
 * cheaper: no call that is read here loads the parser. Anything else is left to it.
 */
import type {
  Command,
  Pipeline,
  Script,
  Statement,
  SyntaxNode,
  WordNode,
  WordPart,
} from "./parse.ts";

const bare = String.raw`[\w./:@%+,=~-]+`;
const quoted = String.raw`'[^'\n]*'|"[^"\\$\x60\n]*"`;
const token = new RegExp(String.raw`[ \t]*(?:(&&|\|\||[;|])|((?:${bare}|${quoted})+))`, "y");
const piece = new RegExp(`${bare}|${quoted}`, "g");

/** `A=1` is a word for some programs and an assignment for others. */
const assignment = /^\w+\+?=/;
const reserved =
  /^(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|in|function|select|time|coproc)$/;

/** Operators between words, in order; a word has no operator. */
type Token = { readonly operator: string } | WordNode;

/** The tree of a plain text; nothing for any other, well formed or not. */
export function plainScript(text: string): Script | undefined {
  const tokens = tokensOf(text.replace(/[ \t]+$/, ""));
  if (tokens === undefined) return undefined;
  const lists = split(tokens, [";"]).groups;
  if (lists.length > 1 && lists.at(-1)?.length === 0) lists.pop();
  const commands = each(lists, statement);
  return commands && { type: "Script", pos: 0, end: text.length, shebang: undefined, commands };
}

function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    const found = token.exec(text);
    if (found === null) return undefined;
    const [, operator, source = ""] = found;
    const end = found.index + found[0].length;
    if (operator === undefined && assignment.test(source)) return undefined;
    tokens.push(operator === undefined ? word(source, end - source.length) : { operator });
  }
  return tokens;
}

function word(source: string, pos: number): WordNode {
  const end = pos + source.length;
  if (!/["']/.test(source)) return { type: "Word", text: source, pos, end, value: source };
  const parts = [...source.matchAll(piece)].map((found) => part(found[0], pos + found.index));
  const value = source.replace(piece, (one) => (/^["']/.test(one) ? one.slice(1, -1) : one));
  return { type: "Word", text: source, pos, end, parts, value };
}

function part(text: string, pos: number): WordPart {
  const end = pos + text.length;
  const inner = text.slice(1, -1);
  if (text.startsWith("'")) return { type: "SingleQuoted", pos, end, value: inner, text };
  if (!text.startsWith('"')) return { type: "Literal", pos, end, value: text, text };
  const literal = {
    type: "Literal",
    pos: pos + 1,
    end: end - 1,
    value: inner,
    text: inner,
  } as const;
  return { type: "DoubleQuoted", pos, end, text, parts: [literal] };
}

interface Groups {
  readonly groups: Token[][];
  readonly operators: string[];
}

function split(tokens: readonly Token[], at: readonly string[]): Groups {
  const found: Groups = { groups: [[]], operators: [] };
  for (const one of tokens) {
    if ("operator" in one && at.includes(one.operator)) {
      found.operators.push(one.operator);
      found.groups.push([]);
    } else found.groups.at(-1)?.push(one);
  }
  return found;
}

/** All of them, or nothing. */
function each<T>(
  groups: readonly (readonly Token[])[],
  read: (tokens: readonly Token[]) => T | undefined,
): readonly T[] | undefined {
  const found = groups.map(read);
  return found.every((one) => one !== undefined) ? found : undefined;
}

function statement(tokens: readonly Token[]): Statement | undefined {
  const command = andOr(tokens);
  if (command === undefined) return undefined;
  return { type: "Statement", ...placeOf([command]), command, background: undefined };
}

function andOr(tokens: readonly Token[]): Statement["command"] | undefined {
  const { groups, operators } = split(tokens, ["&&", "||"]);
  const commands = each(groups, pipeline);
  if (commands === undefined || commands.length === 1) return commands?.[0];
  const signs = operators.map((one) => (one === "&&" ? one : "||"));
  return { type: "AndOr", ...placeOf(commands), commands, operators: signs };
}

function pipeline(tokens: readonly Token[]): Pipeline | Command | undefined {
  const { groups, operators } = split(tokens, ["|"]);
  const commands = each(groups, simple);
  if (commands === undefined || commands.length === 1) return commands?.[0];
  const signs = operators.map(() => "|" as const);
  return { type: "Pipeline", ...placeOf(commands), prefixes: [], commands, operators: signs };
}

interface Place {
  readonly pos: number;
  readonly end: number;
}

function placeOf(nodes: readonly Place[]): Place {
  return { pos: nodes[0]?.pos ?? 0, end: nodes.at(-1)?.end ?? 0 };
}

function simple(tokens: readonly Token[]): Command | undefined {
  const words = tokens.filter((one) => "type" in one);
  const [name, ...suffix] = words;
  if (name === undefined || words.length < tokens.length || reserved.test(name.text))
    return undefined;
  const end = suffix.at(-1)?.end ?? name.end;
  const command: Command = {
    type: "Command",
    pos: name.pos,
    end,
    name,
    prefix: [],
    suffix,
    args: suffix,
    redirects: [],
  };
  plain.add(command);
  return command;
}

const plain = new WeakSet<SyntaxNode>();

/** A command that {@link plainScript} read: no scripts stand in its words. */
export function isPlainCommand(node: SyntaxNode): boolean {
  return plain.has(node);
}
