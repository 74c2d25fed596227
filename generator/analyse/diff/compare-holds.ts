/** Refusals on other events than a tool call: an agent held back, a prompt erased, a typed command stopped. */
import { scenesFor } from "../../witness/scenes.ts";
import type { HookPlan } from "#plan/plan";
import type { DecideCase } from "#runtime/rule";
import type { Change, Witness } from "./change.ts";
import type { Contest } from "./find-witness.ts";
import { ruleMeaning } from "../../lower/to-plan/digest.ts";
import type { Scene } from "./scene.ts";
import type { SideView } from "./side.ts";
import { linesOf } from "./spec-lines.ts";

const CALL_EVENTS: ReadonlySet<string> = new Set(["PreToolUse", "PreSkillShellCommand"]);

export async function compareHolds(contest: Contest): Promise<readonly Change[]> {
  const [before, after] = [contest.old, contest.now].map(holdsOf);
  const ids = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const changes: Change[] = [];
  for (const id of ids) {
    const [was, is] = [before?.get(id), after?.get(id)];
    if (meaningOf(was) === meaningOf(is)) continue;
    const weaker = await witnessFor(contest, was, is);
    const stronger = await witnessFor(contest, is, was);
    const made = (direction: "weaker" | "stronger", witness: Witness | undefined): Change => ({
      id,
      direction,
      what: wordsOf(id, direction, was, is),
      agents: [],
      tools: [],
      packagings: [contest.packaging],
      ...(witness === undefined ? {} : { witness: turned(witness, direction) }),
      rules: [id],
      spec: {
        old: was === undefined ? [] : linesOf([was.span]),
        new: is === undefined ? [] : linesOf([is.span]),
      },
    });
    if (weaker !== undefined || stronger === undefined) changes.push(made("weaker", weaker));
    if (stronger !== undefined) changes.push(made("stronger", stronger));
  }
  return changes;
}

function holdsOf({ side, effective }: SideView): ReadonlyMap<string, HookPlan> {
  const { packaging } = effective.ground.plan.target;
  return new Map(
    side.plan[packaging].hooks
      .filter(({ event, rule }) => rule.kind === "decide" && !CALL_EVENTS.has(event))
      .map((hook) => [hook.id, hook]),
  );
}

function casesOf(hook: HookPlan | undefined): readonly DecideCase[] {
  return hook?.rule.kind === "decide" ? hook.rule.cases : [];
}

function meaningOf(hook: HookPlan | undefined): string {
  return hook === undefined ? "" : `${hook.event} ${ruleMeaning(hook.rule)}`;
}

/** A scene that the first hook refuses and the second does not. */
async function witnessFor(
  { judge, packaging }: Contest,
  refusing: HookPlan | undefined,
  passing: HookPlan | undefined,
): Promise<Witness | undefined> {
  if (refusing === undefined) return undefined;
  const about = { tool: "", toolNames: [] };
  const rules = [casesOf(refusing), casesOf(passing)];
  const pieces = scenesFor(rules, refusing.examples, about);
  for (const type of typesOf(rules.flat())) {
    for (const { without: _, ...piece } of pieces) {
      const scene: Scene = { type, tool: "", input: {}, ...piece };
      if (!(await judge.hookRefuses(refusing, scene))) continue;
      if (passing !== undefined && (await judge.hookRefuses(passing, scene))) continue;
      const { type: agentType, ...rest } = scene;
      return {
        agent: agentType ?? "main",
        ...(agentType === undefined ? {} : { agentType }),
        ...rest,
        packaging,
        old: "refused",
        new: "passes",
      };
    }
  }
  return undefined;
}

/** Agent types that the cases name; without one, the main session and any other. */
function typesOf(cases: readonly DecideCase[]): readonly (string | undefined)[] {
  const named = cases.flatMap(({ who }) => (who !== undefined && "only" in who ? who.only : []));
  const types = [...new Set(named)].map((name) => (name === "main" ? undefined : name));
  return types.length > 0 ? types : [undefined, "any-other-agent"];
}

function turned(witness: Witness, direction: "weaker" | "stronger"): Witness {
  return direction === "weaker" ? witness : { ...witness, old: "passes", new: "refused" };
}

function wordsOf(
  id: string,
  direction: "weaker" | "stronger",
  was: HookPlan | undefined,
  is: HookPlan | undefined,
): string {
  const event = (is ?? was)?.event ?? "";
  if (is === undefined) return `The hook ${id} is gone: nothing is refused on ${event} by it.`;
  if (was === undefined) return `The hook ${id} is new: it refuses on ${event}.`;
  return direction === "weaker"
    ? `The hook ${id} lets pass on ${event} what it refused.`
    : `The hook ${id} refuses on ${event} what it let pass.`;
}
