/** What the plugin cannot carry of the project's enforcement, what stands in for it, and what that costs. */
import { type Enforcement, type Fault, FAULTS, type Guarantee, type Plan } from "#plan/plan";
import { listing } from "../../describe/listing.ts";
import { code, codes, fewCodes } from "../../render/markdown.ts";
import { FAULT_TITLES } from "./fault-titles.ts";

export interface PluginLimits {
  /** One sentence per kind of entry that a plugin has no place for. */
  readonly cannot: readonly string[];
  /** Guarantees that fall under a fault in the plugin and hold in project files; and the reverse. */
  readonly weaker: readonly string[];
  readonly stronger: readonly string[];
}

export function pluginLimits({ project, plugin }: Plan): PluginLimits {
  const others = new Map(plugin.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  const pairs = project.guarantees.flatMap((guarantee): readonly Pair[] => {
    const other = others.get(guarantee.id);
    return other === undefined ? [] : [[guarantee, other]];
  });
  return {
    cannot: [
      ...entries("permission", "The permission rules", pairs),
      ...entries("env", "The environment variable", pairs),
      ...entries("setting", "The setting", pairs),
      ...frontMatter(project),
    ],
    weaker: differences(pairs, (ours, theirs) => ours && !theirs),
    stronger: differences(pairs, (ours, theirs) => !ours && theirs),
  };
}

type Pair = readonly [project: Guarantee, plugin: Guarantee];

/** Entries of one kind, with what the plugin's guarantees rest on instead. */
function entries(
  kind: "permission" | "env" | "setting",
  name: string,
  pairs: readonly Pair[],
): readonly string[] {
  const concerned = pairs.filter(([{ by }]) => by.some(({ mechanism }) => mechanism.kind === kind));
  const lost = concerned.flatMap(([{ by }]) =>
    by.flatMap(({ mechanism }) => (mechanism.kind === kind ? [textOf(mechanism)] : [])),
  );
  if (lost.length === 0) return [];
  const instead = concerned.flatMap(([, { by }]) => by.map(({ mechanism }) => mechanism));
  const hooks = instead.flatMap((mechanism) => (mechanism.kind === "hook" ? [mechanism.plan] : []));
  const lists = instead.some((mechanism) => mechanism.kind === "strip") ? ["the tool lists"] : [];
  const left = [...lists, ...unique(hooks).map((hook) => `the hook ${code(hook)}`)];
  const rest = left.length === 0 ? "nothing stands in" : `what is left: ${listing(left)}`;
  return [`${name} ${codes(unique(lost))}; ${rest}.`];
}

function textOf(mechanism: Exclude<Enforcement["mechanism"], { kind: "strip" | "hook" }>): string {
  return mechanism.kind === "permission" ? mechanism.deny : mechanism.key;
}

function frontMatter({ hooks }: Plan["project"]): readonly string[] {
  const registered = hooks.filter(({ scopes }) =>
    scopes.some(({ kind }) => kind === "frontmatter"),
  );
  if (registered.length === 0) return [];
  const names = codes(registered.map(({ id }) => id));
  return [
    `Hooks in an agent's front matter, which the client ignores there (${names}); the same scripts stand in ${code("hooks/hooks.json")} and ask for the agent type.`,
  ];
}

/** Per fault the guarantees of which one packaging refuses the call and the other does not. */
function differences(
  pairs: readonly Pair[],
  differs: (project: boolean, plugin: boolean) => boolean,
): readonly string[] {
  return FAULTS.flatMap((fault) => {
    const found = pairs
      .filter(([ours, theirs]) => differs(refuses(ours, fault), refuses(theirs, fault)))
      .map(([{ id }]) => id);
    if (found.length === 0) return [];
    return [`${FAULT_TITLES[fault]}: ${fewCodes(found)}.`];
  });
}

/** One mechanism that refuses is enough. */
function refuses({ by }: Guarantee, fault: Fault): boolean {
  return by.some(({ under }) => under[fault] === "holds" || under[fault] === "overblocks");
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
