/**
 * Mechanisms in layers, so that a few arms take each mechanism of each guarantee away in turn: no two
 * mechanisms of one guarantee share a layer, hence taking a layer away takes one from each at most.
 */
import { mechanismLabel } from "#plan/mechanism-label";
import type { TargetPlan } from "#plan/plan";

export interface Layers {
  /** In order of first use. */
  readonly names: readonly string[];
  /** The layer of a mechanism, by its label. */
  readonly of: (mechanism: string) => string;
}

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^strip:/u, "tool lists"],
  [/@frontmatter$/u, "front matter hooks"],
  [/@settings$/u, "settings hooks"],
  [/@plugin$/u, "plugin hooks"],
  [/^/u, "settings entries"],
];

export function layersOf(plan: TargetPlan): Layers {
  const layers = mechanismLayers(plan);
  const joined = joinedLayers(plan, layers);
  return {
    names: [...new Set(joined.values())],
    of: (mechanism) => {
      const layer = layers.get(mechanism) ?? classOf(mechanism);
      return joined.get(layer) ?? layer;
    },
  };
}

/** Layers that no guarantee has both of are one: fewer arms show the same. */
function joinedLayers(
  { guarantees }: TargetPlan,
  layers: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const sets = guarantees.map(
    ({ by }) => new Set(by.map(({ mechanism }) => layers.get(mechanismLabel(mechanism)))),
  );
  const meets = (a: string, b: string): boolean => sets.some((set) => set.has(a) && set.has(b));
  const groups: string[][] = [];
  for (const layer of new Set(layers.values())) {
    const group = groups.find((each) => each.every((other) => !meets(layer, other)));
    if (group === undefined) groups.push([layer]);
    else group.push(layer);
  }
  return new Map(
    groups.flatMap((group) => group.map((layer) => [layer, group.join(" and ")] as const)),
  );
}

function mechanismLayers({ guarantees }: TargetPlan): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  for (const { by } of guarantees) {
    const labels = [...new Set(by.map(({ mechanism }) => mechanismLabel(mechanism)))];
    for (const label of labels) {
      if (layers.has(label)) continue;
      const taken = labels.flatMap((other) => layers.get(other) ?? []);
      layers.set(label, free(classOf(label), taken));
    }
  }
  return layers;
}

function classOf(label: string): string {
  return CLASSES.find(([pattern]) => pattern.test(label))?.[1] ?? "";
}

function free(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted} ${number}`;
  return name;
}
