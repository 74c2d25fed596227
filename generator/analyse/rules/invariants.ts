/** Invariants against what agents can bring about, in both packagings; a broken one is told with its path. */
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Invariant } from "#ir/invariant";
import type { Project } from "#ir/project";
import type { Span } from "#ir/span";
import { effectiveOf, type Effective } from "../effective/effective.ts";
import { OTHERS } from "../effective/subjects.ts";
import { toolsetTools } from "../effective/toolset-tools.ts";
import { proofOf, type Refuted } from "../proof.ts";
import { refutationWords } from "../refutation-words.ts";
import type { AnalysisRule } from "../rule.ts";

export const invariants: AnalysisRule = (project, plan) => {
  const packagings = [effectiveOf(project, plan.project), effectiveOf(project, plan.plugin)];
  return project.invariants.flatMap((invariant) => [
    ...broken(project, packagings, invariant),
    ...needless(packagings, invariant),
  ]);
};

function broken(
  project: Project,
  packagings: readonly Effective[],
  invariant: Invariant,
): readonly Diagnostic[] {
  const [inProject = [], inPlugin = []] = packagings.map(
    (effective) => proofOf(effective, invariant).refuted,
  );
  const said = new Set(inProject.map((refuted) => refutationWords(invariant, refuted)));
  const finding = (refuted: Refuted, where: string): Diagnostic => {
    const path = refutationWords(invariant, refuted) + where;
    const extra = { related: related(project, refuted) };
    return report("invariant-broken", invariant.span, { invariant: invariant.name, path }, extra);
  };
  return [
    ...inProject.map((refuted) => finding(refuted, "")),
    ...inPlugin
      .filter((refuted) => !said.has(refutationWords(invariant, refuted)))
      .map((refuted) => finding(refuted, " (as a plugin)")),
  ];
}

function related(
  project: Project,
  { subjects: [subject] }: Refuted,
): readonly { message: string; span: Span }[] {
  if (subject === undefined) return [];
  const agent = project.agents.find(({ name }) => name === subject.owner);
  const span = agent?.span ?? project.others?.span;
  return span === undefined ? [] : [{ message: `what "${subject.owner}" is granted`, span }];
}

/** Exceptions and openings that nothing makes use of. */
function needless(packagings: readonly Effective[], invariant: Invariant): readonly Diagnostic[] {
  const { name, claim, open } = invariant;
  const excepted = claim.kind === "nobody" ? claim.except : [];
  const toolsets = claim.kind === "nobody" ? claim.toolsets : [];
  const opened = new Set(
    packagings
      .flatMap((effective) => proofOf(effective, invariant).acknowledged)
      .map(({ route }) => route),
  );
  return [
    ...excepted
      .filter(({ agent }) => !packagings.some((one) => mayAny(one, agent, toolsets)))
      .map(({ agent, span }) => report("needless-exception", span, { invariant: name, agent })),
    ...open
      .filter(({ route }) => !opened.has(route))
      .map(({ route, span }) => report("needless-opening", span, { invariant: name, route })),
  ];
}

function mayAny(effective: Effective, owner: string, toolsets: readonly string[]): boolean {
  const subjects = effective.ground.subjects.filter(
    (subject) => subject.owner === owner || (owner === OTHERS && subject.owner === OTHERS),
  );
  const tools = toolsets.flatMap((name) => toolsetTools(effective.ground, name));
  const reach = effective.reach();
  return subjects.some((subject) => tools.some((tool) => reach.mayUse(subject, tool)));
}
