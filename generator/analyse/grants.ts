/** Who is denied what, read off the plan's guarantees: the ground that invariants stand on. */
import type { Project } from "#ir/project";
import { toolLabel } from "#plan/labels";
import type { Guarantee, TargetPlan } from "#plan/plan";

/** `main`-less names: an agent of the spec, or `others`. */
export type Subject = string;

export interface Grants {
  readonly subjects: readonly Subject[];
  /** The tools of a toolset, unlisted ones as `prefix*`, that the subject may call (in the place). */
  granted(subject: Subject, toolset: string, place?: string): readonly string[];
  /** Whether the subject may start the agent type. */
  mayStart(subject: Subject, type: string): boolean;
}

export function grantsOf(project: Project, plan: TargetPlan): Grants {
  const denied = deniedBySubject(plan.guarantees);
  return {
    subjects: [...project.agents.map(({ name }) => name), "others"],
    granted(subject, toolsetName, place) {
      const gone = denied.get(subject) ?? new Map<string, ReadonlySet<string>>();
      return wanted(project, toolsetName).filter((tool) => {
        const places = gone.get(tool);
        return !(places?.has("") === true || (place !== undefined && places?.has(place) === true));
      });
    },
    mayStart: (subject, type) => mayStart(project, plan, subject, type),
  };
}

function wanted(project: Project, toolsetName: string): readonly string[] {
  const toolset = project.toolsets.find(({ name }) => name === toolsetName);
  if (toolset === undefined) return [];
  const unlisted = toolset.server?.unlisted === true ? [`${toolset.server.prefix}*`] : [];
  return [...toolset.tools, ...unlisted];
}

/** Subject → tool → places where it is denied; the empty place is everywhere. */
function deniedBySubject(
  guarantees: readonly Guarantee[],
): ReadonlyMap<Subject, ReadonlyMap<string, ReadonlySet<string>>> {
  const denied = new Map<Subject, Map<string, Set<string>>>();
  for (const { agent, tool, place = "", by } of guarantees) {
    if (agent.kind === "everyone" || by.length === 0) continue;
    const subject = agent.kind === "any-other" ? "others" : agent.name;
    const name = toolLabel(tool);
    const tools = denied.get(subject) ?? new Map<string, Set<string>>();
    tools.set(name, (tools.get(name) ?? new Set()).add(place));
    denied.set(subject, tools);
  }
  return denied;
}

/**
 * An agent of the spec starts what its `spawns` lists. Every other agent is held by the spawn rule,
 * which names its starters, or by a spawn depth of one; without either it starts what it likes.
 */
function mayStart(project: Project, plan: TargetPlan, subject: Subject, type: string): boolean {
  const agent = project.agents.find(({ name }) => name === subject);
  if (agent !== undefined) return agent.spawns === "any" || agent.spawns.includes(type);
  const ruled = project.hooks.some(({ body }) => body.kind === "spawn");
  return !ruled && plan.env["CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH"] !== "1";
}
