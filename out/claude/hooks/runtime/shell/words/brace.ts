/**
 * Brace expansion on the text of one word, before anything else, as bash does it: `{a,b}` and
 * `{1..3}`. Quotes and substitutions inside are skipped over, not read.
 */

const maxWords = 200;

/** The words a word's text stands for; `undefined` when there are more than anyone needs. */
export function braceExpand(source: string): readonly string[] | undefined {
  const group = firstGroup(source, 0);
  if (group === undefined) return [source];
  const before = source.slice(0, group.start);
  const after = source.slice(group.end);
  // A comma anywhere within makes a list of it, of one item too: `{../{a,b}}` is `../a ../b`.
  const isList = source.slice(group.start, group.end).replace(/\\./gsu, "").includes(",");
  const inner = isList ? group.items : range(group.items[0] ?? "");
  const tails = braceExpand(after);
  if (inner === undefined || tails === undefined) return undefined;
  if (inner.length === 0) return tails.map((tail) => source.slice(0, group.end) + tail);
  const words: string[] = [];
  for (const item of inner) {
    const heads = braceExpand(item);
    if (heads === undefined || words.length + heads.length * tails.length > maxWords)
      return undefined;
    for (const head of heads) for (const tail of tails) words.push(before + head + tail);
  }
  return words;
}

interface Group {
  readonly start: number;
  readonly end: number;
  readonly items: readonly string[];
}

function firstGroup(source: string, from: number): Group | undefined {
  for (let at = from; at < source.length; at = skip(source, at)) {
    if (source[at] !== "{") continue;
    const group = groupAt(source, at);
    if (group !== undefined) return group;
  }
  return undefined;
}

function groupAt(source: string, start: number): Group | undefined {
  const items: string[] = [];
  let depth = 0;
  let hasDots = false;
  let itemStart = start + 1;
  for (let at = start + 1; at < source.length; at = skip(source, at)) {
    const char = source[at];
    if (char === "{") depth += 1;
    else if (char === "," && depth === 0) {
      items.push(source.slice(itemStart, at));
      itemStart = at + 1;
    } else if (char === "}" && depth > 0) depth -= 1;
    else if (char === "}") {
      items.push(source.slice(itemStart, at));
      return items.length > 1 || hasDots ? { start, end: at + 1, items } : undefined;
    } else if (depth === 0) hasDots ||= /^\.\.[^}]/u.test(source.slice(at, at + 3));
  }
  return undefined;
}

/** The index after the character, quoted part or substitution at `at`. */
function skip(source: string, at: number): number {
  const char = source[at];
  if (char === "\\") return at + 2;
  if (char === "'") return closing(source, at, "'");
  if (char === '"' || char === "`") return closingWithEscapes(source, at, char);
  if (char === "$" && source[at + 1] === "{") return balanced(source, at + 1, "{", "}");
  if (char === "$" && source[at + 1] === "(") return balanced(source, at + 1, "(", ")");
  return at + 1;
}

function closing(source: string, at: number, quote: string): number {
  const end = source.indexOf(quote, at + 1);
  return end === -1 ? source.length : end + 1;
}

function closingWithEscapes(source: string, at: number, quote: string): number {
  for (let next = at + 1; next < source.length; next += 1) {
    if (source[next] === "\\") next += 1;
    else if (source[next] === quote) return next + 1;
  }
  return source.length;
}

function balanced(source: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (let next = at; next < source.length; next = next === at ? at + 1 : skip(source, next)) {
    if (source[next] === open) depth += 1;
    else if (source[next] === close && (depth -= 1) === 0) return next + 1;
  }
  return source.length;
}

/** `1..3`, `a..e`, `1..9..2` written out; empty when it is no range; `undefined` when nobody needs it. */
function range(item: string): readonly string[] | undefined {
  const [from = "", to = "", by = "1", ...more] = item.split("..");
  const isNumber = (part: string): boolean => /^[-+]?\d+$/u.test(part);
  const isNumbers = [from, to].every(isNumber);
  const isLetters = [from, to].every((part) => /^[A-Za-z]$/u.test(part));
  if ((!isNumbers && !isLetters) || !isNumber(by) || more.length > 0) return [];
  // Between the cases lie signs that the shell reads once more.
  if (/^(?:[a-z][A-Z]|[A-Z][a-z])$/u.test(from + to)) return undefined;
  const value = (part: string): number => (isNumbers ? Number(part) : part.charCodeAt(0));
  const isPadded = [from, to].some((part) => /^-?0\d/u.test(part));
  const width = isPadded ? Math.max(from.length, to.length) : 0;
  const shown = (at: number): string => (isNumbers ? padded(at, width) : String.fromCharCode(at));
  const distance = value(to) - value(from);
  const step = Math.abs(Number(by)) || 1;
  const count = Math.floor(Math.abs(distance) / step) + 1;
  if (count > maxWords) return undefined;
  return Array.from({ length: count }, (_, index) =>
    shown(value(from) + Math.sign(distance) * step * index),
  );
}

/** A zero in front of one end fills all of them up, the sign included. */
function padded(value: number, width: number): string {
  const sign = value < 0 ? "-" : "";
  return sign + String(Math.abs(value)).padStart(width - sign.length, "0");
}
