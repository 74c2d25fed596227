/**
 * The files that one path of a payload can mean. A relative path means one thing in the current
 * directory and another at the project's root, where a server runs; `~`, `file:` and backslashes
 * are read by some programs and not by others.
 */
import { isAbsolute } from "node:path";
import type { Call } from "../call.ts";

export interface Spellings {
  /** Absolute, not normalised: `link/..` is for the kernel to walk. */
  readonly plain: readonly string[];
  /** What a program may also make of it. */
  readonly odd: readonly string[];
}

export function spellingsOf(path: string, call: Call): Spellings {
  return {
    plain: anchored(path, call),
    odd: rewritten(path).flatMap((other) => anchored(other, call)),
  };
}

function anchored(path: string, call: Call): readonly string[] {
  if (isAbsolute(path)) return [path];
  return [...new Set([`${call.cwd}/${path}`, `${call.projectDir}/${path}`])];
}

function rewritten(path: string): readonly string[] {
  const others: string[] = [];
  if (path.includes("\\")) others.push(path.replaceAll("\\", "/"));
  const home = process.env["HOME"] ?? "";
  if (home !== "" && /^~(?:[\\/]|$)/u.test(path)) others.push(`${home}${path.slice(1)}`);
  if (/^file:/iu.test(path)) others.push(decoded(path.replace(/^file:(?:\/\/[^/]*)?/iu, "")));
  return others;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
