/** Denials that the agent gets round in another way, where no invariant says that this is meant. */
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import { effectiveOf, type Effective } from "../effective/effective.ts";
import { type Matrix, matrixOf } from "../effective/matrix.ts";
import type { Step } from "../effective/reach.ts";
import type { Subject } from "../effective/subjects.ts";
import { toolsetTools } from "../effective/toolset-tools.ts";
import type { Tool } from "../effective/tools.ts";
import { proofOf } from "../proof.ts";
import { callWords, named } from "../refutation-words.ts";
import type { AnalysisRule } from "../rule.ts";

export const overlyPermissive: AnalysisRule = (project, plan) => {
  const effective = effectiveOf(project, plan.project);
  const matrix = matrixOf(effective);
  const spoken = spokenOf(effective);
  return effective.verdicts.classes.flatMap(({ members, first }) => {
    // Denials of all that the spec does not name are a net, not a promise about one agent.
    if (first.kind !== "own" && first.kind !== "main") return [];
    return denialsOf(project, first).flatMap((denial) =>
      gone(matrix, effective, first, denial, spoken).map(({ tools, path }) =>
        finding(project, members, denial, tools, path),
      ),
    );
  });
};

function denialsOf({ agents }: Project, { name }: Subject): readonly Denial[] {
  const agent = agents.find((one) => one.name === name);
  return (agent?.denies ?? []).filter(({ place }) => place === undefined);
}

interface Gone {
  readonly tools: readonly Tool[];
  readonly path: string;
}

/** What of the denial is reached all the same, by the first way there is. */
function gone(
  matrix: Matrix,
  { ground }: Effective,
  subject: Subject,
  denial: Denial,
  spoken: (subject: Subject, tool: Tool) => boolean,
): readonly Gone[] {
  const reached = toolsetTools(ground, denial.toolset).flatMap((tool) => {
    const { verdict, path } = matrix.cell(subject, tool);
    return verdict !== "reachable" || path === undefined || spoken(subject, tool)
      ? []
      : [{ tool, path }];
  });
  const [first] = reached;
  return first === undefined
    ? []
    : [{ tools: reached.map(({ tool }) => tool), path: pathWords(first.path, first.tool) }];
}

/** A way that ends in the call itself names the tool as the spec does. */
function pathWords(path: readonly Step[], tool: Tool): string {
  return callWords(path.at(-1)?.route === undefined ? named(path, [tool]) : path);
}

/** What an invariant already says of a caller and a tool: refuted there, or left open with its reason. */
function spokenOf(effective: Effective): (subject: Subject, tool: Tool) => boolean {
  const said = effective.ground.project.invariants.flatMap((invariant) => {
    const { refuted, acknowledged } = proofOf(effective, invariant);
    return [...refuted, ...acknowledged].map(({ subjects, tools }) => ({
      subjects: new Set(subjects),
      tools,
    }));
  });
  return (subject, tool) =>
    said.some(({ subjects, tools }) => subjects.has(subject) && tools.includes(tool));
}

function finding(
  project: Project,
  members: readonly Subject[],
  denial: Denial,
  [first, ...more]: readonly Tool[],
  path: string,
): Diagnostic {
  const names = members.map(({ name }) => name);
  const span = project.agents
    .find(({ name }) => name === names[0])
    ?.denies.find(({ toolset }) => toolset === denial.toolset)?.span;
  return report("overly-permissive", span ?? denial.span, {
    agents: names,
    tool: first?.label ?? denial.toolset,
    more: more.length,
    path,
  });
}
