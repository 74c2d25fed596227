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
  /** As a call of the Agent tool names it. */
  readonly type: string;
  /** What the spec's rules about it stand under: an agent's name, or `others`. */
  readonly owner: string;
  /** Tools that the client never gives to it. */
  readonly lacks: readonly string[];
}

/** The client's main session stands first even when the spec gives it no name. */
const UNNAMED_MAIN = "main";

export const OTHERS = "others";

/** A type that no rule names; no agent can be called so, since names hold no spaces. */
const ANY_TYPE = "any other agent type";

export function subjectsOf(project: Project, packaging: Packaging): readonly Subject[] {
  const main = project.agents.find((agent) => agent.main);
  const own = project.agents.filter((agent) => !agent.main);
  const named = new Set(own.map(({ name }) => name.toLowerCase()));
  const mainName = main?.name ?? UNNAMED_MAIN;
  const foreign = (name: string, kind: "builtin" | "any-other", type: string): Subject => ({
    name,
    kind,
    identity: type.toLowerCase(),
    type,
    owner: OTHERS,
    lacks: BUILTIN_LACKS[name] ?? [],
  });
  return [
    { name: mainName, kind: "main", identity: "main", type: "main", owner: mainName, lacks: [] },
    ...own.map(({ name }): Subject => {
      const type = agentType(name, packaging, project.name);
      return { name, kind: "own", identity: type.toLowerCase(), type, owner: name, lacks: [] };
    }),
    ...BUILTIN_AGENTS.filter((name) => !named.has(name.toLowerCase())).map((name) =>
      foreign(name, "builtin", name),
    ),
    foreign(OTHERS, "any-other", ANY_TYPE),
  ];
}
