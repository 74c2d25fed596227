/** Guarantees of denials: one per agent and tool, unlisted tools of a server included. */
import { clientTool } from "#client/tools";
import { toolLabel } from "#plan/labels";
import type { AgentRef, Enforcement, HookPlan, Scope, SharedGuarantee, ToolRef } from "#plan/plan";
import { type OwnedDenial, ownedDenials, placeCondition } from "./denial-hooks.ts";
import { hookIn, strip } from "./enforcement.ts";
import type { GuaranteeInput, OwnedGuarantees } from "./guarantee-draft.ts";
import { oncePer } from "./once-per.ts";

export function denialGuarantees(input: GuaranteeInput): readonly OwnedGuarantees[] {
  const stripped = strippedBy(input);
  const registrations = registrationsOf(input.hooks);
  const shared = oncePer<readonly SharedGuarantee[]>();
  const byOwner = Map.groupBy(ownedDenials(input.project), ({ owner, kind }) => `${kind} ${owner}`);
  return [...byOwner.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { owner } = first;
    const strips = stripped(owner);
    const key = JSON.stringify([
      first.kind,
      strips.key,
      own.map(({ denial: { toolset, place, hook } }) => [toolset, place, hook]),
    ]);
    return [
      {
        owner,
        agent: refOf(first),
        because: own.map(({ denial }) => denial.span),
        shared: shared(key, () =>
          own.flatMap((each, at) =>
            ofDenial(input, each, at, strips.tools, hookedBy(registrations, each)),
          ),
        ),
      },
    ];
  });
}

function ofDenial(
  input: GuaranteeInput,
  owned: OwnedDenial,
  because: number,
  strips: ReadonlySet<string>,
  hooked: readonly Enforcement[],
): readonly SharedGuarantee[] {
  const { place, toolset: rule } = owned.denial;
  const when = placeCondition(input.project, owned) ?? "always";
  return toolsOf(owned).map((tool) => ({
    label: toolLabel(tool) + (place === undefined ? "" : `@${place}`),
    tool,
    when,
    ...(place === undefined ? {} : { place }),
    rule,
    by: [...stripOf(input, owned, tool, strips), ...hooked],
    because,
  }));
}

/** What an agent's file strips; the same list has the same key. */
interface Stripped {
  readonly key: number;
  readonly tools: ReadonlySet<string>;
}

function strippedBy({ project, strips }: GuaranteeInput): (owner: string) => Stripped {
  const lists = new Map<readonly string[], Stripped>();
  const byOwner = new Map(
    project.agents.map((agent) => {
      const list = strips.of(agent);
      const stripped = lists.get(list) ?? { key: lists.size, tools: new Set(list) };
      lists.set(list, stripped);
      return [agent.name, stripped];
    }),
  );
  return (owner) => byOwner.get(owner) ?? NOTHING;
}

const NOTHING: Stripped = { key: -1, tools: new Set() };

/** A client tool that names no path is never inside a place. */
function toolsOf({ toolset, denial }: OwnedDenial): readonly ToolRef[] {
  const tools = toolset.tools
    .filter((name) => denial.place === undefined || clientTool(name)?.pathFields.length !== 0)
    .map((name): ToolRef => ({ kind: "tool", name }));
  const { server } = toolset;
  if (server?.unlisted !== true) return tools;
  return [...tools, { kind: "unlisted", server: server.name, prefix: server.prefix }];
}

function stripOf(
  { naming }: GuaranteeInput,
  { owner, denial }: OwnedDenial,
  tool: ToolRef,
  strips: ReadonlySet<string>,
): readonly Enforcement[] {
  if (denial.place !== undefined || tool.kind !== "tool") return [];
  const tools = naming.tools([tool.name]).filter((name) => strips.has(name));
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
