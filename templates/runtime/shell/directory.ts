/** `cd`, `pushd`, `popd`: where the shell is afterwards, if it gets there. */
import { hasOption, parseOptions } from "./options.ts";
import { isDirectory, isKnown, logical, type Place } from "./place.ts";
import { throughLinks } from "./through-links.ts";
import type { Start } from "./start.ts";
import { literal, shown, text, type Word } from "./word.ts";
import { either, type Flow, type World } from "./world.ts";

export function cd(start: Start, home: Word | undefined): Flow {
  const { operands } = parseOptions(start.words.slice(1), { short: "", long: [] });
  const [to] = operands;
  if (to === undefined)
    return arrive(start.world, target(start.world, home ?? { pieces: [{ hole: "$HOME" }] }));
  if (literal(to) === "-") return arrive(start.world, start.world.previous);
  if (start.world.vars.has("CDPATH") || start.own.has("CDPATH"))
    return arrive(start.world, { unknown: "a directory along CDPATH" });
  return arrive(start.world, target(start.world, to));
}

function target(world: World, to: Word): Place {
  const path = literal(to);
  return path === undefined
    ? { unknown: `the directory ${shown(to)}` }
    : logical(world.cwd, path === "" ? "." : path);
}

/** A directory that exists is reached; one that does not may be made by then, or the `cd` fails. */
function arrive(world: World, place: Place): Flow {
  const there = { ...world, cwd: place, previous: world.cwd };
  const isCertain = isKnown(place) && isDirectory(throughLinks(world, place));
  return { ok: [there], fail: isCertain ? [] : [world] };
}

export function pushd(start: Start): Flow {
  const parsed = parseOptions(start.words.slice(1), { short: "", long: [] });
  const { world } = start;
  const [to] = parsed.operands;
  if (to !== undefined && hasOption(parsed, "-n"))
    return either({ ...world, stack: [target(world, to), ...world.stack] });
  const [top, ...below] = world.stack;
  if (to === undefined && top === undefined) return either(world);
  const name = to === undefined ? undefined : literal(to);
  if (name !== undefined && /^[+-]\d+$/u.test(name))
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
