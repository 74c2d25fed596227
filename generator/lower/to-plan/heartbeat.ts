/** The plan's own fingerprint, and the hook that leaves it in an account. */
import type { HookPlan, TargetPlan } from "#plan/plan";
import { STATE } from "#client/account-paths";
import { sha256 } from "#plan/sha256";

type Parts = Pick<TargetPlan, "target" | "hooks" | "agents" | "permissions" | "settings" | "env">;

/**
 * Digest of all that a plan brings into an account, wording included; places in the spec and
 * examples are left out, and so are the bytes of the runtime: those have hashes in the manifest.
 */
export function planDigest({ target, hooks, agents, permissions, settings, env }: Parts): string {
  const parts = {
    target,
    hooks: hooks.map(({ id, event, scopes, matcher, handler, onError, rule, log }) => {
      return { id, event, scopes, matcher: matcher?.text, handler, onError, rule, log };
    }),
    agents: agents.map(({ agent, disallowedTools }) => ({ agent, disallowedTools })),
    permissions,
    settings,
    env,
  };
  return sha256(JSON.stringify(parts));
}

/** Lets the first hook on SessionStart leave the digest; the digest is taken before. */
export function withHeartbeat(hooks: readonly HookPlan[], plan: string): readonly HookPlan[] {
  const first = hooks.find(isSessionHook);
  return hooks.map((hook) => {
    if (hook !== first || hook.rule.kind !== "inject") return hook;
    return { ...hook, rule: { ...hook.rule, heartbeat: { plan, file: STATE } } };
  });
}

/** A matcher that names sources would leave some sessions without a trace. */
function isSessionHook({ event, rule, matcher }: HookPlan): boolean {
  return event === "SessionStart" && rule.kind === "inject" && matcher === undefined;
}
