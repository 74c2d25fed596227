/**
 * Finds for every guarantee a call that tells something: its own rules refuse it, every other rule lets
 * it pass. Asked of the plan's rules on a ground like the session's, before any client is started.
 */
import type { Scene } from "../ground/ground.ts";
import { sceneKey } from "../ground/ground.ts";
import { askRule } from "./ask-rule.ts";
import type { Candidate } from "./candidates.ts";
import { hooksOf } from "./firing.ts";
import { isStripped } from "./palette.ts";
import type { Scout } from "./scout.ts";
import type { Caller, Trial } from "./trial.ts";

/** What a trial shall show. */
export interface Wanted {
  readonly id: string;
  readonly guarantee: string;
  readonly role: Trial["role"];
  readonly callers: readonly Caller[];
  readonly candidates: readonly Candidate[];
  /** Hooks that must refuse. */
  readonly refusing: readonly string[];
  /** Any call will do: what the plan counts on and does not refuse it is then a finding. */
  readonly always: boolean;
}

/** How much is asked of a call: only what is wanted refuses it; others may too; or it is just made. */
export type Strictness = "alone" | "among-others" | "made";

/** The first combination of caller and call that shows what is wanted in this scene. */
export async function chooseTrial(
  wanted: Wanted,
  scene: Scene,
  scout: Scout,
  strictness: Strictness,
): Promise<Trial | undefined> {
  for (const caller of wanted.callers) {
    for (const candidate of wanted.candidates) {
      const refusing = await refusers(caller, candidate, scene, scout);
      if (refusing === undefined || !fits(wanted, refusing, strictness)) continue;
      if (wanted.role === "pass" && isStripped(scout.plan.agents, caller, candidate.call.tool))
        continue;
      const { id, guarantee, role } = wanted;
      return { id, guarantee, role, refusing, caller, scene, ...candidate };
    }
  }
  return undefined;
}

function fits(
  { refusing: own, role, always }: Wanted,
  refusing: readonly string[],
  strictness: Strictness,
): boolean {
  if (strictness === "made") return always;
  if (!own.every((hook) => refusing.includes(hook))) return false;
  return strictness === "alone" || role === "pass" ? refusing.length === own.length : true;
}

/** Hooks whose rule refuses the call; `undefined` when one of them cannot be told. */
export async function refusers(
  caller: Caller,
  candidate: Pick<Candidate, "call" | "words" | "before">,
  scene: Scene,
  { plan, project }: Scout,
): Promise<readonly string[] | undefined> {
  const refusing: string[] = [];
  for (const hook of hooksOf(plan, candidate.call.tool, caller)) {
    const answer = await askRule(hook, { caller, ...candidate, project: project(sceneKey(scene)) });
    if (answer === "unknown") return undefined;
    if (answer === "refuses") refusing.push(hook.id);
  }
  return refusing;
}
