/** Guarantees of denials: one per agent and tool, unlisted tools of a server included. */
import { clientTool } from "#client/tools";
import { toolLabel } from "#plan/labels";
import type { AgentRef, Enforcement, HookPlan, Scope, ToolRef } from "#plan/plan";
import { type OwnedDenial, ownedDenials, placeCondition } from "./denial-hooks.ts";
import { hookIn, strip } from "./enforcement.ts";
import type { GuaranteeDraft, GuaranteeInput } from "./guarantee-draft.ts";
import { strippedTools } from "./strips.ts";

export function denialGuarantees(input: GuaranteeInput): readonly GuaranteeDraft[] {
  const strips = stripsByAgent(input);
  const registrations = registrationsOf(input.hooks);
  return ownedDenials(input.project).flatMap((owned) => {
    const hooked = hookedBy(registrations, owned);
    return toolsOf(owned).map((tool) => {
      const by = [...stripped(input, owned, tool, strips), ...hooked];
      return draft(input, owned, tool, by);
    });
  });
}

/** Agent → what its file strips; asked once per agent, not once per guarantee. */
type Strips = ReadonlyMap<string, ReadonlySet<string>>;

function stripsByAgent({ project, naming }: GuaranteeInput): Strips {
  return new Map(
    project.agents.map((agent) => [agent.name, new Set(strippedTools(project, agent, naming))]),
  );
}

/** A client tool that names no path is never inside a place. */
function toolsOf({ toolset, denial }: OwnedDenial): readonly ToolRef[] {
  const tools = toolset.tools
    .filter((name) => denial.place === undefined || clientTool(name)?.pathFields.length !== 0)
    .map((name): ToolRef => ({ kind: "tool", name }));
  const { server } = toolset;
  if (server?.unlisted !== true) return tools;
  return [...tools, { kind: "unlisted", server: server.name, prefix: server.prefix }];
}

function draft(
  input: GuaranteeInput,
  owned: OwnedDenial,
  tool: ToolRef,
  by: readonly Enforcement[],
): GuaranteeDraft {
  const { denial, owner } = owned;
  const place = denial.place === undefined ? "" : `@${denial.place}`;
  return {
    id: `${owner}/${toolLabel(tool)}${place}`,
    agent: refOf(owned),
    tool,
    when: placeCondition(input.project, owned) ?? "always",
    ...(denial.place === undefined ? {} : { place: denial.place }),
    rule: denial.toolset,
    by,
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

function refOf({ owner, kind }: OwnedDenial): AgentRef {
  return kind === "others" ? { kind: "any-other" } : { kind, name: owner };
}

/** A hook with where it is registered: for everyone, and by agent. */
interface Registration {
  readonly hook: HookPlan;
  readonly shared: readonly Scope[];
  readonly byAgent: ReadonlyMap<string, Scope>;
}

function registrationsOf(hooks: readonly HookPlan[]): ReadonlyMap<string, Registration> {
  return new Map(
    hooks.map((hook) => {
      const shared = hook.scopes.filter(({ kind }) => kind !== "frontmatter");
      const own = hook.scopes.flatMap((scope) =>
        scope.kind === "frontmatter" ? [[scope.agent, scope] as const] : [],
      );
      return [hook.id, { hook, shared, byAgent: new Map(own) }];
    }),
  );
}

function hookedBy(
  registrations: ReadonlyMap<string, Registration>,
  { owner, denial }: OwnedDenial,
): readonly Enforcement[] {
  const found = registrations.get(denial.hook);
  if (found === undefined) return [];
  const own = found.byAgent.get(owner);
  return [
    ...found.shared.map((scope) => hookIn(found.hook, scope, false)),
    ...(own === undefined ? [] : [hookIn(found.hook, own, denial.place === undefined)]),
  ];
}
