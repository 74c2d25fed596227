import { near } from "#diagnostics/catalogue";
import type { Place } from "#ir/project";
import type { Path } from "../../load/spans.ts";
import type { SpecPlace } from "../../load/spec-shape.ts";
import { at, entriesOf, many, problem, type Scope } from "./scope.ts";

export function resolvePlaces(scope: Scope): readonly Place[] {
  return entriesOf(scope.spec.places).map(([name, place]) => resolvePlace(scope, name, place));
}

function resolvePlace(scope: Scope, name: string, place: SpecPlace): Place {
  const path: Path = ["places", name];
  const entry = typeof place === "string" || Array.isArray(place) ? undefined : place;
  const base = { name, does: does(entry), span: at(scope, path) };
  if (entry === undefined) return { ...base, globs: many(place as string | readonly string[]) };
  if ("paths" in entry && entry.paths !== undefined) return { ...base, globs: many(entry.paths) };
  const except = "except" in entry ? (entry.except ?? []) : [];
  const outside = except.flatMap((other, index) =>
    globsOf(scope, other, [...path, "except", index]),
  );
  return { ...base, globs: [], repositories: { outside } };
}

function does(entry: SpecPlace | undefined): string {
  return typeof entry === "object" && "does" in entry ? (entry.does ?? "") : "";
}

/** The globs of a place, by name; an unknown one is reported and has none. */
export function globsOf(scope: Scope, name: string, path: Path): readonly string[] {
  const place = scope.spec.places?.[name];
  if (place === undefined) {
    const names = Object.keys(scope.spec.places ?? {});
    problem(scope, "unknown-place", path, { place: name, near: near(name, names) });
    return [];
  }
  if (typeof place === "string") return [place];
  if (Array.isArray(place)) return place;
  return "paths" in place ? many(place.paths as string | readonly string[]) : [];
}
