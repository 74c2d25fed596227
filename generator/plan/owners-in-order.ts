import type { GuaranteeClass, GuaranteeOwner, SharedGuarantee } from "./plan.ts";

export interface Owned {
  readonly owner: GuaranteeOwner;
  readonly shared: readonly SharedGuarantee[];
}

/** Owner by owner, in the order in which people read the guarantees. */
export function ownersInOrder(classes: readonly GuaranteeClass[]): readonly Owned[] {
  return classes
    .flatMap(({ owners, shared }) => owners.map((owner) => ({ owner, shared })))
    .sort((a, b) => a.owner.at - b.owner.at);
}
