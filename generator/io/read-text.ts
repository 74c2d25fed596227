import { type Disk, errorCode, reasonOf } from "./disk.ts";

/** A file's text, or why there is none; `offset` counts characters of what could be read. */
export type Read =
  | { readonly text: string }
  | { readonly reason: string; readonly line?: number; readonly column?: number };

/**
 * Reads UTF-8 text. A byte order mark is dropped and CRLF becomes LF, so that a checkout with other
 * line ends gives the same bytes.
 */
export function readText(disk: Disk, path: string): Read {
  let bytes: Buffer;
  try {
    // A pipe or a device would be read for ever.
    const kind = disk.lstatSync(disk.realpathSync(path));
    if (!kind.isFile() && !kind.isDirectory()) return { reason: "it is no regular file" };
    bytes = disk.readFileSync(path);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return { reason: reasonOf(error) };
  }
  const text = bytes.toString("utf8");
  const broken = brokenAt(bytes, text);
  if (broken === undefined) return { text: withLf(text.replace(/^\uFEFF/u, "")) };
  const before = text.slice(0, broken).split("\n");
  return {
    reason: "it is not UTF-8 text",
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

/** Text with CRLF line ends as LF. */
export function withLf(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Index in `text` of the first character that stands for bytes which are not UTF-8. */
function brokenAt(bytes: Buffer, text: string): number | undefined {
  const replacement = Buffer.from("\uFFFD");
  for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) {
    const offset = Buffer.byteLength(text.slice(0, at));
    if (!bytes.subarray(offset, offset + 3).equals(replacement)) return at;
  }
  return undefined;
}
