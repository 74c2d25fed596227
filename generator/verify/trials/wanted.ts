/** What must be tried for a plan: every guarantee refused, and beside it what the same rules let through. */
import type { Project } from "#ir/project";
import { toolLabel } from "#plan/labels";
import type { Guarantee, HookPlan, TargetPlan } from "#plan/plan";
import { type Naming, namingFor } from "../../lower/to-plan/naming.ts";
import { callersFor, everyone, hasTool } from "./callers.ts";
import { candidatesFor, exampleCandidates } from "./candidates.ts";
import type { Wanted } from "./choose.ts";
import { hooksOf } from "./firing.ts";
import { UNLISTED } from "./stand-ins.ts";
import type { Caller } from "./trial.ts";

export interface Subject {
  readonly project: Project;
  readonly plan: TargetPlan;
}

/** Refusals of guarantees that are about a call; an inline shell is no call. */
export function refusals({ project, plan }: Subject): readonly Wanted[] {
  const naming = namingFor(project, plan.target);
  return plan.guarantees.flatMap((guarantee) =>
    toolsOf(guarantee, naming).map((tool, at): Wanted => {
      const id = `${guarantee.id}${at === 0 ? "" : `#${at + 1}`}`;
      const own = ownHooks(guarantee, plan);
      const callers = callersFor(guarantee.agent, project, plan.target.packaging);
      return {
        id,
        guarantee: guarantee.id,
        role: "refusal",
        callers: callers.filter((caller) => hasTool(caller, tool)),
        candidates: starting(
          guarantee,
          refusalCandidates(tool, serialOf(id), guarantee, own, plan),
        ),
        refusing: own.map((hook) => hook.id),
        always: guarantee.when === "always" && guarantee.agent.kind !== "everyone",
      };
    }),
  );
}

/** Calls that the spec's own examples let pass, one per example; they show that a gate opens. */
export function openings({ project, plan }: Subject): readonly Wanted[] {
  const callers = everyone(project, plan.target.packaging);
  return plan.guarantees
    .filter(({ agent, tool }) => agent.kind === "everyone" && tool.kind === "tool")
    .flatMap((guarantee) => {
      const tool = toolLabel(guarantee.tool);
      const own = ownHooks(guarantee, plan);
      const candidates = exampleCandidates(tool, serialOf(`${guarantee.id} opens`), own, "allow");
      return wantedPass(`${guarantee.id} opens`, guarantee, tool, callers, candidates);
    });
}

/** The call of a denied tool by somebody who may: the tool was there, and the refusal was ours. */
export function controls({ project, plan }: Subject): readonly Wanted[] {
  const naming = namingFor(project, plan.target);
  const callers = everyone(project, plan.target.packaging);
  const denied = plan.guarantees.filter(({ agent }) => agent.kind !== "everyone");
  const firstByTool = new Map<string, Guarantee>();
  for (const guarantee of denied) {
    // Of a server that the plugin brings, the plugin's own spelling.
    const tool = toolsOf(guarantee, naming).at(-1);
    if (tool !== undefined && !firstByTool.has(tool)) firstByTool.set(tool, guarantee);
  }
  return [...firstByTool].flatMap(([tool, guarantee]) => {
    const hooks = hooksOf(plan, tool);
    const candidates = candidatesFor(tool, serialOf(`control ${tool}`), hooks, "escape");
    return wantedPass(`control ${tool}`, guarantee, tool, callers, candidates);
  });
}

function wantedPass(
  id: string,
  guarantee: Guarantee,
  tool: string,
  callers: readonly Caller[],
  candidates: Wanted["candidates"],
): readonly Wanted[] {
  if (candidates.length === 0) return [];
  const able = callers.filter((caller) => hasTool(caller, tool));
  const shared = { guarantee: guarantee.id, role: "pass", refusing: [], always: false } as const;
  return [{ id, callers: able, candidates, ...shared }];
}

function refusalCandidates(
  tool: string,
  serial: string,
  { agent }: Guarantee,
  own: readonly HookPlan[],
  plan: TargetPlan,
): Wanted["candidates"] {
  if (agent.kind === "everyone") return candidatesFor(tool, serial, own, "meet");
  const others = hooksOf(plan, tool).filter((hook) => !own.includes(hook));
  // A denial is met by any call; what has to be escaped are the other rules about the tool.
  return [
    ...candidatesFor(tool, serial, others, "escape"),
    ...exampleCandidates(tool, serial, own, "block"),
  ];
}

/** A guarantee about starting a type is tried with that type. */
function starting({ tool }: Guarantee, candidates: Wanted["candidates"]): Wanted["candidates"] {
  if (tool.kind !== "start") return candidates;
  return candidates.map((candidate) => {
    const input = { ...candidate.call.input, subagent_type: tool.type };
    return { ...candidate, call: { ...candidate.call, input } };
  });
}

/** The names by which the tool is called in the packaging; an inline shell has none. */
function toolsOf({ tool }: Guarantee, naming: Naming): readonly string[] {
  switch (tool.kind) {
    case "tool":
      return naming.tools([tool.name]);
    case "unlisted":
      return naming
        .servers({ prefix: tool.prefix, except: [] })
        .map(({ prefix }) => prefix + UNLISTED);
    case "start":
      return ["Agent"];
    case "inline-shell":
      return [];
  }
}

/** Hook plans that a guarantee rests on, each once. */
function ownHooks({ by }: Guarantee, { hooks }: TargetPlan): readonly HookPlan[] {
  const ids = by.flatMap(({ mechanism }) => (mechanism.kind === "hook" ? [mechanism.plan] : []));
  return hooks.filter(({ id, event }) => event === "PreToolUse" && ids.includes(id));
}

/** The id as a file name; two ids that come out alike only share a name in different agents' hands. */
function serialOf(id: string): string {
  return id.replace(/[^A-Za-z0-9]+/gu, "-");
}
