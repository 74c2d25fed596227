import type { Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { fewOf, prose } from "../../../render/markdown.ts";
import { agentWords } from "../agent-words.ts";

/** The way on from a refusal of this hook, one sentence each. */
export function whatToDo(project: Project, hook: HookPlan): readonly string[] {
  if (hook.verb === "holds") return ["Say what the message asks for, then stop again."];
  const denials = denialsBy(project, hook);
  if (denials.length > 0) {
    return denials.map((denial) => denialAdvice(project, denial));
  }
  if (project.hooks.some(({ name, body }) => name === hook.id && body.kind === "spawn")) {
    return ["Write what is missing into the prompt, or choose a type that you may start."];
  }
  const cases = hook.rule.kind === "decide" ? hook.rule.cases : [];
  return [
    cases.some(({ require }) => require !== undefined)
      ? "Do what the message asks for, then make the same call again."
      : "Reach the goal in the way that the message names; repeating the same call does not help.",
  ];
}

/** Denials that this hook carries out, whoever they are of; one per toolset and place. */
function denialsBy({ agents, others }: Project, hook: HookPlan): readonly Denial[] {
  const owners = [...agents, ...(others === undefined ? [] : [others])];
  const all = owners.flatMap(({ denies }) => denies.filter((denial) => denial.hook === hook.id));
  return [
    ...new Map(
      all.map((denial) => [JSON.stringify([denial.toolset, denial.place]), denial]),
    ).values(),
  ];
}

/** One sentence per toolset and place: who is not denied it, and may do it instead. */
function denialAdvice(project: Project, { toolset, place }: Denial): string {
  const title = prose(project.toolsets.find(({ name }) => name === toolset)?.title ?? toolset);
  const what = `${title}${place === undefined ? "" : ` inside ${place}`}`;
  const free = project.agents.filter(({ denies }) =>
    denies.every((d) => d.toolset !== toolset || (d.place !== undefined && d.place !== place)),
  );
  return free.length === 0
    ? `No agent named in the spec may do ${what}: report what is needed.`
    : `Leave ${what} to ${listing(fewOf(free, agentWords), "or")}.`;
}
