import { referenced, resolved, type SchemaNode } from "./schema-node.ts";

/** A part of the language with keys of its own. */
export interface Construct {
  readonly title: string;
  readonly node: SchemaNode;
  /** Every way to it from the top of the spec: `places.<name>`, `hooks.<name>.calls[]`. */
  readonly paths: readonly string[];
  /** The last steps of these ways: `calls[]`. */
  readonly steps: readonly string[];
  /** The constructs that stand in this one only. */
  readonly parts: readonly Construct[];
}

interface Use {
  readonly def: string;
  /** Definition it is used in; the empty text = the spec itself. */
  readonly from: string;
  /** From there to here. */
  readonly step: string;
}

/**
 * All constructs of the language: first those that stand at the top of the spec, then those that
 * several others share, each with the parts that belong to it alone.
 */
export function constructsOf(root: SchemaNode): readonly Construct[] {
  const uses = usesIn(root, "", root, new Set());
  const owners = (def: string): readonly string[] => [
    ...new Set(uses.filter((use) => use.def === def).map((use) => use.from)),
  ];
  const names = [...new Set(uses.map((use) => use.def))];
  const heads = names.filter((def) => owners(def).includes("") || owners(def).length > 1);
  const build = (def: string): Construct => ({
    title: root.$defs?.[def]?.title ?? def,
    node: root.$defs?.[def] ?? {},
    paths: pathsTo(def, uses, []),
    steps: [...new Set(uses.filter((use) => use.def === def).map((use) => use.step))],
    parts: names.filter((part) => !heads.includes(part) && owners(part)[0] === def).map(build),
  });
  const atTop = heads.filter((def) => owners(def).includes(""));
  return [...atTop, ...heads.filter((def) => !atTop.includes(def))].map(build);
}

/** The construct that a key leads to, directly, as entries of a list or as values of a mapping. */
export function constructOf(root: SchemaNode, node: SchemaNode): Omit<Use, "from"> | undefined {
  const { items, additionalProperties } = resolved(root, node);
  const steps: readonly (readonly [string, SchemaNode | boolean | undefined])[] = [
    ["", node],
    ["[]", items],
    [".<name>", additionalProperties],
  ];
  for (const [step, inner] of steps) {
    const def = typeof inner === "object" ? referenced(inner) : undefined;
    if (def !== undefined && root.$defs?.[def]?.properties !== undefined) return { def, step };
  }
  return undefined;
}

function usesIn(root: SchemaNode, from: string, node: SchemaNode, seen: Set<string>): Use[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, value]) => {
    const found = constructOf(root, value);
    if (found === undefined) return [];
    const use: Use = { def: found.def, from, step: `${key}${found.step}` };
    if (seen.has(found.def)) return [use];
    seen.add(found.def);
    return [use, ...usesIn(root, found.def, root.$defs?.[found.def] ?? {}, seen)];
  });
}

/** Every way to a construct; a construct inside itself adds none. */
function pathsTo(def: string, uses: readonly Use[], below: readonly string[]): readonly string[] {
  if (def === "") return [""];
  return uses
    .filter((use) => use.def === def && use.from !== def && !below.includes(use.from))
    .flatMap(({ from, step }) =>
      pathsTo(from, uses, [...below, def]).map((path) => (path === "" ? step : `${path}.${step}`)),
    );
}
