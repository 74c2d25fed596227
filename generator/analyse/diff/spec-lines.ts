/** The lines of a spec that a verdict comes from. */
import type { Span } from "#ir/span";
import type { HookPlan, TargetPlan } from "#plan/plan";
import type { Subject } from "../effective/subjects.ts";
import { toolsetTools } from "../effective/toolset-tools.ts";
import { toolNamed } from "../effective/tools.ts";
import type { ActPair } from "./pairs.ts";
import type { SideView } from "./side.ts";
import type { State } from "./state.ts";

/** Tools that an agent loses when it starts nobody. */
const DELEGATING = new Set(["Agent", "SendMessage", "CronCreate", "RemoteTrigger"]);

export function specLines(
  view: SideView,
  subject: Subject,
  act: ActPair,
  { by }: State,
): readonly string[] {
  const { project, plan } = view.side;
  const target: TargetPlan = plan[view.effective.ground.plan.target.packaging];
  const agent = project.agents.find(({ name }) => name === subject.owner);
  const denies = agent?.denies ?? project.others?.denies ?? [];
  const tool = toolNamed(view.effective.ground.tools, act.tool);
  const denials = denies.filter(({ toolset }) =>
    toolsetTools(view.effective.ground, toolset).includes(tool),
  );
  const hooks = by.flatMap(({ mechanism }): readonly HookPlan[] =>
    mechanism.kind === "hook" ? target.hooks.filter(({ id }) => id === mechanism.plan) : [],
  );
  const spawns = agent !== undefined && DELEGATING.has(act.tool) ? [agent.spawnsSpan] : [];
  const listed = project.servers.flatMap((server) =>
    server.tools.filter(({ fullName }) => fullName === tool.name).map(({ span }) => span),
  );
  const found = [
    ...denials.map(({ span }) => span),
    ...spawns,
    ...hooks.map(({ span }) => span),
    ...listed,
  ];
  const owner = agent?.span ?? project.others?.span ?? project.span;
  return linesOf(found.length === 0 ? [owner] : found);
}

export function linesOf(spans: readonly Span[]): readonly string[] {
  const places = spans.map(({ file, start }) => ({ file, line: start.line }));
  places.sort((a, b) => a.line - b.line);
  return [...new Set(places.map(({ file, line }) => `${file}:${line}`))];
}
