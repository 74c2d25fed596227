/** Paths as git reads them: `:/x`, `:(top)x`, `:!x`, and wildcards that the shell left alone. */
import type { GitCall } from "../../git/git-call.ts";
import { locate } from "../../git/repository.ts";
import { isKnown, physical, type Place } from "../place.ts";
import { literal, text, type Word } from "../words/word.ts";
import type { Target } from "./target.ts";

interface Pathspec {
  readonly path: string;
  readonly magic: ReadonlySet<string>;
}

const shortMagic: Readonly<Record<string, string>> = { "/": "top", "!": "exclude", "^": "exclude" };

/** What the paths stand for in a tree; where they only leave files out, that is all the rest. */
export function pathspecTargets(paths: readonly Word[], call: GitCall): readonly Target[] {
  const targets = paths.map((path) => targetsOf(path, call));
  const isRest = paths.length > 0 && targets.every((some) => some === undefined);
  return isRest
    ? topsOf(call).map((dir) => ({ path: text("."), dir, reach: "tree" }))
    : targets.flatMap((some) => some ?? []);
}

/** `undefined` for a path that only leaves files out. */
function targetsOf(word: Word, call: GitCall): readonly Target[] | undefined {
  const known = literal(word);
  if (known === undefined) return from(call).map((dir) => ({ path: word, dir, reach: "tree" }));
  const { path, magic } = parsePathspec(known);
  if (magic.has("exclude")) return undefined;
  const dirs = magic.has("top") ? topsOf(call) : from(call);
  const hasWildcards = /[*?[\\]/u.test(path) && !magic.has("literal");
  return dirs.map((dir) =>
    hasWildcards
      ? { path: word, dir, reach: "tree", pattern: path }
      : { path: text(path === "" ? "." : path), dir, reach: "tree" },
  );
}

function parsePathspec(source: string): Pathspec {
  const long = /^:\(([^)]*)\)(.*)$/su.exec(source);
  if (long !== null) return { path: long[2] ?? "", magic: new Set((long[1] ?? "").split(",")) };
  const short = /^:([/!^]*):?(.*)$/su.exec(source);
  if (short === null) return { path: source, magic: new Set() };
  const signs = [...(short[1] ?? "")].map((sign) => shortMagic[sign] ?? sign);
  return { path: short[2] ?? "", magic: new Set(signs) };
}

/** With a work tree named, git may start from there. */
function from(call: GitCall): readonly Place[] {
  const { dir, workTree } = call;
  if (workTree === undefined) return [dir];
  return isKnown(workTree) && isKnown(dir) ? [dir, physical(dir, workTree)] : [dir, workTree];
}

/** The top of the work tree; with a work tree named, git may start from there. */
export function topsOf(call: GitCall): readonly Place[] {
  if (call.workTree !== undefined) return from(call);
  const repository = locate(call);
  if (repository === undefined || "unknown" in repository) return [repository ?? call.dir];
  return [repository.top ?? call.dir];
}
