/** What became of a trial's call in a session. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { callOutcomes } from "../client/call-outcome.ts";
import type { CallOutcome, Refuser } from "../client/call-outcome.ts";
import { isObject, textField } from "../client/json.ts";
import { readFirings } from "../client/probe.ts";
import type { ArmResult } from "../client/run-arm.ts";
import type { Room } from "../client/room.ts";
import type { Trial } from "../trials/trial.ts";
import type { SessionPlan } from "./session.ts";

export interface Observation {
  /** `not called`: the agent never came to it. */
  readonly by: Refuser | "not called";
  /** What the model was told. */
  readonly text: string;
  readonly offered: boolean;
  /** Did a hook that watches every call see it? Only in arms with that hook. */
  readonly watched: boolean;
  /** Did the call reach its server, or leave the file that it was to leave? */
  readonly effect: boolean;
}

const NEVER: Observation = {
  by: "not called",
  text: "",
  offered: false,
  watched: false,
  effect: false,
};

/** One observation per trial of the session, in the order of its places. */
export function observe(
  room: Room,
  cwd: string,
  { places }: SessionPlan,
  result: ArmResult,
): readonly (readonly [Trial, Observation])[] {
  const calls = new Map(
    callOutcomes(result.exchanges).map((call) => [`${call.label} ${call.step} ${call.at}`, call]),
  );
  const watched = new Set(
    readFirings(room).map(({ payload }) => textField(payload, "tool_use_id")),
  );
  return places.map(([trial, { label, step, at }]) => {
    const call = calls.get(`${label} ${step} ${at}`);
    if (call === undefined) return [trial, NEVER];
    return [
      trial,
      {
        by: call.by,
        // Results outlive the room, and must not tell where it was.
        text: call.text.replaceAll(room.root, "…"),
        offered: call.offered,
        watched: watched.has(call.id),
        effect: hadEffect(trial, call, cwd, result),
      },
    ];
  });
}

function hadEffect(
  trial: Trial,
  { tool, input }: CallOutcome,
  cwd: string,
  { reached }: ArmResult,
): boolean {
  if (trial.leaves !== undefined) return existsSync(join(cwd, trial.leaves));
  const mark = textField(input, "trial");
  return reached.some(
    (call) =>
      tool.endsWith(`__${call.tool}`) &&
      isObject(call.input) &&
      textField(call.input, "trial") === mark,
  );
}
