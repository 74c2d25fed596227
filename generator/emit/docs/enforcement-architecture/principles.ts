import type { Project } from "#ir/project";
import type { HookPlan } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { fewCodes, prose, sentence } from "../../../render/markdown.ts";
import { invariantView, type InvariantView } from "../invariant-words.ts";

/** A principle with what carries it. */
export interface PrincipleView {
  readonly says: string;
  readonly because: string;
  readonly carriedBy: readonly InvariantView[];
}

export function principles(project: Project): readonly PrincipleView[] {
  return (project.architecture?.principles ?? []).map(({ says, because, invariants }) => ({
    says: sentence(prose(says)),
    because: because === undefined ? "" : ` ${sentence(prose(because))}`,
    carriedBy: project.invariants
      .filter(({ name }) => invariants.includes(name))
      .map((invariant) => invariantView(project, invariant)),
  }));
}

/** Hooks by the way they go when they cannot decide. */
export function postures(hooks: readonly HookPlan[]): {
  readonly failClosed: string;
  readonly failOpen: string;
} {
  const going = (way: HookPlan["onError"]): string =>
    fewCodes(hooks.filter(({ onError }) => onError === way).map(({ id }) => id));
  return { failClosed: going("block"), failOpen: going("allow") };
}

const SCOPE_WORDS = [
  ["frontmatter", "frontmatter hooks block inside agents"],
  ["settings", "settings hooks block at session level"],
] as const;

/** The mechanisms that this spec makes use of, in one sentence; empty when there is none. */
export function mechanismsInUse(strips: boolean, hooks: readonly HookPlan[]): string {
  const words = [
    ...(strips ? ["`disallowedTools` strips from the palette"] : []),
    ...SCOPE_WORDS.flatMap(([kind, text]) =>
      hooks.some((h) => h.verb === "blocks" && h.scopes.some((s) => s.kind === kind)) ? [text] : [],
    ),
  ];
  return listing(words);
}
