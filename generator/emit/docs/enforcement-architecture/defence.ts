/** Per agent: everything that stops it, strongest first, and what stays open. */
import { toolsWith } from "#client/tools";
import type { Agent, Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import type { HookPlan, TargetPlan } from "#plan/plan";
import type { DecideCase } from "#runtime/rule";
import { unknownIdentity } from "#runtime/identity";
import { coversAgent } from "#runtime/who";
import { code, codes, listing } from "../../../render/markdown.ts";
import { agentWords } from "../agent-words.ts";
import { toolWords } from "../tool-words.ts";
import type { Proofs } from "./proof.ts";

export interface Defence {
  readonly agent: string;
  readonly stops: readonly string[];
  readonly open: string;
}

/** Who a rule sees: the main session, an agent's own type, or nobody that it knows. */
interface Subject {
  readonly words: string;
  readonly identity: string;
  /** The agent's name, or `others`. */
  readonly owner: string;
  readonly denies: readonly Denial[];
}

const SHELLS = toolsWith("runs-shell");
const FILE_WRITERS = toolsWith("writes-files");

function subjectOf(agent: Agent): Subject {
  const identity = agent.main ? "main" : agent.name.toLowerCase();
  return { words: agentWords(agent), identity, owner: agent.name, denies: agent.denies };
}

function subjects(project: Project): readonly Subject[] {
  const { agents, others } = project;
  const rest: readonly Subject[] =
    others === undefined
      ? []
      : [
          {
            words: "Every other agent",
            identity: unknownIdentity,
            owner: "others",
            denies: others.denies,
          },
        ];
  return [...agents.map(subjectOf), ...rest];
}

export function defences(project: Project, plan: TargetPlan, proofs: Proofs): readonly Defence[] {
  return subjects(project)
    .map((subject) => ({
      agent: subject.words,
      stops: [
        ...stripStop(project, plan, subject, proofs),
        ...plan.hooks.flatMap((hook) => hookStops(project, hook, subject, proofs)),
        ...furtherStop(project, plan, subject),
      ],
      open: openShell(project, plan, subject),
    }))
    .filter(({ stops }) => stops.length > 0);
}

function stripped(plan: TargetPlan, { owner }: Subject): readonly string[] {
  return plan.agents.find(({ agent }) => agent === owner)?.disallowedTools ?? [];
}

function stripStop(
  project: Project,
  plan: TargetPlan,
  subject: Subject,
  proofs: Proofs,
): readonly string[] {
  const tools = stripped(plan, subject);
  if (tools.length === 0) return [];
  const words = toolWords(project, { names: tools });
  const proof = proofs.ofStrip(subject.owner);
  return [`\`disallowedTools\` strips ${words} from its palette: it cannot even try (${proof}).`];
}

function isDenial(subject: Subject, hook: HookPlan): boolean {
  return subject.denies.some((denial) => denial.hook === hook.id);
}

function casesFor(hook: HookPlan, { identity }: Subject): readonly DecideCase[] {
  if (hook.rule.kind !== "decide") return [];
  return hook.rule.cases.filter(({ who }) => coversAgent(who, identity));
}

function scopeWords(hook: HookPlan, { owner }: Subject): string {
  const words = hook.scopes.flatMap((scope) => {
    if (scope.kind !== "frontmatter") return [scope.kind];
    return scope.agent === owner ? ["frontmatter"] : [];
  });
  return listing(words);
}

/** A denial's hook: what of the agent's denials it refuses, and from where. */
function hookStops(
  project: Project,
  hook: HookPlan,
  subject: Subject,
  proofs: Proofs,
): readonly string[] {
  const scope = scopeWords(hook, subject);
  const mine = subject.denies.filter((denial) => denial.hook === hook.id);
  if (mine.length === 0 || scope === "") return [];
  const messages = mine.map(({ message }) => message);
  const cases = casesFor(hook, subject).filter(({ message }) => messages.includes(message));
  const words = toolWords(project, {
    names: [...new Set(cases.flatMap(({ tools }) => tools.names ?? []))],
    prefixes: cases.flatMap(({ tools }) => tools.prefixes ?? []),
  });
  const places = [...new Set(mine.flatMap(({ place }) => place ?? []))];
  const inside = places.length === 0 ? "" : ` inside ${listing(places)}`;
  const proof = proofs.ofHook(subject.owner, hook.id);
  return [`The hook ${code(hook.id)} (${scope}) blocks ${words}${inside} (${proof}).`];
}

/** Gates of the session that guard the very tools that the agent is denied. */
function furtherStop(project: Project, plan: TargetPlan, subject: Subject): readonly string[] {
  const denied = deniedTools(project, subject.denies);
  const gates = plan.hooks.filter(
    (hook) =>
      hook.verb === "blocks" &&
      hook.scopes.some(({ kind }) => kind === "settings") &&
      !isDenial(subject, hook) &&
      casesFor(hook, subject).some(({ tools }) => tools.names?.some((tool) => denied.has(tool))),
  );
  if (gates.length === 0) return [];
  return [
    `As a further layer, settings hooks guard the same tools: ${codes(gates.map(({ id }) => id))}.`,
  ];
}

function deniedTools(project: Project, denies: readonly Denial[]): ReadonlySet<string> {
  return new Set(
    denies.flatMap(
      ({ toolset }) => project.toolsets.find(({ name }) => name === toolset)?.tools ?? [],
    ),
  );
}

/** A shell that is left writes the files that the file tools may not. */
function openShell(project: Project, plan: TargetPlan, subject: Subject): string {
  const denied = deniedTools(project, subject.denies);
  if (!FILE_WRITERS.some((tool) => denied.has(tool))) return "";
  const everywhere = subject.denies.filter(({ place }) => place === undefined);
  const gone = new Set([...stripped(plan, subject), ...deniedTools(project, everywhere)]);
  const left = SHELLS.filter((tool) => !gone.has(tool));
  return left.length === 0 ? "" : codes(left);
}
