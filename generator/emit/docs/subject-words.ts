import type { Project } from "#ir/project";
import { OTHERS, type Subject } from "../../analyse/effective/subjects.ts";
import { listing } from "../../describe/listing.ts";
import { code, fewOf } from "../../render/markdown.ts";
import { agentNamed } from "../agents/agent-named.ts";
import { agentByName } from "./agent-words.ts";

/** Callers in words; types that nobody names are one of them. */
export function subjectWords(project: Project, subjects: readonly Subject[]): string {
  const own = subjects.filter(({ owner }) => owner !== OTHERS);
  const foreign = subjects.filter(({ owner }) => owner === OTHERS);
  // True of every type that nobody names: single types beside it add nothing.
  const rest = foreign.some(({ name }) => name === OTHERS)
    ? foreign.filter(({ name }) => name === OTHERS).slice(0, 1)
    : foreign;
  return listing(fewOf([...own, ...rest], (subject) => oneWord(project, subject)));
}

function oneWord(project: Project, { name, owner }: Subject): string {
  if (owner !== OTHERS) return nameWords(project, name);
  return name === OTHERS ? agentByName(project, OTHERS) : code(name);
}

/** An agent by name; `main` is the main session of a spec that gives it none. */
export function nameWords(project: Project, name: string): string {
  const isNamed = name !== "main" || agentNamed(project, name) !== undefined;
  return isNamed ? agentByName(project, name) : "the main session";
}
