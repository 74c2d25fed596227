import type { Claim } from "#ir/invariant";

/** Whether a claim is about an owner (an agent, `others`); a set, so that many can be asked about. */
export function boundBy(claim: Claim): (owner: string) => boolean {
  switch (claim.kind) {
    case "nobody": {
      const excepted = new Set(claim.except.map(({ agent }) => agent));
      const among = claim.among === undefined ? undefined : new Set(claim.among);
      return (owner) => (among?.has(owner) ?? true) && !excepted.has(owner);
    }
    case "only-use":
    case "only-start": {
      const free = new Set(claim.agents);
      return (owner) => !free.has(owner);
    }
  }
}
