import type { Span } from "#ir/span";
import type { EmitContext } from "../emitter.ts";
import { allHooks } from "./all-hooks.ts";

/** The spec lines behind a document that speaks of every hook. */
export function hookSpans({ project, plan }: EmitContext): readonly Span[] {
  return [
    project.span,
    ...allHooks(plan).map(({ plan: hook }) => hook.span),
    ...project.external.map(({ span }) => span),
  ];
}
