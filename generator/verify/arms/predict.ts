/** What the plan says will become of a trial's call in an arm, and by which mechanisms. */
import { outcomes } from "#client/outcomes";
import { mechanismLabel } from "#plan/mechanism-label";
import type { Enforcement, Fault, Outcome, TargetPlan } from "#plan/plan";
import { hookIn, settingsEntry } from "../../lower/to-plan/enforcement.ts";
import { SPAWN_DEPTH_ENV } from "../../lower/to-plan/settings.ts";
import { handlersOf } from "../trials/firing.ts";
import { isStripped } from "../trials/palette.ts";
import type { Trial } from "../trials/trial.ts";

export interface Prediction {
  readonly outcome: "refused" | "passes" | "unknown";
  /** Labels of the mechanisms that refuse. */
  readonly by: readonly string[];
  /** Labels of those that would refuse if nothing were broken. */
  readonly normally: readonly string[];
}

export interface Installed {
  readonly plan: TargetPlan;
  /** Is the mechanism there, by its label? */
  readonly has: (mechanism: string) => boolean;
  readonly fault?: Fault;
}

/** A mechanism that bears on the call, and whether its rule refuses the call when it works. */
interface Bearing {
  readonly enforcement: Enforcement;
  readonly refuses: boolean;
}

export function predict(trial: Trial, installed: Installed): Prediction {
  const found = bearings(trial, installed.plan).filter(({ enforcement }) =>
    installed.has(mechanismLabel(enforcement.mechanism)),
  );
  const by = labels(found.filter((each) => answerOf(each, installed.fault) === "refuses"));
  const normally = labels(found.filter(({ refuses }) => refuses));
  if (by.length > 0) return { outcome: "refused", by, normally };
  const unknown = found.some((each) => answerOf(each, installed.fault) === "unknown");
  return { outcome: unknown ? "unknown" : "passes", by, normally };
}

function labels(bearings: readonly Bearing[]): readonly string[] {
  return [...new Set(bearings.map(({ enforcement }) => mechanismLabel(enforcement.mechanism)))];
}

function answerOf(
  { enforcement, refuses }: Bearing,
  fault: Fault | undefined,
): "refuses" | "passes" | "unknown" {
  const outcome: Outcome = fault === undefined ? "holds" : enforcement.under[fault];
  switch (outcome) {
    case "holds":
      return refuses ? "refuses" : "passes";
    case "overblocks":
      return "refuses";
    case "open":
      return "passes";
    case "unknown":
      return "unknown";
  }
}

function bearings(trial: Trial, plan: TargetPlan): readonly Bearing[] {
  const { caller, call, refusing } = trial;
  if (trial.leaves !== undefined) return ownMechanisms(trial, plan);
  const hooks = handlersOf(plan, caller, call.tool).map(({ hook, scope }) => ({
    enforcement: hookIn(hook, scope, false),
    refuses: refusing.includes(hook.id),
  }));
  return [...palette(trial, plan), ...entries(trial, plan), ...hooks];
}

/** What is no call is refused by what the guarantee names, and by nothing else. */
function ownMechanisms({ guarantee }: Trial, plan: TargetPlan): readonly Bearing[] {
  const own = plan.guarantees.find(({ id }) => id === guarantee);
  return (own?.by ?? []).map((enforcement) => ({ enforcement, refuses: true }));
}

function palette({ caller, call }: Trial, plan: TargetPlan): readonly Bearing[] {
  if (!isStripped(plan.agents, caller, call.tool)) return [];
  const mechanism = { kind: "strip", agent: caller.type ?? caller.name, tools: [] } as const;
  const under = outcomes("strip", { failsClosed: true, exact: true });
  return [{ enforcement: { mechanism, under }, refuses: true }];
}

function entries({ caller, call }: Trial, plan: TargetPlan): readonly Bearing[] {
  const type = String(call.input["subagent_type"] ?? "");
  const denials = plan.permissions
    .filter((rule) => matchesRule(rule, call.tool, type))
    .map((deny) => settingsEntry({ kind: "permission", deny }));
  const depth = plan.env[SPAWN_DEPTH_ENV];
  const nested = caller.type !== undefined && call.tool === "Agent" && depth === "1";
  const env = nested ? [settingsEntry({ kind: "env", key: SPAWN_DEPTH_ENV, value: depth })] : [];
  return [...denials, ...env].map((enforcement) => ({ enforcement, refuses: true }));
}

function matchesRule(rule: string, tool: string, type: string): boolean {
  return rule === tool || rule.toLowerCase() === `${tool}(${type})`.toLowerCase();
}
