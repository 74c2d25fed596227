/** Redirections: which of them write a file, and what a here-document puts on standard input. */
import { expandOne, expandQuoted, type Expansion } from "./expand.ts";
import type { HereDoc, Redirection } from "./parse.ts";
import { literal, text, type Word } from "./word.ts";

const writes = new Set([">", ">>", ">|", "&>", "&>>", "<>"]);

/** Files that the redirections open for writing. `>&2` and `2>&1` are descriptors, not files. */
export function writtenFiles(redirections: readonly Redirection[], by: Expansion): readonly Word[] {
  return redirections.flatMap((redirection) => {
    if (redirection.type !== "Redirect" || redirection.target === undefined) return [];
    const target = expandOne(redirection.target, by);
    if (writes.has(redirection.operator)) return [target];
    const isFile = redirection.operator === ">&" && !/^(?:\d+-?|-)$/u.test(literal(target) ?? "");
    return isFile ? [target] : [];
  });
}

/** Standard output no longer goes where the caller reads it. */
export function redirectsOutput(redirections: readonly Redirection[]): boolean {
  return redirections.some((redirection) => {
    if (redirection.type !== "Redirect" || redirection.operator.startsWith("<")) return false;
    const descriptor = redirection.descriptor;
    return (
      descriptor === undefined || (descriptor.type === "FileDescriptor" && descriptor.value === 1)
    );
  });
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
