/** Where a written path really lies: globs matched on disk, links followed, the command's own renamings too. */
import { existsSync, readdirSync } from "../../node-fs.ts";
import { isAbsolute, resolve } from "node:path";
import { isKnown, physical, physicalParent } from "../place.ts";
import { literal, patternOf, type Word } from "../words/word.ts";
import type { Target } from "./target.ts";

/** All spellings of where the write lands: the name itself and where links lead. */
export function writtenPaths(target: Target): readonly string[] | undefined {
  const { dir } = target;
  const known = literal(target.path);
  const words = known === undefined ? globbed(target) : [known];
  if (words === undefined) return undefined;
  const at = isKnown(dir) ? dir : undefined;
  if (at === undefined && words.some((word) => !isAbsolute(word))) return undefined;
  return words.flatMap((word) => [physical(at ?? "/", word), physicalParent(at ?? "/", word)]);
}

const maxMatches = 500;

/** What the shell makes of a glob: the names on disk that match; none leaves the word as it is. */
function globbed(target: Target): readonly string[] | undefined {
  if (target.path.pieces.some((piece) => "hole" in piece) || !isKnown(target.dir)) return undefined;
  let found: readonly string[] = [""];
  for (const segment of segments(target.path)) {
    const pattern = new RegExp(`^${patternOf(segment)}$`, "u");
    const fixed = literal(segment);
    const next = found.flatMap((start) =>
      fixed === undefined ? matching(target.dir, start, pattern, segment) : [`${start}${fixed}/`],
    );
    if (next.length > maxMatches) return undefined;
    found = next;
  }
  return found.map((path) => path.slice(0, -1));
}

function matching(
  dir: Target["dir"],
  start: string,
  pattern: RegExp,
  segment: Word,
): readonly string[] {
  const folder = isKnown(dir) ? resolve(dir, start === "" ? "." : start) : start;
  const showsHidden =
    [...patternOf(segment)].join("").startsWith("\\.") || patternOf(segment).startsWith("[^/]");
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name) && (showsHidden || !name.startsWith(".")))
      .map((name) => `${start}${name}/`);
  } catch {
    return [];
  }
}

/** A word cut at its slashes. */
function segments(word: Word): readonly Word[] {
  const all: Word["pieces"][number][][] = [[]];
  for (const piece of word.pieces) {
    if (!("text" in piece)) {
      all.at(-1)?.push(piece);
      continue;
    }
    for (const [index, part] of piece.text.split("/").entries()) {
      if (index > 0) all.push([]);
      if (part !== "") all.at(-1)?.push({ text: part });
    }
  }
  return all.map((pieces) => ({ pieces }));
}
