/** What makes a way round: the call on it that one side refuses. */
import { anyCall } from "../effective/call-shape.ts";
import { pathTo } from "../effective/matrix.ts";
import type { Step } from "../effective/reach.ts";
import { toolNamed } from "../effective/tools.ts";
import type { Witness } from "./change.ts";
import { type Contest, findWitness, type Question } from "./find-witness.ts";
import { type ActPair, callerPairs, startPair } from "./pairs.ts";
import { stateOf } from "./state.ts";
import type { Direction } from "./transition.ts";

/** The way on the side that has it. */
export function wayOf(
  { old, now }: Contest,
  { caller, act, fault }: Question,
  direction: Direction,
): readonly Step[] | undefined {
  const [view, subject, call] =
    direction === "weaker" ? [now, caller.now, act.now] : [old, caller.old, act.old];
  const verdict = view.effective.verdicts.of(subject, call);
  return act.start ? undefined : pathTo(view.effective, subject, call.tool, verdict, fault);
}

export async function wayWitness(
  contest: Contest,
  question: Question,
  path: readonly Step[],
  direction: Direction,
): Promise<Witness | undefined> {
  const { old, now } = contest;
  const callers = callerPairs(old, now);
  for (const step of path) {
    const caller = callers.find(({ name }) => name === step.agent) ?? question.caller;
    const act = actOf(contest, step);
    if (act === undefined) continue;
    const found = await findWitness(
      contest,
      {
        caller,
        act,
        old: stateOf(old, caller.old, act.old, act.start),
        now: stateOf(now, caller.now, act.now, act.start),
        ...(question.fault === undefined ? {} : { fault: question.fault }),
      },
      direction,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `Agent(x)` starts x; everything else is a tool, perhaps with what it is called for in brackets. */
function actOf({ old, now }: Contest, { call }: Step): ActPair | undefined {
  const [, name = call, detail] = /^([^()]+)\((.*)\)$/u.exec(call) ?? [];
  if (name === "Agent") {
    const subjects = [...now.effective.ground.subjects, ...old.effective.ground.subjects];
    const started = subjects.find(({ type, kind }) =>
      kind === "any-other" ? detail === "any other" : type === detail,
    );
    return started && startPair(old, now, started.name);
  }
  const [was, is] = [old, now].map(({ effective }) => toolNamed(effective.ground.tools, name));
  if (was === undefined || is === undefined) return undefined;
  return {
    label: is.label,
    tool: name,
    input: {},
    old: anyCall(was),
    now: anyCall(is),
    start: false,
  };
}
