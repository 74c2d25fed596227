/** Per agent: everything that stops it, strongest first, and what stays open. */
import { toolsWith } from "#client/tools";
import type { Agent, Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import type { HookPlan, TargetPlan } from "#plan/plan";
import type { AgentSelector, DecideCase } from "#runtime/rule";
import { unknownIdentity } from "#runtime/identity";
import { coversAgent } from "#runtime/who";
import { code, codes, listing } from "../../../render/markdown.ts";
import { agentWords } from "../agent-words.ts";
import { toolWords } from "../tool-words.ts";

export interface Defence {
  readonly agent: string;
  readonly stops: readonly string[];
  readonly open: string;
}

/** Who a rule sees: the main session, an agent's own type, or nobody that it knows. */
interface Subject {
  readonly words: string;
  readonly identity: string;
  readonly name?: string;
  readonly denies: readonly Denial[];
}

const SHELLS = toolsWith("runs-shell");
const FILE_WRITERS = toolsWith("writes-files");

function subjectOf(agent: Agent): Subject {
  const identity = agent.main ? "main" : agent.name.toLowerCase();
  return { words: agentWords(agent), identity, name: agent.name, denies: agent.denies };
}

function subjects(project: Project): readonly Subject[] {
  const { agents, others } = project;
  const rest: readonly Subject[] =
    others === undefined
      ? []
      : [{ words: "Every other agent", identity: unknownIdentity, denies: others.denies }];
  return [...agents.map(subjectOf), ...rest];
}

export function defences(project: Project, plan: TargetPlan): readonly Defence[] {
  return subjects(project)
    .map((subject) => ({
      agent: subject.words,
      stops: [
        ...stripStop(project, plan, subject),
        ...plan.hooks.flatMap((hook) => hookStops(project, hook, subject)),
        ...gateStop(plan, subject),
      ],
      open: openShell(project, plan, subject),
    }))
    .filter(({ stops }) => stops.length > 0);
}

function stripped(plan: TargetPlan, { name }: Subject): readonly string[] {
  return plan.agents.find(({ agent }) => agent === name)?.disallowedTools ?? [];
}

function stripStop(project: Project, plan: TargetPlan, subject: Subject): readonly string[] {
  const tools = stripped(plan, subject);
  if (tools.length === 0) return [];
  const words = toolWords(project, { names: tools });
  return [`\`disallowedTools\` strips ${words} from its palette: it cannot even try.`];
}

function applies(who: AgentSelector | undefined, { identity }: Subject): boolean {
  return coversAgent(who, identity);
}

function isDenial(subject: Subject, hook: HookPlan): boolean {
  return subject.denies.some((denial) => denial.hook === hook.id);
}

function casesFor(hook: HookPlan, subject: Subject): readonly DecideCase[] {
  if (hook.rule.kind !== "decide") return [];
  return hook.rule.cases.filter(({ who }) => applies(who, subject));
}

function scopeWords(hook: HookPlan, { name }: Subject): string {
  const words = hook.scopes.flatMap((scope) => {
    if (scope.kind !== "frontmatter") return [scope.kind];
    return scope.agent === name ? ["frontmatter"] : [];
  });
  return listing(words);
}

/** A denial's hook: what of the agent's denials it refuses, and from where. */
function hookStops(project: Project, hook: HookPlan, subject: Subject): readonly string[] {
  const scope = scopeWords(hook, subject);
  if (!isDenial(subject, hook) || scope === "") return [];
  const denied = new Set(
    subject.denies.filter((d) => d.hook === hook.id).map(({ message }) => message),
  );
  const cases = casesFor(hook, subject).filter(({ message }) => denied.has(message));
  const words = cases.map(({ tools }) => toolWords(project, tools));
  const places = [...new Set(subject.denies.filter((d) => d.hook === hook.id))].flatMap(
    ({ place }) => place ?? [],
  );
  const inside = places.length === 0 ? "" : ` inside ${listing(places)}`;
  return [`The hook ${code(hook.id)} (${scope}) blocks ${listing(words)}${inside}.`];
}

/** Gates of the session that fire for this agent's calls as well. */
function gateStop(plan: TargetPlan, subject: Subject): readonly string[] {
  const gates = plan.hooks.filter(
    (hook) =>
      hook.verb === "blocks" &&
      hook.scopes.some(({ kind }) => kind === "settings") &&
      !isDenial(subject, hook) &&
      casesFor(hook, subject).some(({ require, where }) => require ?? where),
  );
  if (gates.length === 0) return [];
  return [`Settings hooks guard its calls as well: ${codes(gates.map(({ id }) => id))}.`];
}

/** A shell that is left writes the files that the file tools may not. */
function openShell(project: Project, plan: TargetPlan, subject: Subject): string {
  const toolsOf = ({ toolset }: Denial): readonly string[] =>
    project.toolsets.find(({ name }) => name === toolset)?.tools ?? [];
  const denied = subject.denies.flatMap(toolsOf);
  if (!FILE_WRITERS.some((tool) => denied.includes(tool))) return "";
  const gone = new Set([
    ...stripped(plan, subject),
    ...subject.denies.filter(({ place }) => place === undefined).flatMap(toolsOf),
  ]);
  const left = SHELLS.filter((tool) => !gone.has(tool));
  return left.length === 0 ? "" : codes(left);
}
