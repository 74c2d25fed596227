/** A call that one plan refuses and the other lets pass, tried out on the rules themselves. */
import type { Fault, HookPlan, Packaging } from "#plan/plan";
import { baseInput } from "../../witness/base-call.ts";
import type { Piece } from "../../witness/piece.ts";
import { scenesFor } from "../../witness/scenes.ts";
import { toolNamed } from "../effective/tools.ts";
import type { Witness } from "./change.ts";
import type { ActPair, CallerPair } from "./pairs.ts";
import type { Judge, Scene } from "./scene.ts";
import type { SideView } from "./side.ts";
import type { State } from "./state.ts";
import type { Direction } from "./transition.ts";

/** Both sides of the question. */
export interface Contest {
  readonly old: SideView;
  readonly now: SideView;
  readonly packaging: Packaging;
  readonly judge: Judge;
}

export interface Question {
  readonly caller: CallerPair;
  readonly act: ActPair;
  readonly old: State;
  readonly now: State;
  readonly fault?: Fault;
}

export async function findWitness(
  contest: Contest,
  question: Question,
  direction: Direction,
): Promise<Witness | undefined> {
  const { old, now, packaging, judge } = contest;
  const { caller, act, fault } = question;
  for (const scene of candidates(contest, question)) {
    if (!(await mayDiffer(judge, question, scene))) continue;
    const was = await judge.refuses(old.effective.ground, caller.old, scene, fault);
    if (was !== (direction === "weaker")) continue;
    const is = await judge.refuses(now.effective.ground, caller.now, scene, fault);
    if (is === was) continue;
    return witnessOf(scene, { caller, act, packaging, fault, was, is });
  }
  return undefined;
}

/** Where rules decide on both sides, a scene matters only if the changed ones answer differently. */
async function mayDiffer(
  judge: Judge,
  { old, now, fault }: Question,
  scene: Scene,
): Promise<boolean> {
  const both = old.verdict === "conditional" && now.verdict === "conditional";
  if (!both || fault !== undefined) return true;
  const was = await anyRefuses(judge, changedHooks(old, now), scene);
  return was !== (await anyRefuses(judge, changedHooks(now, old), scene));
}

function changedHooks({ rules }: State, other: State): readonly HookPlan[] {
  const same = new Set(other.rules.map(({ hook }) => spelled(hook)));
  return rules.map(({ hook }) => hook).filter((hook) => !same.has(spelled(hook)));
}

const SPELLED = new WeakMap<HookPlan, string>();

function spelled(hook: HookPlan): string {
  const text = SPELLED.get(hook) ?? JSON.stringify([hook.onError, hook.rule]);
  SPELLED.set(hook, text);
  return text;
}

async function anyRefuses(
  judge: Judge,
  hooks: readonly HookPlan[],
  scene: Scene,
): Promise<boolean> {
  for (const hook of hooks) if (await judge.hookRefuses(hook, scene)) return true;
  return false;
}

function witnessOf(
  { type, ...scene }: Scene,
  about: {
    readonly caller: CallerPair;
    readonly act: ActPair;
    readonly packaging: Packaging;
    readonly fault: Fault | undefined;
    readonly was: boolean;
    readonly is: boolean;
  },
): Witness {
  return {
    agent: about.caller.name,
    ...(type === undefined ? {} : { agentType: type }),
    ...scene,
    packaging: about.packaging,
    ...(about.fault === undefined ? {} : { fault: about.fault }),
    old: about.was ? "refused" : "passes",
    new: about.is ? "refused" : "passes",
  };
}

function candidates({ old, now }: Contest, { caller, act, ...states }: Question): readonly Scene[] {
  const rules = [...states.old.rules, ...states.now.rules];
  const examples = rules
    .flatMap(({ hook }) => hook.examples)
    .filter(({ call, fault }) => call?.tool === act.tool && fault === undefined);
  const ground = now.effective.ground;
  const { pathFields } = toolNamed(ground.tools, act.tool);
  const toolNames = [...ground.tools, ...old.effective.ground.tools].map(({ name }) => name);
  const about = { tool: act.tool, toolNames, ...(pathFields === undefined ? {} : { pathFields }) };
  const pieces = scenesFor(
    rules.map(({ cases }) => cases),
    examples,
    about,
  );
  return pieces.map((piece) => sceneOf(piece, caller, act));
}

function sceneOf(piece: Piece, { type }: CallerPair, { tool, input }: ActPair): Scene {
  const { without = [], input: given = {}, ...around } = piece;
  const fields = Object.entries({ ...baseInput(tool), ...given, ...input });
  return {
    type,
    tool,
    ...around,
    input: Object.fromEntries(
      fields.filter(([field]) => !without.includes(field) || field in input),
    ),
  };
}
