/** Claims that hold on one side and not on the other, and claims that say less than before. */
import type { Invariant } from "#ir/invariant";
import type { Packaging } from "#plan/plan";
import type { Effective } from "../effective/effective.ts";
import { proofOf, type Refuted } from "../proof.ts";
import { refutationWords } from "../refutation-words.ts";
import type { Change } from "./change.ts";
import type { Contest } from "./find-witness.ts";
import { callerPairs } from "./pairs.ts";
import type { SideView } from "./side.ts";
import { linesOf } from "./spec-lines.ts";
import { wayWitness } from "./way-witness.ts";
import { anyCall } from "../effective/call-shape.ts";
import { toolNamed } from "../effective/tools.ts";
import { stateOf } from "./state.ts";

/** The claim of either side is asked of both plans: the rules may change, or the claim. */
export async function compareInvariants(contest: Contest): Promise<readonly Change[]> {
  const { old, now, packaging } = contest;
  const before = new Map(old.side.project.invariants.map((one) => [one.name, one]));
  const changes: Change[] = [];
  for (const invariant of now.side.project.invariants) {
    const was = refutedIn(old.effective, before.get(invariant.name) ?? invariant);
    const is = refutedIn(now.effective, invariant);
    const [broken] = is.filter((one) => !isAmong(one, was));
    const [mended] = was.filter((one) => !isAmong(one, is));
    if (broken !== undefined && was.length === 0) {
      changes.push(await brokenChange(contest, invariant, broken));
    } else if (mended !== undefined && is.length === 0) {
      changes.push({
        ...frame(contest, invariant, packaging),
        direction: "stronger",
        what: `The invariant ${invariant.name} holds now; before, ${refutationWords(invariant, mended)}.`,
      });
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

async function brokenChange(
  contest: Contest,
  invariant: Invariant,
  refuted: Refuted,
): Promise<Change> {
  const { old, now, packaging } = contest;
  const caller = callerPairs(old, now).find(({ name }) => name === refuted.path[0]?.agent);
  const first = refuted.path.at(-1);
  const names = [old, now].map(({ effective }) =>
    toolNamed(effective.ground.tools, first?.call ?? ""),
  );
  const [was, is] = names;
  const { fault } = refuted;
  const witness =
    caller === undefined || was === undefined || is === undefined
      ? undefined
      : await wayWitness(
          contest,
          {
            caller,
            act: {
              label: is.label,
              tool: is.name,
              input: {},
              old: anyCall(was),
              now: anyCall(is),
              start: false,
            },
            old: stateOf(old, caller.old, anyCall(was), false),
            now: stateOf(now, caller.now, anyCall(is), false),
            ...(fault === undefined ? {} : { fault }),
          },
          refuted.path,
          "weaker",
        );
  return {
    ...frame(contest, invariant, packaging),
    direction: "weaker",
    what: `The invariant ${invariant.name} is broken: ${refutationWords(invariant, refuted)}.`,
    agents: refuted.subjects.map(({ name }) => name),
    tools: refuted.tools.map(({ label }) => label),
    path: refuted.path,
    ...(fault === undefined ? {} : { fault }),
    ...(witness === undefined ? {} : { witness }),
  };
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
