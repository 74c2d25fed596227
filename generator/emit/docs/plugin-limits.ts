/** What the plugin cannot carry of the project's enforcement, what stands in for it, and what that costs. */
import { ownersInOrder } from "#plan/owners-in-order";
import {
  type Enforcement,
  type Fault,
  FAULTS,
  type Plan,
  type SharedGuarantee,
  type TargetPlan,
} from "#plan/plan";
import { listing } from "../../describe/listing.ts";
import { code, codes, fewOf } from "../../render/markdown.ts";
import { FAULT_TITLES } from "./fault-titles.ts";

export interface PluginLimits {
  /** One sentence per kind of entry that a plugin has no place for. */
  readonly cannot: readonly string[];
  /** Guarantees that fall under a fault in the plugin and hold in project files; and the reverse. */
  readonly weaker: readonly string[];
  readonly stronger: readonly string[];
}

export function pluginLimits({ project, plugin }: Plan): PluginLimits {
  const owned = pairedOwners(project, plugin);
  const pairs = [...new Set(owned.map(({ pairs }) => pairs))].flat();
  return {
    cannot: [
      ...entries("permission", "The permission rules", pairs),
      ...entries("env", "The environment variable", pairs),
      ...entries("setting", "The setting", pairs),
      ...frontMatter(project),
    ],
    weaker: differences(owned, (ours, theirs) => ours && !theirs),
    stronger: differences(owned, (ours, theirs) => !ours && theirs),
  };
}

type Pair = readonly [project: SharedGuarantee, plugin: SharedGuarantee];

/** An owner with its guarantees in both packagings; owners whose are alike have the very same list. */
interface PairedOwner {
  readonly name: string;
  readonly pairs: readonly Pair[];
}

function pairedOwners(project: TargetPlan, plugin: TargetPlan): readonly PairedOwner[] {
  const others = Map.groupBy(ownersInOrder(plugin.guaranteeClasses), ({ owner }) => owner.name);
  const numbers = new Map<readonly SharedGuarantee[], number>();
  const numberOf = (shared: readonly SharedGuarantee[]): number => {
    const number = numbers.get(shared) ?? numbers.size;
    numbers.set(shared, number);
    return number;
  };
  const known = new Map<string, readonly Pair[]>();
  return ownersInOrder(project.guaranteeClasses).map(({ owner: { name }, shared }) => {
    const theirs = others.get(name)?.map((other) => other.shared) ?? [];
    const key = [shared, ...theirs].map(numberOf).join(" ");
    const pairs = known.get(key) ?? pairsOf(shared, theirs.flat());
    known.set(key, pairs);
    return { name, pairs };
  });
}

function pairsOf(
  ours: readonly SharedGuarantee[],
  theirs: readonly SharedGuarantee[],
): readonly Pair[] {
  const byLabel = new Map(theirs.map((one) => [one.label, one]));
  return ours.flatMap((one): readonly Pair[] => {
    const other = byLabel.get(one.label);
    return other === undefined ? [] : [[one, other]];
  });
}

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
  owned: readonly PairedOwner[],
  differs: (project: boolean, plugin: boolean) => boolean,
): readonly string[] {
  return FAULTS.flatMap((fault) => {
    const labels = oncePerList((pairs) =>
      pairs
        .filter(([ours, theirs]) => differs(refuses(ours, fault), refuses(theirs, fault)))
        .map(([{ label }]) => label),
    );
    const found = owned.flatMap(({ name, pairs }) =>
      labels(pairs).map((label) => ({ name, label })),
    );
    if (found.length === 0) return [];
    const ids = fewOf(found, ({ name, label }) => code(`${name}/${label}`));
    return [`${FAULT_TITLES[fault]}: ${listing(ids)}.`];
  });
}

function oncePerList(
  make: (pairs: readonly Pair[]) => readonly string[],
): (pairs: readonly Pair[]) => readonly string[] {
  const known = new Map<readonly Pair[], readonly string[]>();
  return (pairs) => {
    const made = known.get(pairs) ?? make(pairs);
    known.set(pairs, made);
    return made;
  };
}

/** One mechanism that refuses is enough. */
function refuses({ by }: SharedGuarantee, fault: Fault): boolean {
  return by.some(({ under }) => under[fault] === "holds" || under[fault] === "overblocks");
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
