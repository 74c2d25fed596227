/**
 * Reads commands of plain words, quoted or not, with plain redirections after them, joined by `&&`,
 * `||`, `|` and `;`, and messages in here-documents: what agents mostly run. The tree is the parser's own to the last position (a
 * property test compares them), only cheaper: no call that is read here loads the parser. Anything
 * else is left to it.
 */
import type {
  Command,
  Pipeline,
  Redirection,
  Script,
  Statement,
  SyntaxNode,
  WordNode,
  WordPart,
} from "./parse.ts";
import { isMessage, message, messagePart, scriptIn } from "./message.ts";

const bare = String.raw`[\w./:@%+,=~-]+`;
const quoted = String.raw`'[^'\n]*'|"[^"\\$\x60\n]*"`;
const words = `(?:${bare}|${quoted}|${message})+`;
const token = new RegExp(
  String.raw`[ \t]*(?:(&&|\|\||[;|])|((\d*)(>>|>&|>|<)[ \t]*)?(${words})|$)`,
  "y",
);
const piece = new RegExp(`${bare}|${quoted}|${message}`, "g");
const messages = new RegExp(message, "g");

/** `A=1` is a word for some programs and an assignment for others. */
const assignment = /^\w+\+?=/;
const reserved =
  /^(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|in|function|select|time|coproc)$/;

/** What a shell reads specially within double quotes and outside of any: seen at once. */
const special = /[$\x60\\\n]/;

type Token = { readonly type: "operator"; readonly sign: string } | WordNode | Redirection;

/** The tree of a plain text; nothing for any other, well formed or not. */
export function plainScript(text: string): Script | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  const lists = split(tokens, [";"]).groups;
  if (lists.length > 1 && lists.at(-1)?.length === 0) lists.pop();
  const commands = each(lists, statement);
  return commands && { type: "Script", pos: 0, end: text.length, shebang: undefined, commands };
}

function tokensOf(text: string): readonly Token[] | undefined {
  if (special.test(text) && special.test(text.replace(messages, ""))) return undefined;
  const tokens: Token[] = [];
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    const found = token.exec(text);
    if (found === null) return undefined;
    const [, sign, redirect, digits = "", operator = "", source = ""] = found;
    const pos = token.lastIndex - source.length;
    if (sign !== undefined) tokens.push({ type: "operator", sign });
    else if (redirect !== undefined)
      tokens.push(redirection(word(source, pos), pos - redirect.length, digits, operator));
    else if (assignment.test(source)) return undefined;
    else if (source !== "") tokens.push(word(source, pos));
  }
  return tokens;
}

function redirection(target: WordNode, pos: number, digits: string, sign: string): Redirection {
  const end = pos + digits.length;
  const descriptor = { type: "FileDescriptor", pos, end, value: Number(digits) } as const;
  return {
    type: "Redirect",
    pos,
    end: target.end,
    operator: sign === ">>" || sign === ">&" || sign === ">" ? sign : "<",
    descriptor: digits === "" ? undefined : descriptor,
    target,
  };
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
  if (isMessage(text)) return messagePart(text, pos, (cat) => plain.set(cat, []));
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
    if (one.type === "operator" && at.includes(one.sign)) {
      found.operators.push(one.sign);
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

function simple([name, ...others]: readonly Token[]): Command | undefined {
  if (name?.type !== "Word" || reserved.test(name.text)) return undefined;
  const suffix = others.filter((one) => one.type !== "operator");
  const args = suffix.filter((one) => one.type === "Word");
  const redirects = suffix.filter((one) => one.type !== "Word");
  const { end } = suffix.at(-1) ?? name;
  const { pos } = name;
  const command: Command = { type: "Command", pos, end, name, prefix: [], suffix, args, redirects };
  plain.set(command, [name, ...suffix].flatMap(scriptsIn));
  return command;
}

function scriptsIn(token: WordNode | Redirection): readonly Script[] {
  const word = token.type === "Redirect" ? token.target : token;
  const parts = word?.type === "Word" ? word.parts : undefined;
  return parts?.flatMap((one) => scriptIn(one) ?? []) ?? [];
}

const plain = new WeakMap<SyntaxNode, readonly Script[]>();

/** The scripts in the words of a command that {@link plainScript} read; nothing for any other. */
export function plainCommandScripts(node: SyntaxNode): readonly Script[] | undefined {
  return plain.get(node);
}
