/** Every kind of call by every kind of caller, compared; what is the same for many is told once. */
import type { Fault, HookPlan } from "#plan/plan";
import type { Change, Witness } from "./change.ts";
import { changeWords } from "./change-words.ts";
import { type Contest, findWitness, type Question } from "./find-witness.ts";
import { actGroups, type ActPair, type CallerPair, callerGroups } from "./pairs.ts";
import { specLines } from "./spec-lines.ts";
import { type State, stateOf } from "./state.ts";
import { type Direction, type Transition, transitionsOf } from "./transition.ts";
import { wayOf, wayWitness } from "./way-witness.ts";

interface Found {
  readonly callers: readonly CallerPair[];
  readonly acts: readonly ActPair[];
  readonly transition: Transition;
  readonly old: State;
  readonly now: State;
}

export async function compareCalls(contest: Contest): Promise<readonly Change[]> {
  const { old, now } = contest;
  const acts = actGroups(old, now);
  const found = callerGroups(old, now).flatMap((callers) =>
    acts.flatMap((group): readonly Found[] => {
      const { first: act } = group;
      const was = stateOf(old, callers.first.old, act.old, act.start);
      const is = stateOf(now, callers.first.now, act.now, act.start);
      return transitionsOf(was, is).map((transition) => ({
        callers: callers.members,
        acts: group.members,
        transition,
        old: was,
        now: is,
      }));
    }),
  );
  const changes: Change[] = [];
  for (const one of merged(found)) changes.push(...(await changesOf(contest, one)));
  return changes;
}

/** The same difference for several tools, then for several callers. */
function merged(found: readonly Found[]): readonly Found[] {
  const byActs = joined(
    found,
    ({ callers }) => callers[0]?.name ?? "",
    (same) => ({
      acts: same.flatMap(({ acts }) => acts),
    }),
  );
  return joined(
    byActs,
    ({ acts }) => acts.map(({ label }) => label).join("|"),
    (same) => ({
      callers: same.flatMap(({ callers }) => callers),
    }),
  );
}

function joined(
  all: readonly Found[],
  key: (one: Found) => string,
  join: (same: readonly Found[]) => Partial<Found>,
): readonly Found[] {
  const groups = Map.groupBy(all, (one) => {
    const { transition, old, now } = one;
    const calls = [old.path, now.path].map((path) =>
      path?.map(({ agent, call }, at) => (at === 0 ? call : `${agent} ${call}`)).slice(0, -1),
    );
    const meanings = transition.kind === "condition" ? [old.meaning, now.meaning] : [];
    return JSON.stringify([key(one), transition, old.verdict, now.verdict, calls, meanings]);
  });
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, ...join(same) }];
  });
}

async function changesOf(contest: Contest, found: Found): Promise<readonly Change[]> {
  const { transition } = found;
  if (transition.kind !== "condition") {
    const witness = await witnessFor(contest, found, transition.direction);
    return changeOf(contest, found, transition.direction, witness);
  }
  // Which way a condition went only calls can show; it may have gone both ways.
  const weaker = await witnessFor(contest, found, "weaker");
  const stronger = await witnessFor(contest, found, "stronger");
  const shown = [
    ...(weaker === undefined ? [] : changeOf(contest, found, "weaker", weaker)),
    ...(stronger === undefined ? [] : changeOf(contest, found, "stronger", stronger)),
  ];
  // A change that nobody understands does not pass for harmless.
  return shown.length > 0 ? shown : changeOf(contest, found, "weaker", undefined);
}

async function witnessFor(
  contest: Contest,
  found: Found,
  direction: Direction,
): Promise<Witness | undefined> {
  const question = questionOf(found);
  if (question === undefined) return undefined;
  const way = found.transition.kind === "route" || found.transition.kind === "fault";
  const direct =
    found.transition.kind === "route" ? undefined : await findWitness(contest, question, direction);
  if (direct !== undefined || !way) return direct;
  const path = wayOf(contest, question, direction);
  return path === undefined ? undefined : wayWitness(contest, question, path, direction);
}

function questionOf({ callers, acts, old, now, transition }: Found): Question | undefined {
  const [caller] = callers;
  const [act] = acts;
  if (caller === undefined || act === undefined) return undefined;
  const fault = faultOf(transition);
  return { caller, act, old, now, ...(fault === undefined ? {} : { fault }) };
}

function faultOf(transition: Transition): Fault | undefined {
  return transition.kind === "fault" ? transition.faults[0] : undefined;
}

function changeOf(
  contest: Contest,
  found: Found,
  direction: Direction,
  witness: Witness | undefined,
): readonly Change[] {
  const question = questionOf(found);
  if (question === undefined) return [];
  const { transition, old, now } = found;
  const { caller, act, fault } = question;
  const agents = found.callers.map(({ name }) => name);
  const tools = found.acts.map(({ label }) => label);
  const path =
    transition.kind === "route" || (transition.kind === "fault" && !act.start)
      ? wayOf(contest, question, direction)
      : undefined;
  const decided = transition.kind !== "condition" || witness !== undefined;
  const told = { agents, tools, transition, direction, old, now, path, decided };
  return [
    {
      id: `${caller.name}/${act.label}`,
      direction,
      what: changeWords(told),
      agents,
      tools,
      packagings: [contest.packaging],
      ...(fault === undefined ? {} : { fault }),
      ...(path === undefined ? {} : { path }),
      ...(witness === undefined ? {} : { witness }),
      rules: [...new Set([...rulesIn(old), ...rulesIn(now)])].sort(),
      spec: {
        old: specLines(contest.old, caller.old, act, old),
        new: specLines(contest.now, caller.now, act, now),
      },
    },
  ];
}

function rulesIn({ by, rules }: State): readonly HookPlan["id"][] {
  const hooks = by.flatMap(({ mechanism }) => (mechanism.kind === "hook" ? [mechanism.plan] : []));
  return [...hooks, ...rules.filter(({ cases }) => cases.length > 0).map(({ hook }) => hook.id)];
}
