/** Values that the spec assumes: everything named in a `confirm` list, wherever it stands. */
import { near } from "#diagnostics/catalogue";
import type { Assumption } from "#ir/project";
import type { Path } from "../../load/spans.ts";
import { problem, type Scope } from "./scope.ts";

export function resolveAssumptions(scope: Scope): readonly Assumption[] {
  const found: Assumption[] = [];
  collect(scope, scope.spec, [], found);
  return found;
}

function collect(scope: Scope, value: unknown, path: Path, found: Assumption[]): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (isCollection(item)) collect(scope, item, [...path, index], found);
    });
    return;
  }
  if (!isCollection(value)) return;
  const confirm = "confirm" in value ? value.confirm : undefined;
  const siblings = Object.entries(value).filter(([key]) => key !== "confirm");
  if (Array.isArray(confirm)) {
    const names = namesIn(Object.fromEntries(siblings));
    confirm.forEach((name: unknown, index) => {
      const here = [...path, "confirm", index];
      const text = String(name);
      if (!names.has(text)) {
        problem(scope, "confirms-nothing", here, { value: text, near: near(text, [...names]) });
      }
      found.push({ path: path.join("."), value: text, span: scope.spans.value(here) });
    });
  }
  for (const [key, child] of siblings) {
    if (isCollection(child)) collect(scope, child, [...path, key], found);
  }
}

/** Most values of a spec are texts: nothing can stand below them. */
function isCollection(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Keys and texts below a value: what a `confirm` beside them can name. */
function namesIn(value: unknown): ReadonlySet<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...keys, ...Object.values(value).flatMap((child) => [...namesIn(child)])]);
}
