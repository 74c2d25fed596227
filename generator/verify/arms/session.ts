/** Trials → the scripts of a client session: who is started, and which calls each one makes in which step. */
import { skillFile } from "../client/agent-file.ts";
import { scriptPrompt, spawnCall } from "../client/model-script.ts";
import type { ModelScript, ScriptedCall, ScriptStep } from "../client/model-script.ts";
import type { RoomFile } from "../client/room.ts";
import { sceneKey } from "../ground/ground.ts";
import type { Scene } from "../ground/ground.ts";
import { preparation } from "../trials/tool-input.ts";
import type { Caller, Trial } from "../trials/trial.ts";
import { switchKey } from "./switches.ts";

/** Where a trial's call stands in the session's scripts. */
export interface Place {
  readonly label: string;
  readonly step: number;
  readonly at: number;
}

export interface SessionPlan {
  readonly scene: Scene;
  /** The main session's prompt. */
  readonly prompt: string;
  /** Skills that start agents. */
  readonly files: readonly RoomFile[];
  readonly places: readonly (readonly [Trial, Place])[];
}

/** How agents are started: by the Agent tool, or by a forked skill, which the rules about starting do not see. */
export type Starts = (caller: Caller) => "agent" | "skill";

export interface SessionOptions {
  readonly starts: Starts;
  /** Said in every prompt, so that the rules about starting an agent let it pass. */
  readonly references: string;
  /** Folder of the project's skills in the room. */
  readonly skills: string;
}

/** The client runs 20 agents at once; the rest of the calls waits. */
const AGENTS_AT_ONCE = 16;
const CALLS_PER_AGENT = 32;
const CALLS_PER_STEP = 32;
const MAIN = "main";

/** One session per scene and set of switches, and one more for each further prompt that the main session needs there. */
export function sessionsOf(
  trials: readonly Trial[],
  options: SessionOptions,
): readonly SessionPlan[] {
  const apart = Map.groupBy(trials, ({ scene, call }) =>
    JSON.stringify([sceneKey(scene), switchKey(call.tool)]),
  );
  return [...apart.values()].flatMap((group) => {
    const agents = group.filter(({ caller }) => caller.type !== undefined);
    const main = group.filter(({ caller }) => caller.type === undefined);
    const prompts = [...Map.groupBy(main, ({ words }) => words)];
    const [[words, own], ...rest] = prompts.length === 0 ? [["", []] as const] : prompts;
    return [
      sessionOf(words, own, agents, options),
      ...rest.map(([other, few]) => sessionOf(other, few, [], options)),
    ];
  });
}

/** A script being written, with the places of its trials. */
interface Writing {
  readonly label: string;
  readonly caller: Caller;
  readonly words: string;
  readonly trials: readonly Trial[];
}

function sessionOf(
  words: string,
  mine: readonly Trial[],
  others: readonly Trial[],
  options: SessionOptions,
): SessionPlan {
  const agents = writings(others).map((writing) => ({ writing, ...written(writing) }));
  const starts = agents.map(({ writing, script }) => start(writing, script, options));
  const startSteps = chunks(
    starts.map(({ call }) => call),
    AGENTS_AT_ONCE,
  );
  const main = { name: MAIN, identity: MAIN };
  const own = written({ label: MAIN, caller: main, words, trials: freeFirst(mine) });
  const script = { ...own.script, steps: [...startSteps, ...own.script.steps] };
  const shifted = own.places.map(
    ([trial, place]) => [trial, { ...place, step: place.step + startSteps.length }] as const,
  );
  return {
    scene: [...mine, ...others][0]?.scene ?? {},
    prompt: scriptPrompt(script, words === "" ? undefined : words),
    files: starts.flatMap(({ file }) => file ?? []),
    places: [...agents.flatMap(({ places }) => places), ...shifted],
  };
}

/** What was done before counts for all that follows: calls that need a past come last. */
function freeFirst(trials: readonly Trial[]): readonly Trial[] {
  return [
    ...trials.filter(({ before }) => before.length === 0),
    ...trials.filter(({ before }) => before.length > 0),
  ];
}

/** Trials of one past share an agent, hence a transcript. */
function writings(trials: readonly Trial[]): readonly Writing[] {
  const groups = Map.groupBy(trials, ({ caller, before, words, call }) =>
    JSON.stringify([caller.type, movesAway(call), before, words]),
  );
  return [...groups.values()]
    .flatMap((group) => chunks(group, CALLS_PER_AGENT))
    .flatMap((group, at) => {
      const [first] = group;
      if (first === undefined) return [];
      return [{ label: `agent-${at}`, caller: first.caller, words: first.words, trials: group }];
    });
}

/** Entering a worktree moves the agent, so it is left again before anything else is called. */
function movesAway({ tool }: ScriptedCall): boolean {
  return tool === "EnterWorktree";
}

const BACK: ScriptStep = [{ tool: "ExitWorktree", input: { action: "remove" } }];

function written({ label, trials }: Writing): {
  readonly script: ModelScript;
  readonly places: SessionPlan["places"];
} {
  const ready = trials.flatMap(({ call }) => preparation(call));
  const steps: ScriptStep[] = [...chunks(ready, CALLS_PER_STEP)];
  const places: (readonly [Trial, Place])[] = [];
  for (const group of batches(trials)) {
    steps.push(...(group[0]?.before ?? []));
    for (const [at, trial] of group.entries()) {
      places.push([trial, { label, step: steps.length, at }]);
    }
    steps.push(group.map(({ call }) => call));
    if (group.some(({ call }) => movesAway(call))) steps.push(BACK);
  }
  return { script: { label, steps }, places };
}

/** Calls that go into one message: those of one past; one that moves the agent stands alone, at the end. */
function batches(trials: readonly Trial[]): readonly (readonly Trial[])[] {
  const staying = trials.filter(({ call }) => !movesAway(call));
  const moving = trials.filter(({ call }) => movesAway(call));
  const byPast = Map.groupBy(staying, ({ before }) => JSON.stringify(before));
  return [
    ...[...byPast.values()].flatMap((group) => chunks(group, CALLS_PER_STEP)),
    ...moving.map((trial) => [trial]),
  ];
}

function start(
  { label, caller, words, trials }: Writing,
  script: ModelScript,
  { starts, references, skills }: SessionOptions,
): { readonly call: ScriptedCall; readonly file?: RoomFile } {
  const says = { ...script, says: references === "" ? "done" : references };
  const text = [references, words].filter((part) => part !== "").join("\n");
  // An agent of the Agent tool may not enter a worktree; a forked skill's may.
  const moves = trials.some(({ call }) => movesAway(call));
  if (!moves && starts(caller) === "agent") {
    const call = spawnCall(caller.type ?? "", says);
    return { call: { ...call, input: { ...call.input, prompt: scriptPrompt(says, text) } } };
  }
  const body = scriptPrompt(says, text);
  const file = skillFile(label, { context: "fork", agent: caller.type ?? "" }, body, skills);
  return { call: { tool: "Skill", input: { skill: label } }, file };
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const found: Item[][] = [];
  for (let at = 0; at < items.length; at += size) found.push(items.slice(at, at + size));
  return found;
}
