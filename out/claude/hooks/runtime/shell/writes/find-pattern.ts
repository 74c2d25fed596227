/** Patterns of `find` as regular expressions; `undefined` for one that nobody here can read. */
import { escapePattern, literal, type Word } from "../words/word.ts";

/** `-name` and `-path`: wildcards match slashes and leading dots; what the shell put in is any text. */
export function wildcards(word: Word, flags: string): RegExp | undefined {
  const source = word.pieces.map((piece) =>
    "hole" in piece ? "[^]*" : fromWildcards("text" in piece ? piece.text : piece.glob),
  );
  return compiled(source.join(""), flags);
}

function fromWildcards(pattern: string): string {
  const tokens = /\\(.)|\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]|[^]/gu;
  return pattern.replace(tokens, (token, escaped?: string) => {
    if (token === "*") return "[^]*";
    if (token === "?") return "[^]";
    if (!/^\[.+\]$/su.test(token)) return escapePattern(escaped ?? token);
    return /^\[[!^]?[\w.-]+\]$/u.test(token) ? token.replace("[!", "[^") : "[^]";
  });
}

/** `-regex`, over the whole path. Emacs writes operators with a backslash, `posix-extended` without. */
export function regular(word: Word, syntax: string, flags: string): RegExp | undefined {
  const known = literal(word);
  const isEmacs = /^(?:emacs|findutils-default)$/u.test(syntax);
  if (known === undefined || (!isEmacs && !/extended|egrep|awk/u.test(syntax))) return undefined;
  const swapped = known.replace(/\\?[(){}|]/gu, (sign) => sign[1] ?? `\\${sign}`);
  return compiled(isEmacs ? swapped : known, flags);
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`, flags);
  } catch {
    return undefined;
  }
}
