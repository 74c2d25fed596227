/** What an agent is said to start, and what the spawn rule says about it: the two must fit. */
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Project } from "#ir/project";
import type { AnalysisRule } from "../rule.ts";

export const spawnEffect: AnalysisRule = (project) =>
  project.hooks.flatMap(({ body, name, span }) =>
    body.kind === "spawn"
      ? [
          ...notListed(project, name, new Set(body.types.map(({ type }) => type)), span),
          ...neverStarted(project, name, body.types),
        ]
      : [],
  );

/** An agent may start a type that the rule does not know: the rule refuses it all the same. */
function notListed(
  { agents }: Project,
  hook: string,
  types: ReadonlySet<string>,
  span: Project["span"],
): readonly Diagnostic[] {
  return agents.flatMap(({ name, spawns, spawnsSpan }) =>
    (spawns === "any" ? [] : spawns)
      .filter((type) => !types.has(type))
      .map((type) =>
        report(
          "contradictory",
          spawnsSpan,
          {
            one: `"${name}" may start "${type}"`,
            other: `"${hook}" refuses every type that it does not list`,
          },
          { related: [{ message: "the spawn rule", span }] },
        ),
      ),
  );
}

/** The rule asks something of a type that no agent may start. */
function neverStarted(
  { agents }: Project,
  hook: string,
  types: readonly { readonly type: string; readonly span: Project["span"] }[],
): readonly Diagnostic[] {
  if (agents.some(({ spawns }) => spawns === "any")) return [];
  const started = new Set(agents.flatMap(({ spawns }) => (spawns === "any" ? [] : spawns)));
  return types
    .filter(({ type }) => !started.has(type))
    .map(({ type, span }) =>
      report("ineffective", span, {
        what: `"${type}" in "${hook}"`,
        why: "no agent may start it",
      }),
    );
}
