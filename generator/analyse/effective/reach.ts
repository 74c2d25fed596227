/**
 * Routes by which one agent acts through another, or through a shell: who starts whom, who makes
 * the main session act, and what a shell gives. Breadth first, so that the path told is a shortest.
 */
import { toolsWith } from "#client/tools";
import type { Fault, Route } from "#plan/plan";
import { anyCall, type CallShape } from "./call-shape.ts";
import type { CallerClass } from "./classes.ts";
import { directVerdict, type DirectVerdict, type Ground } from "./direct.ts";
import { inlineShell } from "./inline-shell.ts";
import { mayPass } from "./outcome.ts";
import { startOf, type StartTargets, startTargets } from "./start-targets.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

/** One call of a path: who calls what, and which route that opens. */
export interface Step {
  readonly agent: string;
  readonly call: string;
  readonly route?: Route;
}

export interface Reached {
  readonly subject: Subject;
  /** Calls that lead there; empty for the agent itself. */
  readonly path: readonly Step[];
}

const SHELLS = toolsWith("runs-shell");
const MESSAGES = toolsWith("messages");
const SCHEDULES = toolsWith("schedules");

interface Edge {
  readonly next: Subject;
  readonly call: string;
  readonly route: Route;
}

/** Verdicts by caller class and call, asked again under each fault. */
export class Verdicts {
  readonly ground: Ground;
  readonly classes: readonly CallerClass[];
  private readonly classOf: ReadonlyMap<string, CallerClass>;
  private readonly toolByName: ReadonlyMap<string, Tool>;
  /** Calls of which nothing is known but the tool, then all others by what is known. */
  private readonly plain = new Map<Subject, Map<Tool, DirectVerdict>>();
  private readonly known = new Map<string, DirectVerdict>();
  private readonly starts = new Map<Subject, Map<string, DirectVerdict>>();
  private targets: StartTargets | undefined;

  constructor(ground: Ground, classes: readonly CallerClass[]) {
    this.ground = ground;
    this.classes = classes;
    this.classOf = new Map(
      classes.flatMap((one) => one.members.map(({ name }) => [name, one] as const)),
    );
    this.toolByName = new Map(ground.tools.map((tool) => [tool.name, tool]));
  }

  /** Who stands for everyone like this one. */
  like(subject: Subject): Subject {
    return this.classOf.get(subject.name)?.first ?? subject;
  }

  tool(name: string): Tool | undefined {
    return this.toolByName.get(name);
  }

  /** Any call of the tool. */
  ofTool(subject: Subject, tool: Tool): DirectVerdict {
    const like = this.like(subject);
    const own = this.plain.get(like) ?? new Map<Tool, DirectVerdict>();
    this.plain.set(like, own);
    const verdict = own.get(tool) ?? directVerdict(this.ground, like, anyCall(tool));
    own.set(tool, verdict);
    return verdict;
  }

  of(subject: Subject, call: CallShape): DirectVerdict {
    const { tool, input, place } = call;
    const like = this.like(subject);
    const key = `${like.name}|${tool.name}|${JSON.stringify([input, place])}`;
    const verdict = this.known.get(key) ?? directVerdict(this.ground, like, call);
    this.known.set(key, verdict);
    return verdict;
  }

  /** The call of the Agent tool that names exactly this type. */
  ofStart(subject: Subject, agent: Tool, next: Subject): DirectVerdict {
    const like = this.like(subject);
    const own = this.starts.get(like) ?? new Map<string, DirectVerdict>();
    this.starts.set(like, own);
    const key = this.startTargets(agent).keyOf(next);
    const verdict = own.get(key) ?? directVerdict(this.ground, like, startOf(agent, next));
    own.set(key, verdict);
    return verdict;
  }

  /** Of a class, those who are not started in the same ways. */
  startable(one: CallerClass): readonly Subject[] {
    const agent = this.tool("Agent");
    return agent === undefined ? one.members : this.startTargets(agent).firsts(one);
  }

  private startTargets(agent: Tool): StartTargets {
    return (this.targets ??= startTargets(this.ground, agent));
  }
}

export class Reach {
  private readonly verdicts: Verdicts;
  private readonly fault: Fault | undefined;
  private readonly known = new Map<string, readonly Reached[]>();
  private readonly edgesOf = new Map<string, readonly Edge[]>();

  /** `fault`: what is broken while the agents act; nothing when absent. */
  constructor(verdicts: Verdicts, fault?: Fault) {
    this.verdicts = verdicts;
    this.fault = fault;
  }

