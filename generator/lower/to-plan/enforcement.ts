/** Mechanisms as a guarantee lists them: what they are, and what they survive. */
import { outcomes } from "#client/outcomes";
import type { Enforcement, HookPlan, Mechanism, Scope } from "#plan/plan";

const CLOSED = { failsClosed: true, exact: true };

export function strip(agent: string, tools: readonly string[]): Enforcement {
  return { mechanism: { kind: "strip", agent, tools }, under: outcomes("strip", CLOSED) };
}

/** A permission rule, a setting or an environment variable of the settings file. */
export function settingsEntry(
  mechanism: Exclude<Mechanism, { kind: "strip" | "hook" }>,
): Enforcement {
  return { mechanism, under: outcomes("settings-entry", CLOSED) };
}

/** `exact`: every call that the matcher fires for is one that the hook refuses. */
export function hookIn(hook: HookPlan, scope: Scope, exact: boolean): Enforcement {
  const posture = { failsClosed: hook.handler.onFailure === "block", exact };
  return {
    mechanism: { kind: "hook", plan: hook.id, scope },
    under: outcomes(`${scope.kind}-hook`, posture),
  };
}
