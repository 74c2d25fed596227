/** The handlers that the client starts before a call. */
import { fires } from "#client/matcher";
import type { HookPlan, Scope, TargetPlan } from "#plan/plan";
import type { Caller } from "./trial.ts";

export interface Handler {
  readonly hook: HookPlan;
  readonly scope: Scope;
}

/** Front matter counts only for the agent whose file it stands in. */
export function handlersOf(
  plan: TargetPlan,
  caller: Pick<Caller, "name">,
  tool: string,
): readonly Handler[] {
  return plan.hooks
    .filter(({ event }) => event === "PreToolUse")
    .flatMap((hook) =>
      hook.scopes
        .filter((scope) =>
          scope.kind === "frontmatter"
            ? scope.agent === caller.name && fires(hook.event, scope.matcher, tool)
            : fires(hook.event, hook.matcher?.text, tool),
        )
        .map((scope) => ({ hook, scope })),
    );
}

/** Hooks that start for the tool, each once; without a caller, whoever calls. */
export function hooksOf(
  plan: TargetPlan,
  tool: string,
  caller?: Pick<Caller, "name">,
): readonly HookPlan[] {
  const callers = caller === undefined ? everyName(plan) : [caller];
  const found = callers.flatMap((each) => handlersOf(plan, each, tool));
  return [...new Set(found.map(({ hook }) => hook))];
}

function everyName({ agents }: TargetPlan): readonly Pick<Caller, "name">[] {
  return [{ name: "" }, ...agents.map(({ agent }) => ({ name: agent }))];
}
