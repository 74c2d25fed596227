/** What the runs on the real client say about each mechanism and each use of it. */
import type { MechanismKind } from "#client/mechanisms";
import type { Evidence } from "#plan/evidence";
import { mechanismLabel } from "#plan/mechanism-label";
import { type EvidenceIndex, evidenceIndex } from "#plan/evidence-index";
import type { Guarantee, Mechanism, Plan } from "#plan/plan";

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
  for (const { guaranteeClasses, permissions, settings, env } of [project, plugin]) {
    for (const { by } of guaranteeClasses.flatMap(({ shared }) => shared)) {
      for (const { mechanism } of by) kinds.add(kindOf(mechanism));
    }
    if (permissions.length > 0) kinds.add("permission");
    if (Object.keys(settings).length > 0) kinds.add("setting");
    if (Object.keys(env).length > 0) kinds.add("env");
  }
  return kinds;
}

function tally(plan: Plan, evidence: readonly Evidence[]): ReadonlyMap<string, Tally> {
  const index = evidenceIndex(evidence);
  const tallies = new Map<string, Tally>();
  for (const target of [plan.project, plan.plugin]) {
    const { packaging } = target.target;
    for (const { owners, shared } of target.guaranteeClasses) {
      const tried = owners.filter((owner) => index.isAbout(packaging, owner));
      // Of the others no run says anything: they only count as uses.
      const untried = owners.length - tried.length;
      for (const one of shared) {
        for (const { mechanism } of one.by) count(tallies, kindOf(mechanism), untried, []);
        for (const owner of tried) {
          tallyOne(tallies, target.guaranteeOf(owner, one), index);
        }
      }
    }
  }
  return tallies;
}

function tallyOne(tallies: Map<string, Tally>, guarantee: Guarantee, index: EvidenceIndex): void {
  const rows = index
    .of(guarantee.target.packaging, guarantee.id)
    .filter(({ outcome, digest }) => outcome === "proven" && digest === guarantee.digest);
  for (const { mechanism } of guarantee.by) {
    const label = mechanismLabel(mechanism);
    const clients = rows.filter((row) => row.mechanism === label).map(({ client }) => client);
    for (const name of namesOf(guarantee, mechanism)) {
      count(tallies, name, 1, [...new Set(clients)]);
    }
  }
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

function count(
  tallies: Map<string, Tally>,
  name: string,
  uses: number,
  clients: readonly string[],
): void {
  const tally = tallies.get(name) ?? { uses: 0, proven: new Map<string, number>() };
  tallies.set(name, tally);
  tally.uses += uses;
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
