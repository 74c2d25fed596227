/** An invariant proven or refuted in one packaging: without a fault, and under each that it must survive. */
import type { Invariant } from "#ir/invariant";
import { type Fault, FAULTS, type Packaging } from "#plan/plan";
import { type Refutation, refutationsOf } from "./effective/claims.ts";
import type { Effective } from "./effective/effective.ts";

/** A refutation with what it takes: a packaging, perhaps a fault. */
export interface Refuted extends Refutation {
  readonly packaging: Packaging;
  readonly fault?: Fault;
}

export interface Proof {
  readonly packaging: Packaging;
  /** Empty = proven. */
  readonly refuted: readonly Refuted[];
  /** Routes that the invariant leaves open, each with its reason there. */
  readonly acknowledged: readonly Refuted[];
}

const KNOWN = new WeakMap<Effective, Map<Invariant, Proof>>();

/** Worked out once, however many rules and documents ask. */
export function proofOf(effective: Effective, invariant: Invariant): Proof {
  const known = KNOWN.get(effective) ?? new Map<Invariant, Proof>();
  KNOWN.set(effective, known);
  const proof = known.get(invariant) ?? prove(effective, invariant);
  known.set(invariant, proof);
  return proof;
}

function prove(effective: Effective, invariant: Invariant): Proof {
  const { packaging } = effective.ground.plan.target;
  const all = [undefined, ...invariant.survives].flatMap((fault) =>
    refutedUnder(effective, invariant, fault),
  );
  const [refuted, acknowledged] = parted(all, invariant);
  // What is broken without a fault need not be told again under each.
  const always = new Set(refuted.filter(({ fault }) => fault === undefined).map(keyOf));
  return {
    packaging,
    refuted: refuted.filter((one) => one.fault === undefined || !always.has(keyOf(one))),
    acknowledged: acknowledged.filter(({ fault }) => fault === undefined),
  };
}

/** Faults under which the claim holds, asked for or not. */
export function survived(effective: Effective, invariant: Invariant): readonly Fault[] {
  return FAULTS.filter(
    (fault) => parted(refutedUnder(effective, invariant, fault), invariant)[0].length === 0,
  );
}

function refutedUnder(
  effective: Effective,
  { claim }: Invariant,
  fault: Fault | undefined,
): readonly Refuted[] {
  const { packaging } = effective.ground.plan.target;
  return refutationsOf(effective, claim, fault).map((one) => ({
    ...one,
    packaging,
    ...(fault === undefined ? {} : { fault }),
  }));
}

function parted(
  all: readonly Refuted[],
  { open }: Invariant,
): readonly [refuted: readonly Refuted[], acknowledged: readonly Refuted[]] {
  const opened = new Set(open.map(({ route }) => route));
  const isOpened = ({ route }: Refuted): boolean => route !== undefined && opened.has(route);
  return [all.filter((one) => !isOpened(one)), all.filter(isOpened)];
}

function keyOf({ subjects, path }: Refuted): string {
  return JSON.stringify([subjects.map(({ name }) => name), path.map(({ call }) => call)]);
}
