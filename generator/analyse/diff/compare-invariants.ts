/** Claims that hold on one side and not on the other, and claims that say less than before. */
import type { Invariant } from "#ir/invariant";
import type { Packaging } from "#plan/plan";
import type { Effective } from "../effective/effective.ts";
import { proofOf, type Refuted } from "../proof.ts";
import { refutationWords } from "../refutation-words.ts";
import type { Change, Witness } from "./change.ts";
import type { Contest } from "./find-witness.ts";
import { callerPairs } from "./pairs.ts";
import type { SideView } from "./side.ts";
import { linesOf } from "./spec-lines.ts";
import type { Direction } from "./transition.ts";
import { wayWitness } from "./way-witness.ts";
import { anyCall } from "../effective/call-shape.ts";
import { toolNamed } from "../effective/tools.ts";
import { stateOf } from "./state.ts";

/** The claim of either side is asked of both plans: the rules may change, or the claim. */
export async function compareInvariants(contest: Contest): Promise<readonly Change[]> {
  const { old, now } = contest;
  const before = new Map(old.side.project.invariants.map((one) => [one.name, one]));
  const changes: Change[] = [];
  for (const invariant of now.side.project.invariants) {
    const was = refutedIn(old.effective, before.get(invariant.name) ?? invariant);
    const is = refutedIn(now.effective, invariant);
    const [broken] = is.filter((one) => !isAmong(one, was));
    const [mended] = was.filter((one) => !isAmong(one, is));
    if (broken !== undefined && was.length === 0) {
      changes.push(await changeOf(contest, invariant, broken, "weaker"));
    } else if (mended !== undefined && is.length === 0) {
      changes.push(await changeOf(contest, invariant, mended, "stronger"));
    }
  }
  return changes;
}

function refutedIn(effective: Effective, invariant: Invariant): readonly Refuted[] {
  return proofOf(effective, invariant).refuted;
}

function isAmong({ path, fault }: Refuted, others: readonly Refuted[]): boolean {
  const key = JSON.stringify([path, fault]);
  return others.some((other) => JSON.stringify([other.path, other.fault]) === key);
}

async function changeOf(
  contest: Contest,
  invariant: Invariant,
  refuted: Refuted,
  direction: Direction,
): Promise<Change> {
  const { fault } = refuted;
  const witness = await witnessFor(contest, refuted, direction);
  const words = refutationWords(invariant, refuted);
  return {
    ...frame(contest, invariant, contest.packaging),
    direction,
    what:
      direction === "weaker"
        ? `The invariant ${invariant.name} is broken: ${words}.`
        : `The invariant ${invariant.name} holds now. Before: ${words}.`,
    agents: refuted.subjects.map(({ name }) => name),
    tools: refuted.tools.map(({ label }) => label),
    path: refuted.path,
    ...(fault === undefined ? {} : { fault }),
    ...(witness === undefined ? {} : { witness }),
  };
}

/** The call of the path that one side refuses. */
async function witnessFor(
  contest: Contest,
  { path, fault }: Refuted,
  direction: Direction,
): Promise<Witness | undefined> {
  const { old, now } = contest;
  const caller = callerPairs(old, now).find(({ name }) => name === path[0]?.agent);
  const last = path.at(-1)?.call ?? "";
  const [was, is] = [old, now].map(({ effective }) => toolNamed(effective.ground.tools, last));
  if (caller === undefined || was === undefined || is === undefined) return undefined;
  const calls = { old: anyCall(was), now: anyCall(is) };
  const question = {
    caller,
    act: { label: is.label, tool: is.name, input: {}, ...calls, start: false },
    old: stateOf(old, caller.old, calls.old, false),
    now: stateOf(now, caller.now, calls.now, false),
    ...(fault === undefined ? {} : { fault }),
  };
  return wayWitness(contest, question, path, direction);
}

function frame(
  { old, now }: Contest,
  { name }: Invariant,
  packaging: Packaging,
): Omit<Change, "direction" | "what"> {
  return {
    id: name,
    agents: [],
    tools: [],
    packagings: [packaging],
    rules: [name],
    spec: { old: lineOf(old, name), new: lineOf(now, name) },
  };
}

function lineOf({ side }: SideView, name: string): readonly string[] {
  return linesOf(
    side.project.invariants.filter((one) => one.name === name).map(({ span }) => span),
  );
}
