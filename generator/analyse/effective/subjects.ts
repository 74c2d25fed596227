/** Everyone who can make a call: the main session, agents of the spec, the client's own, any other. */
import { BUILTIN_AGENTS, BUILTIN_LACKS } from "#client/limits";
import { agentType } from "#client/names";
import type { Project } from "#ir/project";
import type { Packaging } from "#plan/plan";

export interface Subject {
  /** As the spec calls it; `others` stands for any type that nobody names. */
  readonly name: string;
  readonly kind: "main" | "own" | "builtin" | "any-other";
  /** As hooks see it: `main`, or the agent type in lower case. */
  readonly identity: string;
  /** Tools that the client never gives to it. */
  readonly lacks: readonly string[];
}

/** The client's main session stands first even when the spec gives it no name. */
export const UNNAMED_MAIN = "main";

export function subjectsOf(project: Project, packaging: Packaging): readonly Subject[] {
  const main = project.agents.find((agent) => agent.main);
  const own = project.agents.filter((agent) => !agent.main);
  const named = new Set(own.map(({ name }) => name.toLowerCase()));
  return [
    { name: main?.name ?? UNNAMED_MAIN, kind: "main", identity: "main", lacks: [] },
    ...own.map(({ name }): Subject => ({
      name,
      kind: "own",
      identity: agentType(name, packaging, project.name).toLowerCase(),
      lacks: [],
    })),
    ...BUILTIN_AGENTS.filter((name) => !named.has(name.toLowerCase())).map((name): Subject => ({
      name,
      kind: "builtin",
      identity: name.toLowerCase(),
      lacks: BUILTIN_LACKS[name] ?? [],
    })),
    { name: "others", kind: "any-other", identity: "any other agent type", lacks: [] },
  ];
}
