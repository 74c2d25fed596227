/** `cd`, `pushd`, `popd`, `dirs`: where the shell is afterwards, if it gets there. */
import { hasOption, parseOptions, type Parsed } from "../words/options.ts";
import { isDirectory, isKnown, logical, physical, type Place } from "../place.ts";
import { throughLinks } from "../files/through-links.ts";
import type { Start } from "../start.ts";
import { firstOf } from "../words/variable.ts";
import { literal, shown, text, type Word } from "../words/word.ts";
import { either, type Flow, type World } from "../world.ts";

export function cd(start: Start, home: Word | undefined): Flow {
  const { world } = start;
  const parsed = parseOptions(start.words.slice(1), { short: "", long: [] });
  const [to, ...more] = parsed.operands;
  // Bash refuses; zsh puts one text for another, or counts in the stack.
  if (more.length > 0 || !areKnown(parsed, "-L", "-P", "-e", "-q", "-s"))
    return arrive(world, { unknown: "a directory that only some shells go to" });
  if (to === undefined)
    return arrive(world, target(world, home ?? { pieces: [{ hole: "$HOME" }] }));
  if (literal(to) === "-") return arrive(world, before(start));
  if (world.vars.has("CDPATH") || start.own.has("CDPATH"))
    return arrive(world, { unknown: "a directory along CDPATH" });
  const isPhysical = parsed.options.findLast(({ name }) => /^-[LP]$/u.test(name))?.name === "-P";
  return arrive(world, target(world, to, isPhysical));
}

function areKnown(parsed: Parsed, ...names: readonly string[]): boolean {
  return parsed.options.every(({ name }) => names.includes(name));
}

/** `cd -` goes by the variable, which the command may have set. */
function before({ world, own }: Start): Place {
  const set = own.get("OLDPWD") ?? world.vars.get("OLDPWD");
  return set === undefined ? world.previous : target(world, firstOf(set));
}

function target(world: World, to: Word, isPhysical = false): Place {
  const path = literal(to);
  if (path === undefined) return { unknown: `the directory ${shown(to)}` };
  const from = world.cwd;
  if (isPhysical && isKnown(from)) return physical(from, path);
  return logical(from, path === "" ? "." : path);
}

/** A directory that exists is reached; one that does not may be made by then, or the `cd` fails. */
function arrive(world: World, place: Place): Flow {
  const vars = new Map([...world.vars].filter(([name]) => name !== "PWD" && name !== "OLDPWD"));
  const there = { ...world, vars, cwd: place, previous: world.cwd };
  const isCertain = isKnown(place) && isDirectory(throughLinks(world, place));
  return { ok: [there], fail: isCertain ? [] : [world] };
}

export function pushd(start: Start): Flow {
  const parsed = parseOptions(start.words.slice(1), { short: "", long: [] });
  const { world } = start;
  const [to, ...more] = parsed.operands;
  if (more.length > 0 || !areKnown(parsed, "-n", "-q"))
    return arrive(world, { unknown: "a directory that only some shells go to" });
  const [top, ...below] = world.stack;
  if (hasOption(parsed, "-n"))
    return either(
      to === undefined ? world : { ...world, stack: [target(world, to), ...world.stack] },
    );
  if (to === undefined && top === undefined) return either(world);
  if (/^[+-]\d+$/u.test(shown(to ?? text(""))))
    return arrive(world, { unknown: "a directory of the stack" });
  const place = to === undefined ? (top ?? world.cwd) : target(world, to);
  const stack = to === undefined ? [world.cwd, ...below] : [world.cwd, ...world.stack];
  return { ok: arrive({ ...world, stack }, place).ok, fail: arrive(world, place).fail };
}

export function popd(start: Start): Flow {
  const [top, ...stack] = start.world.stack;
  if (top === undefined) return { ok: [], fail: [start.world] };
  if (literal(start.words[1] ?? text("")) !== "")
    return arrive(start.world, { unknown: "a directory of the stack" });
  return arrive({ ...start.world, stack }, top);
}

/** `dirs -c` forgets the stack. */
export function dirs({ words, world }: Start): Flow {
  const forgets = hasOption(parseOptions(words.slice(1), { short: "", long: [] }), "-c");
  return either(forgets ? { ...world, stack: [] } : world);
}
