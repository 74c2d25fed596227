/** What happens inside words before the command they belong to. */
import type { Nested } from "../syntax/parse.ts";
import { subshell } from "./subshell.ts";
import { withVariable } from "../words/variable.ts";
import type { Walk } from "./walking.ts";
import { distinct, type Value, type World } from "../world.ts";

/** One after another: scripts, each in a subshell, and names that are set. */
export function runNested(
  all: readonly Nested[],
  worlds: readonly World[],
  walk: Walk,
): readonly World[] {
  const each = (nested: Nested, from: readonly World[]): readonly World[] =>
    distinct(from.flatMap((world) => ran(nested, world, walk)));
  return all.reduce((from, nested) => each(nested, from), worlds);
}

function ran(nested: Nested, world: World, walk: Walk): readonly World[] {
  if ("sets" in nested) {
    const { sets, by, isCertain } = nested;
    // A name that the command does not know may be a number as well as anything.
    if (by === undefined && !world.vars.has(sets)) return [world];
    const number: Value = { word: { pieces: [{ hole: `$${sets}`, shape: "digits" }] } };
    const after = withVariable(world, sets, by === undefined ? number : walk.defaulted(by, world));
    return isCertain ? [after] : [after, world];
  }
  const { script, error } = nested;
  if (error !== undefined) walk.unread(`a substitution that does not parse (${error})`, world);
  // Bash takes `-e` off in a substitution; other shells keep it, and then less runs.
  return subshell(world, walk, (inner) => walk.node(script, { ...inner, errexit: false }));
}
