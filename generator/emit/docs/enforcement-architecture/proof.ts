/** What the runs on the real client say about each mechanism and each use of it. */
import type { MechanismKind } from "#client/mechanisms";
import type { Evidence } from "#plan/evidence";
import { mechanismLabel } from "#plan/mechanism-label";
import type { Guarantee, Mechanism, Packaging, Plan } from "#plan/plan";

/**
 * Answers for a mechanism as a whole, and for one agent's strip or hook: `proven on 2.1.332`,
 * `proven on 2.1.332 for 3 of 7 uses`, `not proven`, or `not used here`.
 */
export interface Proofs {
  ofKind(kind: MechanismKind): string;
  /** `owner`: an agent's name, or `others`. */
  ofStrip(owner: string): string;
  ofHook(owner: string, hook: string): string;
}

/** How many uses there are, and on how many of them each client's run agrees. */
interface Tally {
  uses: number;
  readonly proven: Map<string, number>;
}

export function proofs(plan: Plan, evidence: readonly Evidence[]): Proofs {
  const used = kindsInUse(plan);
  // Without a run there is nothing to count, and a large spec has hundreds of thousands of uses.
  const tallies = evidence.length === 0 ? new Map<string, Tally>() : tally(plan, evidence);
  return {
    ofKind: (kind) => (used.has(kind) ? words(tallies.get(kind)) : "not used here"),
    ofStrip: (owner) => words(tallies.get(stripName(owner))),
    ofHook: (owner, hook) => words(tallies.get(hookName(owner, hook))),
  };
}

function kindOf(mechanism: Mechanism): MechanismKind {
  return mechanism.kind === "hook" ? `${mechanism.scope.kind}-hook` : mechanism.kind;
}

/** Settings entries serve the whole session; no single guarantee has to name them. */
function kindsInUse({ project, plugin }: Plan): ReadonlySet<MechanismKind> {
  const kinds = new Set<MechanismKind>();
  for (const { guarantees, permissions, settings, env } of [project, plugin]) {
    for (const { by } of guarantees) for (const { mechanism } of by) kinds.add(kindOf(mechanism));
    if (permissions.length > 0) kinds.add("permission");
    if (Object.keys(settings).length > 0) kinds.add("setting");
    if (Object.keys(env).length > 0) kinds.add("env");
  }
  return kinds;
}

function tally(plan: Plan, evidence: readonly Evidence[]): ReadonlyMap<string, Tally> {
  const runs = evidence.map((run) => ({ client: run.client, keys: provenKeys(run) }));
  const tallies = new Map<string, Tally>();
  for (const { target, guarantees } of [plan.project, plan.plugin]) {
    for (const guarantee of guarantees) {
      for (const { mechanism } of guarantee.by) {
        const key = useKey(target.packaging, guarantee, mechanism);
        const clients = runs.filter(({ keys }) => keys.has(key)).map(({ client }) => client);
        for (const name of namesOf(guarantee, mechanism)) count(tallies, name, clients);
      }
    }
  }
  return tallies;
}

const stripName = (owner: string): string => `strip\n${owner}`;
const hookName = (owner: string, hook: string): string => `hook\n${owner}\n${hook}`;

/** The tallies that one use counts for. */
function namesOf({ agent }: Guarantee, mechanism: Mechanism): readonly string[] {
  const owner = "name" in agent ? agent.name : "others";
  const kind = kindOf(mechanism);
  if (mechanism.kind === "hook") return [kind, hookName(owner, mechanism.plan)];
  return mechanism.kind === "strip" ? [kind, stripName(owner)] : [kind];
}

function count(tallies: Map<string, Tally>, name: string, clients: readonly string[]): void {
  const tally = tallies.get(name) ?? { uses: 0, proven: new Map<string, number>() };
  tallies.set(name, tally);
  tally.uses += 1;
  for (const client of clients) tally.proven.set(client, (tally.proven.get(client) ?? 0) + 1);
}

function words(tally: Tally | undefined): string {
  if (tally === undefined || tally.proven.size === 0) return "not proven";
  return [...tally.proven]
    .map(([client, proven]) =>
      proven === tally.uses
        ? `proven on ${client}`
        : `proven on ${client} for ${proven} of ${tally.uses} uses`,
    )
    .join("; ");
}

function useKey(packaging: Packaging, { id, digest }: Guarantee, mechanism: Mechanism): string {
  return resultKey(packaging, id, digest, mechanismLabel(mechanism));
}

function resultKey(...parts: readonly string[]): string {
  return parts.join("\n");
}

function provenKeys({ results }: Evidence): ReadonlySet<string> {
  return new Set(
    results
      .filter(({ outcome }) => outcome === "proven")
      .map((r) => resultKey(r.packaging, r.guarantee, r.digest, r.mechanism)),
  );
}
