/** Handlers in the form that the client reads, for settings, front matter and plugins alike. */
import { HOOKS } from "#client/account-paths";
import type { HookPlan, Packaging, TargetPlan } from "#plan/plan";

export interface HandlerEntry {
  readonly type: "command";
  readonly command: string;
  readonly args: readonly string[];
  readonly timeout: number;
  readonly onFailure?: "block";
}

export interface HandlerGroup {
  readonly matcher?: string;
  readonly hooks: readonly HandlerEntry[];
}

/** Where the scripts lie, as the client's placeholders spell it. */
const SCRIPTS: Readonly<Record<Packaging, string>> = {
  project: `\${CLAUDE_PROJECT_DIR}/${HOOKS}`,
  plugin: "${CLAUDE_PLUGIN_ROOT}/hooks",
};

/** Exec form: no shell reads the path, so spaces and quotes in it are harmless. */
function handlerEntry({ handler, target }: HookPlan): HandlerEntry {
  return {
    type: "command",
    command: "node",
    args: [`${SCRIPTS[target.packaging]}/${handler.file}`],
    timeout: handler.timeoutS,
    ...(handler.onFailure === undefined ? {} : { onFailure: handler.onFailure }),
  };
}

export function handlerGroup(plan: HookPlan, matcher: string | undefined): HandlerGroup {
  return { ...(matcher === undefined ? {} : { matcher }), hooks: [handlerEntry(plan)] };
}

/** Handler groups by event, of the hooks registered in the given scope, in plan order. */
export function groupsByEvent(
  { hooks }: TargetPlan,
  scope: "settings" | "plugin",
): Readonly<Record<string, readonly HandlerGroup[]>> {
  const registered = hooks.filter(({ scopes }) => scopes.some(({ kind }) => kind === scope));
  const byEvent = Map.groupBy(registered, ({ event }) => event);
  return Object.fromEntries(
    [...byEvent].map(([event, plans]) => [
      event,
      plans.map((plan) => handlerGroup(plan, plan.matcher?.text)),
    ]),
  );
}
