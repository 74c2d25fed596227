/** Does the agent selector of a case cover the one who calls? */
import { foldAgent, unknownIdentity } from "./identity.ts";
import type { AgentSelector } from "./rule.ts";

/** An unknown agent is in no `only` and in every `except`; no selector covers everyone. */
export function coversAgent(who: AgentSelector | undefined, identity: string): boolean {
  if (who === undefined) return true;
  if ("only" in who) return identity !== unknownIdentity && names(who.only, identity);
  return identity === unknownIdentity || !names(who.except, identity);
}

function names(list: readonly string[], identity: string): boolean {
  return list.some((name) => foldAgent(name) === identity);
}
