/** Whether a claim of the spec holds, closed over the routes: what refutes it, without a fault or under one. */
import type { PredicateData } from "#runtime/predicate";
import type { Claim } from "#ir/invariant";
import type { Project } from "#ir/project";
import { boundBy } from "#plan/bound-by";
import type { Fault, Route } from "#plan/plan";
import { anyCall } from "./call-shape.ts";
import type { Effective } from "./effective.ts";
import { existing } from "./existing.ts";
import { isShell, shellStep } from "./shell-step.ts";
import type { Step } from "./reach.ts";
import type { Subject } from "./subjects.ts";
import { toolsetTools } from "./toolset-tools.ts";
import type { Tool } from "./tools.ts";

export interface Refutation {
  /** Callers of whom it is true; never empty. */
  readonly subjects: readonly Subject[];
  /** What they bring about; empty for a start. */
  readonly tools: readonly Tool[];
  readonly toolset?: string;
  /** The calls, the first one by each of the callers. */
  readonly path: readonly Step[];
  /** By which the act happens; absent = it is a direct call. */
  readonly route?: Route;
}

/** Everything that refutes the claim, the same thing by several callers told once. */
export function refutationsOf(
  effective: Effective,
  claim: Claim,
  fault?: Fault,
): readonly Refutation[] {
  const bound = boundBy(claim);
  const there = existing(effective, fault);
  const found = effective.verdicts.classes.flatMap(({ members }) => {
    const subjects = members.filter((member) => bound(member.owner) && there(member));
    const [subject] = subjects;
    if (subject === undefined) return [];
    const refutations = against({ effective, claim, fault, subject, bound });
    return refutations.map((refutation) => ({ ...refutation, subjects }));
  });
  return merged(found);
}

interface Question {
  readonly effective: Effective;
  readonly claim: Claim;
  readonly fault: Fault | undefined;
  readonly subject: Subject;
  /** Whether the claim is about an owner. */
  readonly bound: (owner: string) => boolean;
}

function against(question: Question): readonly Refutation[] {
  const { claim, effective } = question;
  switch (claim.kind) {
    case "nobody":
      return claim.toolsets.flatMap((toolset) => {
        const tools = toolsetTools(effective.ground, toolset);
        const direct = directUse(question, toolset, tools);
        if (direct.length > 0) return direct;
        return [...throughAnother(question, toolset, tools), ...byShell(question, toolset, tools)];
      });
    case "only-use": {
      const tools = toolsetTools(effective.ground, claim.toolset);
      const place = placeOf(effective.ground.project, claim.place);
      const direct = directUse(question, claim.toolset, tools, place);
      // Acting through an agent that may is that agent's act.
      return direct.length > 0 ? direct : byShell(question, claim.toolset, tools);
    }
    case "only-start":
      return starts(question, claim.agent);
  }
}

function directUse(
  { effective, fault, subject }: Question,
  toolset: string,
  tools: readonly Tool[],
  place?: PredicateData,
): readonly Refutation[] {
  const reach = effective.reach(fault);
  const granted = tools.filter((tool) =>
    place === undefined ? reach.mayUse(subject, tool) : reach.may(subject, anyCall(tool, place)),
  );
  const [first] = granted;
  if (first === undefined) return [];
  const path = [{ agent: subject.name, call: first.name }];
  return [{ subjects: [subject], tools: granted, toolset, path }];
}

/** An exception is a way round for everyone who may act through the excepted agent. */
function throughAnother(
  { effective, fault, subject, bound }: Question,
  toolset: string,
  tools: readonly Tool[],
): readonly Refutation[] {
  const reach = effective.reach(fault);
  for (const { subject: other, path } of reach.from(subject)) {
    // Who is bound itself is refuted itself.
    if (path.length === 0 || bound(other.owner)) continue;
    const granted = tools.filter((tool) => reach.mayUse(other, tool));
    const [first] = granted;
    if (first === undefined) continue;
    const steps = [...path, { agent: other.name, call: first.name }];
    const route = path.at(-1)?.route;
    return [{ subjects: [subject], tools: granted, toolset, path: steps, ...(route && { route }) }];
  }
  return [];
}

function byShell(
  { effective, fault, subject, bound, claim }: Question,
  toolset: string,
  tools: readonly Tool[],
): readonly Refutation[] {
  const reach = effective.reach(fault);
  // A shell that is denied by name is no further route where it may be called.
  const kinds = tools.filter((tool) => isShell(tool) || tool.effects.includes("writes-files"));
  for (const { subject: other, path } of reach.from(subject)) {
    if (path.length > 0 && (claim.kind !== "nobody" || bound(other.owner))) continue;
    const step = kinds.map((tool) => shellStep(reach, other, tool)).find((one) => one);
    if (step === undefined) continue;
    return [
      {
        subjects: [subject],
        tools: kinds,
        toolset,
        path: [...path, step],
        ...(step.route && { route: step.route }),
      },
    ];
  }
  return [];
}

function starts({ effective, fault, subject }: Question, agent: string): readonly Refutation[] {
  const target = effective.ground.subjects.find(({ name }) => name === agent);
  const step = target && effective.reach(fault).start(subject, target);
  if (step === undefined) return [];
  const direct = step.call.startsWith("Agent(");
  const route = direct ? {} : { route: step.route ?? "spawn" };
  return [{ subjects: [subject], tools: [], path: [step], ...route }];
}

/** The condition under which a path lies in the place, whatever field it stands in. */
function placeOf(project: Project, name: string | undefined): PredicateData | undefined {
  const place = project.places.find((one) => one.name === name);
  if (place === undefined) return undefined;
  return place.repositories === undefined
    ? { kind: "path-under", globs: place.globs, fields: [] }
    : { kind: "in-repository", outside: place.repositories.outside, fields: [] };
}

function merged(found: readonly Refutation[]): readonly Refutation[] {
  const groups = Map.groupBy(found, ({ path, tools, toolset, route }) =>
    JSON.stringify([
      path.map(({ agent, call }, at) => (at === 0 ? call : [agent, call])),
      tools.map(({ name }) => name),
      toolset,
      route,
    ]),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ ...first, subjects: same.flatMap(({ subjects }) => subjects) }];
  });
}
