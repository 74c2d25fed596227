/** Invariants against what the agents are granted; a broken one is told with its path. */
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Claim, Invariant } from "#ir/invariant";
import type { Project } from "#ir/project";
import type { Span } from "#ir/span";
import { type Grants, grantsOf, type Subject } from "../grants.ts";
import type { AnalysisRule } from "../rule.ts";

export const invariants: AnalysisRule = (project, plan) => {
  const grants = grantsOf(project, plan.project);
  return project.invariants.flatMap((invariant) => check(project, grants, invariant));
};

function check(project: Project, grants: Grants, invariant: Invariant): readonly Diagnostic[] {
  const { claim } = invariant;
  const broken = pathsAgainst(project, grants, claim).map(({ path, subject }) =>
    report(
      "invariant-broken",
      invariant.span,
      { invariant: invariant.name, path },
      { related: related(project, subject) },
    ),
  );
  const exceptions = claim.kind === "nobody" ? claim.except : [];
  const needless = exceptions.filter(
    ({ agent }) => claim.kind === "nobody" && !mayAny(grants, agent, claim.toolsets),
  );
  return [
    ...broken,
    ...needless.map(({ agent, span }) =>
      report("needless-exception", span, { invariant: invariant.name, agent }),
    ),
  ];
}

function related(project: Project, subject: Subject): readonly { message: string; span: Span }[] {
  const agent = project.agents.find(({ name }) => name === subject);
  const span = agent?.span ?? project.others?.span;
  return span === undefined ? [] : [{ message: `what "${subject}" is granted`, span }];
}

function mayAny(grants: Grants, subject: Subject, toolsets: readonly string[]): boolean {
  return toolsets.some((toolset) => grants.granted(subject, toolset).length > 0);
}

interface Broken {
  readonly subject: Subject;
  readonly path: string;
}

function pathsAgainst(project: Project, grants: Grants, claim: Claim): readonly Broken[] {
  switch (claim.kind) {
    case "nobody": {
      const excepted = claim.except.map(({ agent }) => agent);
      const bound = (claim.among ?? grants.subjects).filter((name) => !excepted.includes(name));
      return bound.flatMap((subject) => [
        ...directUse(grants, subject, claim.toolsets),
        ...throughAnother(project, grants, subject, excepted, claim.toolsets),
      ]);
    }
    case "only-use":
      return grants.subjects
        .filter((subject) => !claim.agents.includes(subject))
        .flatMap((subject) => directUse(grants, subject, [claim.toolset], claim.place));
    case "only-start":
      return grants.subjects
        .filter(
          (subject) => !claim.agents.includes(subject) && grants.mayStart(subject, claim.agent),
        )
        .map((subject) => ({ subject, path: `${subject} may start ${claim.agent}` }));
  }
}

function directUse(
  grants: Grants,
  subject: Subject,
  toolsets: readonly string[],
  place?: string,
): readonly Broken[] {
  return toolsets.flatMap((toolset) => {
    const [tool, ...more] = grants.granted(subject, toolset, place);
    if (tool === undefined) return [];
    const rest = more.length === 0 ? "" : ` and ${more.length} more of ${toolset}`;
    const inside = place === undefined ? "" : ` inside ${place}`;
    return [{ subject, path: `${subject} may call ${tool}${rest}${inside}` }];
  });
}

/** An exception is a way round for everyone who may start the excepted agent. */
function throughAnother(
  project: Project,
  grants: Grants,
  subject: Subject,
  excepted: readonly string[],
  toolsets: readonly string[],
): readonly Broken[] {
  return project.agents
    .filter(({ name, main }) => !main && excepted.includes(name) && grants.mayStart(subject, name))
    .filter(({ name }) => mayAny(grants, name, toolsets))
    .map(({ name }) => ({
      subject,
      path: `${subject} may start ${name}, and ${name} may use ${toolsets.join(", ")}`,
    }));
}
