/** What the runs on the real client say about each mechanism. */
import type { MechanismKind } from "#client/mechanisms";
import type { Evidence } from "#plan/evidence";
import { mechanismLabel } from "#plan/mechanism-label";
import type { Mechanism, Plan } from "#plan/plan";

/** One use of a mechanism: the guarantee it serves and the label that evidence knows it by. */
interface Use {
  readonly kind: MechanismKind;
  readonly key: string;
}

export function mechanismKind(mechanism: Mechanism): MechanismKind {
  return mechanism.kind === "hook" ? `${mechanism.scope.kind}-hook` : mechanism.kind;
}

function useKey(packaging: string, guarantee: string, digest: string, label: string): string {
  return JSON.stringify([packaging, guarantee, digest, label]);
}

function usesOf(plan: Plan): readonly Use[] {
  return [plan.project, plan.plugin].flatMap(({ target, guarantees }) =>
    guarantees.flatMap(({ id, digest, by }) =>
      by.map(({ mechanism }) => ({
        kind: mechanismKind(mechanism),
        key: useKey(target.packaging, id, digest, mechanismLabel(mechanism)),
      })),
    ),
  );
}

function provenKeys({ results }: Evidence): ReadonlySet<string> {
  return new Set(
    results
      .filter(({ outcome }) => outcome === "proven")
      .map((r) => useKey(r.packaging, r.guarantee, r.digest, r.mechanism)),
  );
}

/** `proven on 2.1.332`, `proven on 2.1.332 for 3 of 7 uses`, `not proven`, or `not used here`. */
export function proofOf(kind: MechanismKind, plan: Plan, evidence: readonly Evidence[]): string {
  const uses = usesOf(plan).filter((use) => use.kind === kind);
  if (uses.length === 0) return inUse(kind, plan) ? "not proven" : "not used here";
  const runs = evidence
    .map((run) => ({ client: run.client, keys: provenKeys(run) }))
    .map(({ client, keys }) => ({ client, proven: uses.filter((u) => keys.has(u.key)).length }))
    .filter(({ proven }) => proven > 0);
  if (runs.length === 0) return "not proven";
  return runs
    .map(({ client, proven }) =>
      proven === uses.length
        ? `proven on ${client}`
        : `proven on ${client} for ${proven} of ${uses.length} uses`,
    )
    .join("; ");
}

/** Settings entries serve the whole session; no single guarantee names them. */
function inUse(kind: MechanismKind, { project }: Plan): boolean {
  if (kind === "permission") return project.permissions.length > 0;
  if (kind === "setting") return Object.keys(project.settings).length > 0;
  if (kind === "env") return Object.keys(project.env).length > 0;
  return [project].some(({ hooks }) =>
    hooks.some(({ scopes }) => scopes.some((scope) => `${scope.kind}-hook` === kind)),
  );
}
