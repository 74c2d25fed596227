import { foldAgent, unknownIdentity } from "#runtime/identity";
import type { AgentSelector } from "#runtime/rule";

/** Whether an identity, as the hook runtime sees it, is meant. */
export type Covers = (identity: string) => boolean;

/**
 * Decides as `who.ts` of the hook runtime does: an agent nobody can name is in no `only` and in
 * every `except`. The names become a set, so that many callers can be asked about.
 */
export function coversOf(who: AgentSelector | undefined): Covers {
  if (who === undefined) return () => true;
  const names = new Set(("only" in who ? who.only : who.except).map(foldAgent));
  return "only" in who
    ? (identity) => identity !== unknownIdentity && names.has(identity)
    : (identity) => identity === unknownIdentity || !names.has(identity);
}
