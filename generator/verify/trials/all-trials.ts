/** All trials of one packaging, set in as few scenes as they allow. */
import { skillFile } from "../client/agent-file.ts";
import type { RoomFile } from "../client/room.ts";
import type { Guarantee } from "#plan/plan";

import { sceneKey } from "../ground/ground.ts";
import type { Scene } from "../ground/ground.ts";
import { askRule } from "./ask-rule.ts";
import { callersFor, everyone, mainCaller } from "./callers.ts";
import { scenesOf } from "./candidates.ts";
import { chooseTrial, refusers } from "./choose.ts";
import type { Wanted } from "./choose.ts";
import { hooksOf } from "./firing.ts";
import { withScout } from "./scout.ts";
import type { Scout } from "./scout.ts";
import { referencesOf, startCall } from "./start-call.ts";
import type { Trial, Untried } from "./trial.ts";
import { controls, openings, refusals } from "./wanted.ts";
import type { Subject } from "./wanted.ts";

export interface Trials {
  readonly trials: readonly Trial[];
  /** Guarantees that no call shows apart from others. */
  readonly untried: readonly Untried[];
  /** Skills with an inline shell, for the guarantees about it. */
  readonly skills: readonly RoomFile[];
  /** Hooks that refuse the main session the start of an agent of this type, whatever its prompt names. */
  readonly startRefusers: ReadonlyMap<string, readonly string[]>;
}

export async function allTrials(subject: Subject): Promise<Trials> {
  const wanted = [...refusals(subject), ...openings(subject), ...controls(subject)];
  const scenes = scenesOf(subject.plan.hooks);
  return withScout(subject.plan, scenes, async (scout) => {
    const perScene = new Map<Scene, readonly (Trial | undefined)[]>();
    for (const scene of scenes) {
      const found: (Trial | undefined)[] = [];
      for (const each of wanted) found.push(await chooseTrial(each, scene, scout, "alone"));
      perScene.set(scene, found);
    }
    const ranked = [...perScene].sort(([, a], [, b]) => count(b) - count(a));
    const chosen: (Trial | undefined)[] = [];
    for (const [at, each] of wanted.entries()) {
      const alone = ranked.map(([, found]) => found[at]).find((trial) => trial !== undefined);
      const scene = ranked[0]?.[0] ?? {};
      chosen.push(
        alone ??
          (await chooseTrial(each, scene, scout, "among-others")) ??
          (await chooseTrial(each, scene, scout, "made")),
      );
    }
    const startRefusers = await refusedStarts(subject, scout);
    const shells = inlineShells(subject, ranked[0]?.[0] ?? {});
    const told = await withOnePrompt(
      chosen.filter((trial) => trial !== undefined),
      scout,
    );
    return {
      trials: [...told, ...shells.map(({ trial }) => trial)],
      untried: wanted.flatMap((each, at) => (chosen[at] === undefined ? reasonsFor(each) : [])),
      skills: shells.map(({ skill }) => skill),
      startRefusers,
    };
  });
}

/** One prompt of the main session for all its trials of a scene, where it changes nothing for them. */
async function withOnePrompt(trials: readonly Trial[], scout: Scout): Promise<readonly Trial[]> {
  const said = Map.groupBy(trials.filter(isMain), ({ scene }) => sceneKey(scene));
  const prompts = new Map(
    [...said].map(([key, own]) => [
      key,
      [...new Set(own.map(({ words }) => words))].filter((text) => text !== "").join("\n"),
    ]),
  );
  const changed: Trial[] = [];
  for (const trial of trials) {
    const words = isMain(trial) ? (prompts.get(sceneKey(trial.scene)) ?? "") : trial.words;
    const told = { ...trial, words };
    const refusing = await refusers(trial.caller, told, trial.scene, scout);
    changed.push(refusing?.join() === trial.refusing.join() ? told : trial);
  }
  return changed;
}

function isMain({ caller }: Trial): boolean {
  return caller.type === undefined;
}

/** By type, for everyone whom a trial may need. */
async function refusedStarts(
  { project, plan }: Subject,
  scout: Scout,
): Promise<Trials["startRefusers"]> {
  const refusers = new Map<string, readonly string[]>();
  const main = mainCaller(project);
  for (const { type } of everyone(project, plan.target.packaging)) {
    if (type === undefined) continue;
    const call = startCall(type, referencesOf(project));
    const hooks = hooksOf(plan, call.tool, main);
    const situation = { caller: main, call, words: "", before: [], project: scout.project("") };
    const answers = await Promise.all(hooks.map((hook) => askRule(hook, situation)));
    refusers.set(
      type,
      hooks.filter((_, at) => answers[at] !== "passes").map(({ id }) => id),
    );
  }
  return refusers;
}

function count(found: readonly (Trial | undefined)[]): number {
  return found.filter((trial) => trial !== undefined).length;
}

function reasonsFor({ role, guarantee, callers, candidates }: Wanted): readonly Untried[] {
  if (role === "pass") return [];
  const tool = candidates[0]?.call.tool ?? "the tool";
  const reason =
    callers.length === 0
      ? `the client offers ${tool} to no such agent`
      : `no call of ${tool} was found that the rule refuses`;
  return [{ guarantee, reason }];
}

/** A skill whose inline shell leaves a file, called by the agent that is denied it. */
function inlineShells(
  { project, plan }: Subject,
  scene: Scene,
): readonly { readonly trial: Trial; readonly skill: RoomFile }[] {
  return plan.guarantees
    .filter(({ tool }) => tool.kind === "inline-shell")
    .flatMap((guarantee, at) => {
      const name = `inline-shell-${at}`;
      const leaves = `${name}.left`;
      const caller = callersFor(guarantee.agent, project, plan.target.packaging)[0];
      if (caller === undefined) return [];
      const trial: Trial = {
        id: guarantee.id,
        guarantee: guarantee.id,
        role: "refusal",
        caller,
        scene,
        words: "",
        before: [],
        call: { tool: "Skill", input: { skill: name } },
        refusing: hookIds(guarantee),
        leaves,
      };
      return [{ trial, skill: skillFile(name, {}, `Ran: !\`touch ${leaves}\``) }];
    });
}

function hookIds({ by }: Guarantee): readonly string[] {
  return by.flatMap(({ mechanism }) => (mechanism.kind === "hook" ? [mechanism.plan] : []));
}
