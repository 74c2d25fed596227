/** Guarantees of denials: one per agent and tool, unlisted tools of a server included. */
import { toolLabel } from "#plan/labels";
import type { Enforcement, Scope, ToolRef } from "#plan/plan";
import { type OwnedDenial, ownedDenials, placeCondition } from "./denial-hooks.ts";
import { hookIn, strip } from "./enforcement.ts";
import { agentRef, type GuaranteeDraft, type GuaranteeInput } from "./guarantees.ts";
import { strippedTools } from "./strips.ts";

export function denialGuarantees(input: GuaranteeInput): readonly GuaranteeDraft[] {
  const strips = stripsByAgent(input);
  return ownedDenials(input.project).flatMap((owned) =>
    toolsOf(owned).map((tool) => draft(input, owned, tool, strips)),
  );
}

/** Agent → what its file strips; asked once per agent, not once per guarantee. */
type Strips = ReadonlyMap<string, ReadonlySet<string>>;

function stripsByAgent({ project, naming }: GuaranteeInput): Strips {
  return new Map(
    project.agents.map((agent) => [agent.name, new Set(strippedTools(project, agent, naming))]),
  );
}

function toolsOf({ toolset }: OwnedDenial): readonly ToolRef[] {
  const tools = toolset.tools.map((name): ToolRef => ({ kind: "tool", name }));
  const { server } = toolset;
  if (server?.unlisted !== true) return tools;
  return [...tools, { kind: "unlisted", server: server.name, prefix: server.prefix }];
}

function draft(
  input: GuaranteeInput,
  owned: OwnedDenial,
  tool: ToolRef,
  strips: Strips,
): GuaranteeDraft {
  const { denial, owner } = owned;
  const place = denial.place === undefined ? "" : `@${denial.place}`;
  return {
    id: `${owner}/${toolLabel(tool)}${place}`,
    agent: agentRef(input.project, owner),
    tool,
    when: placeCondition(input.project, owned) ?? "always",
    ...(denial.place === undefined ? {} : { place: denial.place }),
    rule: denial.toolset,
    by: [...stripped(input, owned, tool, strips), ...hooked(input, owned)],
    because: [denial.span],
  };
}

function stripped(
  { naming }: GuaranteeInput,
  { owner, denial }: OwnedDenial,
  tool: ToolRef,
  strips: Strips,
): readonly Enforcement[] {
  if (denial.place !== undefined || tool.kind !== "tool") return [];
  const own = strips.get(owner);
  const tools = naming.tools([tool.name]).filter((name) => own?.has(name));
  return tools.length === 0 ? [] : [strip(naming.agent(owner), tools)];
}

function hooked({ hooks }: GuaranteeInput, { owner, denial }: OwnedDenial): readonly Enforcement[] {
  const hook = hooks.find(({ id }) => id === denial.hook);
  if (hook === undefined) return [];
  return hook.scopes
    .filter((scope) => reaches(scope, owner))
    .map((scope) =>
      hookIn(hook, scope, scope.kind === "frontmatter" && denial.place === undefined),
    );
}

function reaches(scope: Scope, owner: string): boolean {
  return scope.kind === "frontmatter" ? scope.agent === owner : true;
}
