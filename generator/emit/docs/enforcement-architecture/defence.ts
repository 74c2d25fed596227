/** Per agent: everything that stops it, strongest first, and what stays open. */
import { toolsWith } from "#client/tools";
import type { Agent, Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import type { HookPlan, TargetPlan } from "#plan/plan";
import { foldAgent, mainIdentity, unknownIdentity } from "#runtime/identity";
import { listing } from "../../../describe/listing.ts";
import { code, codes, fewCodes, fewOf } from "../../../render/markdown.ts";
import { agentWords } from "../agent-words.ts";
import { type ToolSet, toolWords } from "../tool-words.ts";
import type { Proofs } from "./proof.ts";
import { whoIndex, type WhoIndex } from "./who-index.ts";

export interface Defence {
  readonly agent: string;
  readonly stops: readonly string[];
  readonly open: string;
}

/** Who a rule sees: the main session, an agent's own type, or nobody that it knows. */
interface Subject {
  /** Place among all. */
  readonly at: number;
  words(): string;
  readonly identity: string;
  /** The agent's name, or `others`. */
  readonly owner: string;
  readonly denies: readonly Denial[];
}

const SHELLS = toolsWith("runs-shell");
const FILE_WRITERS = toolsWith("writes-files");

function subjectOf(agent: Agent, at: number): Subject {
  const identity = agent.main ? mainIdentity : foldAgent(agent.name);
  const words = (): string => agentWords(agent);
  return { at, words, identity, owner: agent.name, denies: agent.denies };
}

function subjects(project: Project): readonly Subject[] {
  const { agents, others } = project;
  const rest: readonly Subject[] =
    others === undefined
      ? []
      : [
          {
            at: agents.length,
            words: () => "Every other agent",
            identity: unknownIdentity,
            owner: "others",
            denies: others.denies,
          },
        ];
  return [...agents.map(subjectOf), ...rest];
}

/** What every entry is worked out from. */
interface Ground {
  readonly project: Project;
  readonly plan: TargetPlan;
  readonly proofs: Proofs;
  readonly index: WhoIndex;
  /** Tools in words; agents with the same rules share the work. */
  readonly words: (tools: ToolSet) => string;
}

function wordsOnce(project: Project): Ground["words"] {
  const known = new Map<string, string>();
  return (tools) => {
    const key = [...(tools.names ?? []), ...(tools.prefixes ?? []).map((p) => p.prefix)].join(" ");
    const words = known.get(key) ?? toolWords(project, tools);
    known.set(key, words);
    return words;
  };
}

export function defences(project: Project, plan: TargetPlan, proofs: Proofs): readonly Defence[] {
  const ground: Ground = {
    project,
    plan,
    proofs,
    index: whoIndex(plan),
    words: wordsOnce(project),
  };
  const each = alike(ground, subjects(project))
    .map((same) => defenceOf(ground, same))
    .filter(({ stops }) => stops.length > 0);
  return sameTogether(each);
}

/** Subjects that neither denials nor rules tell apart: what is true of the first is true of all. */
function alike(
  { index, proofs }: Ground,
  all: readonly Subject[],
): readonly (readonly [Subject, ...Subject[]])[] {
  const groups = Map.groupBy(all, ({ owner, identity, denies }) =>
    JSON.stringify([
      index.keyOf(owner, identity),
      proofs.ofStrip(owner),
      denies.map(({ toolset, place, hook, message }) => [
        toolset,
        place,
        hook,
        message,
        proofs.ofHook(owner, hook),
      ]),
    ]),
  );
  return [...groups.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [[first, ...more] as const],
  );
}

interface SharedDefence extends Omit<Defence, "agent"> {
  readonly subjects: readonly Subject[];
}

function defenceOf(ground: Ground, subjects: readonly [Subject, ...Subject[]]): SharedDefence {
  const [subject] = subjects;
  return {
    subjects,
    stops: [
      ...stripStop(ground, subject),
      ...ground.plan.hooks.flatMap((hook) => hookStops(ground, hook, subject)),
      ...furtherStop(ground, subject),
    ],
    open: openShell(ground, subject),
  };
}

/** Agents of which the same is said share an entry. */
function sameTogether(each: readonly SharedDefence[]): readonly Defence[] {
  const groups = Map.groupBy(each, ({ stops, open }) => JSON.stringify([stops, open]));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const subjects = same.flatMap((one) => one.subjects).sort((a, b) => a.at - b.at);
    const { stops, open } = first;
    return [{ agent: listing(fewOf(subjects, ({ words }) => words())), stops, open }];
  });
}

function stripStop({ words, proofs, index }: Ground, { owner }: Subject): readonly string[] {
  const tools = index.strippedOf(owner);
  if (tools.length === 0) return [];
  const proof = proofs.ofStrip(owner);
  return [
    `\`disallowedTools\` strips ${words({ names: tools })} from its palette: it cannot even try (${proof}).`,
  ];
}

/** A denial's hook: what of the agent's denials it refuses, and from where. */
function hookStops(
  { words, proofs, index }: Ground,
  hook: HookPlan,
  subject: Subject,
): readonly string[] {
  const mine = subject.denies.filter((denial) => denial.hook === hook.id);
  const scopes = index.scopesFor(hook, subject.owner);
  if (mine.length === 0 || scopes.length === 0) return [];
  const messages = mine.map(({ message }) => message);
  const cases = index
    .casesFor(hook, subject.identity)
    .filter(({ message }) => messages.includes(message));
  const blocked = words({
    names: [...new Set(cases.flatMap(({ tools }) => tools.names ?? []))],
    prefixes: cases.flatMap(({ tools }) => tools.prefixes ?? []),
  });
  const places = [...new Set(mine.flatMap(({ place }) => place ?? []))];
  const inside = places.length === 0 ? "" : ` inside ${listing(places)}`;
  const proof = proofs.ofHook(subject.owner, hook.id);
  return [`The hook ${code(hook.id)} (${listing(scopes)}) blocks ${blocked}${inside} (${proof}).`];
}

/** Gates of the session that guard the very tools that the agent is denied. */
function furtherStop({ project, plan, index }: Ground, subject: Subject): readonly string[] {
  const denied = deniedTools(project, subject.denies);
  const own = new Set(subject.denies.map(({ hook }) => hook));
  const gates = plan.hooks.filter(
    (hook) =>
      hook.verb === "blocks" &&
      !own.has(hook.id) &&
      index.scopesFor(hook, subject.owner).includes("settings") &&
      index
        .casesFor(hook, subject.identity)
        .some(({ tools }) => tools.names?.some((tool) => denied.has(tool))),
  );
  if (gates.length === 0) return [];
  return [
    `As a further layer, settings hooks guard the same tools: ${fewCodes(gates.map(({ id }) => id))}.`,
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
function openShell({ project, index }: Ground, subject: Subject): string {
  const denied = deniedTools(project, subject.denies);
  if (!FILE_WRITERS.some((tool) => denied.has(tool))) return "";
  const everywhere = subject.denies.filter(({ place }) => place === undefined);
  const gone = new Set([...index.strippedOf(subject.owner), ...deniedTools(project, everywhere)]);
  const left = SHELLS.filter((tool) => !gone.has(tool));
  return left.length === 0 ? "" : codes(left);
}