  /** Everyone through whom the subject can act, itself first; one for each class. */
  from(subject: Subject): readonly Reached[] {
    const known = this.known.get(subject.name);
    if (known !== undefined) return known;
    const found: Reached[] = [{ subject, path: [] }];
    const seen = new Set([this.verdicts.like(subject).name]);
    for (const { subject: at, path } of found) {
      for (const { next, call, route } of this.edges(at)) {
        const like = this.verdicts.like(next).name;
        if (seen.has(like)) continue;
        seen.add(like);
        found.push({ subject: next, path: [...path, { agent: at.name, call, route }] });
      }
    }
    this.known.set(subject.name, found);
    return found;
  }

  /** The shell that a subject has: a tool of its own, or the inline shell of a skill. */
  shellOf(subject: Subject): Step | undefined {
    const own = SHELLS.find((name) => this.mayCall(subject, name));
    if (own !== undefined) return { agent: subject.name, call: own, route: "shell" };
    return this.inlineShellOf(subject);
  }

  /** A skill's inline shell, as far as the subject can call a skill. */
  inlineShellOf(subject: Subject): Step | undefined {
    if (!this.mayCall(subject, "Skill")) return undefined;
    const verdict = inlineShell(this.verdicts.ground, this.verdicts.like(subject));
    return mayPass(verdict, this.fault)
      ? { agent: subject.name, call: "Skill", route: "skill-shell" }
      : undefined;
  }

  may(subject: Subject, call: CallShape): boolean {
    return mayPass(this.verdicts.of(subject, call), this.fault);
  }

  /** Whether some call of the tool passes. */
  mayUse(subject: Subject, tool: Tool): boolean {
    return mayPass(this.verdicts.ofTool(subject, tool), this.fault);
  }

  /** How the subject can start an agent of exactly this type itself. */
  start(from: Subject, next: Subject): Step | undefined {
    const edge = this.startEdge(from, next);
    return edge && { agent: from.name, call: edge.call, route: edge.route };
  }

  private mayCall(subject: Subject, name: string): boolean {
    const tool = this.verdicts.tool(name);
    return tool !== undefined && this.mayUse(subject, tool);
  }

  private edges(from: Subject): readonly Edge[] {
    const like = this.verdicts.like(from);
    const known = this.edgesOf.get(like.name);
    if (known !== undefined) return known;
    const edges = [
      ...this.verdicts.classes.flatMap((one) => this.firstStarted(like, one)),
      ...this.indirect(like, MESSAGES, "message"),
      ...this.indirect(like, SCHEDULES, "schedule"),
    ];
    this.edgesOf.set(like.name, edges);
    return edges;
  }

  private firstStarted(from: Subject, one: CallerClass): readonly Edge[] {
    for (const next of this.verdicts.startable(one)) {
      const edge = this.startEdge(from, next);
      if (edge !== undefined) return [edge];
    }
    return [];
  }

  /** A message to the main session, or a turn that it takes later, makes it act. */
  private indirect(from: Subject, tools: readonly string[], route: Route): readonly Edge[] {
    const [main] = this.verdicts.ground.subjects;
    const call = tools.find((name) => this.mayCall(from, name));
    if (from.kind === "main" || main === undefined || call === undefined) return [];
    return [{ next: main, call, route }];
  }

  private startEdge(from: Subject, next: Subject): Edge | undefined {
    if (next.kind === "main") return undefined;
    // A workflow starts its agents itself; every other type comes from the Agent tool.
    if (next.name === "workflow-subagent") {
      return this.mayCall(from, "Workflow")
        ? { next, call: "Workflow", route: "spawn" }
        : undefined;
    }
    const agent = this.verdicts.tool("Agent");
    const call = `Agent(${next.kind === "any-other" ? "any other" : next.type})`;
    if (
      agent !== undefined &&
      this.mayCall(from, "Agent") &&
      mayPass(this.verdicts.ofStart(from, agent, next), this.fault)
    ) {
      return { next, call, route: next.name === "fork" ? "fork" : "spawn" };
    }
    return this.forkedSkill(from, next);
  }

  /** A skill that forks starts its agent past every rule about the Agent tool; an agent that calls it keeps its own pool. */
  private forkedSkill(from: Subject, next: Subject): Edge | undefined {
    if (from.kind !== "main" || !this.mayCall(from, "Skill")) return undefined;
    const skill = this.verdicts.ground.project.skills.find(({ agent }) => agent === next.name);
    return skill && { next, call: `Skill(${skill.name})`, route: "fork" };
  }
}
