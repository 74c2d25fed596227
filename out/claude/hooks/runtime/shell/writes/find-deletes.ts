/** `find … -delete`, `find … -fprint FILE`, and whether what find finds can be a guarded file. */
import { relative } from "node:path";
import type { Run } from "../act.ts";
import { literal, shown, text, type Word } from "../words/word.ts";
import { reachedBy, type Reached } from "./find-expression.ts";
import type { Guarded } from "./guarded.ts";
import type { Target } from "./target.ts";
import { writtenPaths } from "./written-paths.ts";

/** What it writes itself: of the files it deletes, the first guarded one. */
export function findTargets(run: Run, place: Guarded): readonly Target[] {
  const { words } = run;
  const printed = words
    .filter((_word, at) => /^-f(?:print[0f]?|ls)$/u.test(shown(words[at - 1] ?? text(""))))
    .map((path): Target => ({ path, dir: run.world.cwd, reach: "file" }));
  return [...printed, ...found(run, place, "deletes").slice(0, 1)];
}

/** It prints, or starts programs with, a guarded file or a folder that holds one. */
export function listsGuarded(run: Run, place: Guarded): boolean {
  return found(run, place, "lists").length > 0;
}

/** Guarded files that it comes to; a folder to start from that nobody knows stands for all of them. */
function found(run: Run, place: Guarded, what: keyof Reached): readonly Target[] {
  const [roots, expression] = parts(run.words.slice(1));
  return roots.flatMap((root): readonly Target[] => {
    const target: Target = { path: root, dir: run.world.cwd, reach: "tree" };
    const starts = writtenPaths(target);
    if (starts === undefined)
      return hits(undefined, undefined, expression, place, what).length > 0 ? [target] : [];
    return [...new Set(starts)].flatMap((start) =>
      hits(start, literal(root), expression, place, what),
    );
  });
}

/** The folders, and the expression; `-L`, `-D x` and the like stand before the folders. */
function parts(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const names = words.map(shown);
  let from = 0;
  while (/^-(?:[HLP]|D|O\d)$/u.test(names[from] ?? "")) from += names[from] === "-D" ? 2 : 1;
  const end = names.findIndex((name, at) => at >= from && /^(?:[-(!,]|$)/u.test(name));
  const roots = words.slice(from, end === -1 ? undefined : end);
  return [roots.length === 0 ? [text(".")] : roots, end === -1 ? [] : words.slice(end)];
}

function hits(
  start: string | undefined,
  said: string | undefined,
  expression: readonly Word[],
  place: Guarded,
  what: keyof Reached,
): readonly Target[] {
  const top = start ?? "/";
  const visit = (path: string, below: string): Readonly<Reached> => {
    if (start === undefined) return reachedBy(expression, { path, depth: Number.NaN });
    const depth = below === "" ? 0 : below.split("/").length;
    const name = below === "" ? said : `${said?.replace(/\/$/u, "")}/${below}`;
    return reachedBy(expression, { path, depth, said: said === undefined ? said : name });
  };
  const isDeep = expression.some((word) => /^-(?:delete|d|depth)$/u.test(shown(word)));
  const skipped = new Set<string>();
  return place.existing(top).flatMap((path): readonly Target[] => {
    const below = relative(top, path);
    const reached = visit(path, below);
    if ([...skipped].some((folder) => path.startsWith(`${folder}/`))) return [];
    if (!isDeep && reached.prunes === 1) skipped.add(path);
    const target: Target = {
      path: text(below === "" ? "." : below),
      dir: top,
      reach: what === "lists" ? "tree" : "file",
    };
    return reached[what] > 0 && place.judge(target) === "written" ? [target] : [];
  });
}
