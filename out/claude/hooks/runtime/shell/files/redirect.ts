/** Redirections: which of them write a file, and what a here-document puts on standard input. */
import { expandOne, expandQuoted, expandWord, type Expansion } from "../words/expand.ts";
import type { HereDoc, Redirection } from "../syntax/parse.ts";
import { literal, prefix, shown, text, type Word } from "../words/word.ts";

const writes = new Set([">", ">>", ">|", "&>", "&>>", "<>"]);

export interface Written {
  readonly target: Word;
  /** With the wildcards that bash reads there when they match one file. */
  readonly path: Word;
  readonly operator: string;
}

/** Files that the redirections open for writing. `>&2` and `2>&1` are descriptors, not files. */
export function writtenFiles(
  redirections: readonly Redirection[],
  by: Expansion,
): readonly Written[] {
  return redirections.flatMap((redirection) => {
    if (redirection.type !== "Redirect" || redirection.target === undefined) return [];
    const { operator } = redirection;
    const target = expandOne(redirection.target, by);
    const isFile = operator === ">&" && !/^(?:\d+-?|-)$/u.test(literal(target) ?? "");
    if (!isFile && !writes.has(operator)) return [];
    const [first, ...more] = expandWord(redirection.target, by);
    const isGlob = more.length === 0 && first?.pieces.some((piece) => "glob" in piece) === true;
    return [{ target, operator, path: isGlob ? first : target }];
  });
}

/** Where standard output goes in the end; `undefined` when that, or that the files open, is not sure. */
export function standardOutput(
  redirections: readonly Redirection[],
  by: Expansion,
): "here" | "gone" | undefined {
  let isHere = true;
  for (const redirection of redirections) {
    if (redirection.type !== "Redirect") continue;
    const to = outputTo(redirection, by);
    const isTurned = to === "error" && redirections.some((other) => descriptorOf(other) === 2);
    if (to === undefined || isTurned) return undefined;
    isHere &&= to === "here";
  }
  return isHere ? "here" : "gone";
}

const names: Readonly<Record<string, "here" | "error">> = {
  "&1": "here",
  "/dev/stdout": "here",
  "/dev/fd/1": "here",
  "/proc/self/fd/1": "here",
  "&2": "error",
  "/dev/stderr": "error",
};

/** A path, also one that is not known to its end, if it is no device for sure. */
function pathOf(word: Word): string | undefined {
  const isFile = /^(?:[^/&-]|\/(?!dev\/|proc\/)[^/]+\/)/u.test(prefix(word));
  return literal(word) ?? (isFile ? shown(word) : undefined);
}

/** What one redirection does to standard output. */
function outputTo(
  redirection: Extract<Redirection, { readonly type: "Redirect" }>,
  by: Expansion,
): "here" | "error" | "gone" | undefined {
  const { operator, target } = redirection;
  const path = target === undefined ? undefined : pathOf(expandOne(target, by));
  const from = descriptorOf(redirection);
  if (path === undefined) return undefined;
  const name = operator === ">&" ? path.replace(/^(?=\d)/u, "&") : path;
  const isOutput = from === 1 || operator.startsWith("&");
  if (isOutput) return names[name] ?? (/^&|\/fd\//u.test(name) ? undefined : "gone");
  const isSafe = name === "/dev/null" || (from === 2 && (name in names || name === "-"));
  return isSafe ? "here" : undefined;
}

/** `{X}>` takes a number of its own. */
function descriptorOf({ operator, descriptor }: Redirection): number {
  if (descriptor === undefined) return operator.startsWith("<") ? 0 : 1;
  return descriptor.type === "FileDescriptor" ? descriptor.value : -1;
}

/** What the redirections put on standard input; `undefined` when they leave it alone. */
export function standardInput(
  redirections: readonly Redirection[],
  by: Expansion,
): Word | undefined {
  const last = redirections.findLast((redirection) => {
    const descriptor = redirection.descriptor;
    const isInput =
      descriptor === undefined || (descriptor.type === "FileDescriptor" && descriptor.value === 0);
    return isInput && (redirection.type !== "Redirect" || redirection.operator.startsWith("<"));
  });
  if (last === undefined) return undefined;
  if (last.type === "HereDoc") return hereDocument(last, by);
  const target = last.target === undefined ? text("") : expandOne(last.target, by);
  if (last.type === "HereString") return { pieces: [...target.pieces, { text: "\n" }] };
  return literal(target) === "/dev/null"
    ? text("")
    : { pieces: [{ hole: "the contents of a file" }] };
}

function hereDocument(document: HereDoc, by: Expansion): Word {
  const body =
    document.body.parts === undefined || document.delimiter?.quoted === true
      ? text(document.body.text)
      : expandQuoted(document.body.parts, by);
  if (document.operator === "<<") return body;
  const untabbed = body.pieces.map((piece) =>
    "text" in piece ? { text: piece.text.replace(/^\t+/gmu, "") } : piece,
  );
  return { pieces: untabbed };
}
