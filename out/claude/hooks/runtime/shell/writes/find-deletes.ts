/** `find … -delete`, `find … -exec rm`, `find … -fprint FILE`: which guarded files it can reach. */
import type { Run } from "../act.ts";
import { literal, text, type Word } from "../word.ts";
import type { Guarded } from "./guarded.ts";
import type { Target } from "./target.ts";

const filters = new Set(["-name", "-iname", "-path", "-ipath", "-wholename", "-regex"]);
const changes = /^(?:rm|unlink|mv|shred|truncate|sed|perl|chmod|chown|tee|cp|ln|rmdir)$/u;

/** The trees it works on; a filter by name narrows to nothing when it cannot match a guarded name. */
export function findTargets(run: Run, place: Guarded): readonly Target[] {
  const words = run.words.slice(1);
  const values = words.map((word) => literal(word) ?? "");
  const printed = words
    .filter((_word, at) => /^-f(?:print0?|printf|ls)$/u.test(values[at - 1] ?? ""))
    .map((path): Target => ({ path, dir: run.world.cwd, reach: "file" }));
  return [...printed, ...changed(run, words, values, place)];
}

function changed(
  run: Run,
  words: readonly Word[],
  values: readonly string[],
  place: Guarded,
): readonly Target[] {
  const isChange =
    values.includes("-delete") ||
    values.some(
      (value, at) =>
        /^-(?:exec|execdir|ok|okdir)$/u.test(values[at - 1] ?? "") && changes.test(value),
    );
  if (!isChange) return [];
  const end = words.findIndex((word) => /^[-!(]/u.test(literal(word) ?? ""));
  const roots: readonly Word[] =
    end === 0 ? [text(".")] : words.slice(0, end === -1 ? undefined : end);
  const patterns = values.flatMap((value, at) =>
    filters.has(values[at - 1] ?? "") && !/^(?:!|-not)$/u.test(values[at - 2] ?? "") ? [value] : [],
  );
  const couldMatch = (pattern: string): boolean =>
    place.names(pattern) || place.existsAs(pattern.split("/").at(-1) ?? pattern);
  if (patterns.length > 0 && !patterns.every(couldMatch)) return [];
  return roots.map((path) => ({ path, dir: run.world.cwd, reach: "tree" }));
}
