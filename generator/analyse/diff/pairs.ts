/** Callers and calls of both sides, each beside its counterpart. */
import { anyCall, type CallShape } from "../effective/call-shape.ts";
import { OTHERS, type Subject } from "../effective/subjects.ts";
import { type Tool, toolNamed } from "../effective/tools.ts";
import type { SideView } from "./side.ts";

export interface CallerPair {
  readonly name: string;
  /** Agent type in payloads; none for the main session. */
  readonly type: string | undefined;
  readonly old: Subject;
  readonly now: Subject;
}

/** Callers whom neither side tells apart; never empty. */
export interface CallerGroup {
  readonly first: CallerPair;
  readonly members: readonly CallerPair[];
}

/** A kind of call: any call of a tool, or the start of an agent of one type. */
export interface ActPair {
  /** `Write`, `pal-e-docs.create_note`, `Agent(dev)`. */
  readonly label: string;
  /** The tool's real name, and the input that is settled. */
  readonly tool: string;
  readonly input: Readonly<Record<string, string>>;
  readonly old: CallShape;
  readonly now: CallShape;
  /** A start, not any call of a tool: routes are not asked for. */
  readonly start: boolean;
}

export interface ActGroup {
  readonly first: ActPair;
  readonly members: readonly ActPair[];
}

/** Every caller that the new side knows; one that the old side does not name is one of its others there. */
export function callerPairs(old: SideView, now: SideView): readonly CallerPair[] {
  const before = new Map(old.effective.ground.subjects.map((one) => [keyOf(one), one]));
  const rest = before.get(OTHERS);
  return now.effective.ground.subjects.flatMap((subject): readonly CallerPair[] => {
    const counterpart = before.get(keyOf(subject)) ?? rest;
    if (counterpart === undefined) return [];
    const { name, kind, type } = subject;
    return [{ name, type: kind === "main" ? undefined : type, old: counterpart, now: subject }];
  });
}

export function callerGroups(old: SideView, now: SideView): readonly CallerGroup[] {
  return grouped(callerPairs(old, now), (pair) =>
    [old.effective.verdicts.like(pair.old).name, now.effective.verdicts.like(pair.now).name].join(
      "|",
    ),
  );
}

function keyOf({ kind, name }: Subject): string {
  return kind === "main" ? "main session" : name;
}

export function actGroups(old: SideView, now: SideView): readonly ActGroup[] {
  return [...toolGroups(old, now), ...startGroups(old, now)];
}

function toolGroups(old: SideView, now: SideView): readonly ActGroup[] {
  const before = old.effective.ground.tools;
  const after = now.effective.ground.tools;
  const classBefore = classNumbers(old);
  const classAfter = classNumbers(now);
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  const acts = names
    .filter((name) => name !== "Agent")
    .map((name) => {
      const [was, is] = [toolNamed(before, name), toolNamed(after, name)];
      const label = is.name === name ? is.label : was.label;
      return {
        act: { label, tool: name, input: {}, old: anyCall(was), now: anyCall(is), start: false },
        key: `${classBefore.get(was)}|${classAfter.get(is)}`,
      };
    });
  return grouped(acts, ({ key }) => key).map(({ first, members }) => ({
    first: first.act,
    members: members.map(({ act }) => act),
  }));
}

function classNumbers({ matrix }: SideView): ReadonlyMap<Tool, number> {
  return new Map(
    matrix.tools.flatMap(({ members }, at) => members.map((tool) => [tool, at] as const)),
  );
}

/** Types that both sides know; what a new agent may do is asked of the agent itself. */
function startGroups(old: SideView, now: SideView): readonly ActGroup[] {
  return now.effective.ground.subjects.flatMap(({ kind, name }): readonly ActGroup[] => {
    const isStarted = kind !== "main" && name !== "workflow-subagent";
    const act = isStarted ? startPair(old, now, name) : undefined;
    return act === undefined ? [] : [{ first: act, members: [act] }];
  });
}

export function startPair(old: SideView, now: SideView, name: string): ActPair | undefined {
  const [before, after] = [old, now].map(({ effective }) =>
    effective.ground.subjects.find((one) => one.name === name),
  );
  if (before === undefined || after === undefined) return undefined;
  const [was, is] = [old, now].map(({ effective }) => toolNamed(effective.ground.tools, "Agent"));
  if (was === undefined || is === undefined) return undefined;
  return {
    label: `Agent(${after.kind === "any-other" ? "any other" : name})`,
    tool: "Agent",
    input: { subagent_type: after.type },
    old: { tool: was, input: { subagent_type: before.type } },
    now: { tool: is, input: { subagent_type: after.type } },
    start: true,
  };
}

function grouped<T>(
  all: readonly T[],
  key: (one: T) => string,
): readonly { readonly first: T; readonly members: readonly T[] }[] {
  return [...Map.groupBy(all, key).values()].flatMap((members) => {
    const [first] = members;
    return first === undefined ? [] : [{ first, members }];
  });
}
