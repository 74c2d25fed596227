import { report } from "#diagnostics/catalogue";
import { CONTEXT_CAP } from "#client/limits";
import type { Hook } from "#ir/hook";
import type { AnalysisRule } from "../rule.ts";

/**
 * Texts that stand in the spec must fit for certain; what is read at run time is cut by the hook
 * itself, which says so.
 */
export const contextLength: AnalysisRule = ({ hooks }) =>
  hooks.flatMap((hook) => {
    const length = standingLength(hook);
    if (length <= CONTEXT_CAP) return [];
    return [report("context-too-long", hook.span, { hook: hook.name, length, cap: CONTEXT_CAP })];
  });

/** The most that one agent can be shown; parts for different agents do not add up. */
function standingLength({ body }: Hook): number {
  if (body.kind === "remind") return body.text.length;
  if (body.kind !== "inject") return 0;
  const agents = [
    ...new Set(body.parts.flatMap(({ who }) => (who && "only" in who ? who.only : []))),
  ];
  const lengths = ["", ...agents].map((agent) =>
    body.parts
      .filter(({ who }) => who === undefined || ("only" in who && who.only.includes(agent)))
      .reduce((sum, { part }) => sum + partLength(part), 0),
  );
  return Math.max(...lengths);
}

function partLength(part: {
  readonly kind: string;
  readonly title?: string;
  readonly text?: string;
}): number {
  return (part.title?.length ?? 0) + (part.text?.length ?? 0) + "## \n\n".length;
}
