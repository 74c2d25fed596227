import type { Project } from "#ir/project";
import { OTHERS, type Subject } from "../../analyse/effective/subjects.ts";
import { listing } from "../../describe/listing.ts";
import { code, few } from "../../render/markdown.ts";
import { agentByName } from "./agent-words.ts";

/** Callers in words; types that nobody names are one of them. */
export function subjectWords(project: Project, subjects: readonly Subject[]): string {
  const own = subjects.filter(({ owner }) => owner !== OTHERS);
  const foreign = subjects.filter(({ owner }) => owner === OTHERS);
  // True of every type that nobody names: single types beside it add nothing.
  const rest = foreign.some(({ name }) => name === OTHERS)
    ? [agentByName(project, OTHERS)]
    : foreign.map(({ name }) => code(name));
  return listing(few([...own.map(({ name }) => nameWords(project, name)), ...rest]));
}

/** An agent by name; `main` is the main session of a spec that gives it none. */
export function nameWords(project: Project, name: string): string {
  const isNamed = name !== "main" || project.agents.some((agent) => agent.name === name);
  return isNamed ? agentByName(project, name) : "the main session";
}
