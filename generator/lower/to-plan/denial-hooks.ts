/**
 * Hooks that come from denials. Denials that name the same hook share one script; it decides by
 * who calls, so that the same file serves an agent's frontmatter, the settings and a plugin.
 */
import type { AgentSelector, DecideCase } from "#runtime/rule";
import type { Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import type { Toolset } from "#ir/server";
import { clientTool } from "#client/tools";
import type { Naming } from "./naming.ts";
import { selectorOf } from "./selector.ts";

/** A denial with whose it is: the main session's, an agent's of the spec, or of all `others`. */
export interface OwnedDenial {
  readonly owner: string;
  readonly kind: "main" | "own" | "others";
  readonly denial: Denial;
  readonly toolset: Toolset;
}

const KNOWN = new WeakMap<Project, readonly OwnedDenial[]>();

/** In spec order, `others` last; many stages ask for them. */
export function ownedDenials(project: Project): readonly OwnedDenial[] {
  const known = KNOWN.get(project) ?? owned(project);
  KNOWN.set(project, known);
  return known;
}

function owned(project: Project): readonly OwnedDenial[] {
  const toolsets = new Map(project.toolsets.map((toolset) => [toolset.name, toolset]));
  const ownedBy = (
    owner: string,
    kind: OwnedDenial["kind"],
    denials: readonly Denial[],
  ): readonly OwnedDenial[] =>
    denials.flatMap((denial) => {
      const toolset = toolsets.get(denial.toolset);
      return toolset === undefined ? [] : [{ owner, kind, denial, toolset }];
    });
  return [
    ...project.agents.flatMap(({ name, main, denies }) =>
      ownedBy(name, main ? "main" : "own", denies),
    ),
    ...ownedBy("others", "others", project.others?.denies ?? []),
  ];
}

/** Denials that an agent's own frontmatter can carry. */
export function inFrontmatter({ kind }: OwnedDenial): boolean {
  return kind === "own";
}

/** One case per toolset, place and wording; the owners become its `who`. */
export function denialCases(
  project: Project,
  owned: readonly OwnedDenial[],
  naming: Naming,
): readonly DecideCase[] {
  const groups = Map.groupBy(owned, ({ denial }) =>
    JSON.stringify([denial.toolset, denial.place ?? "", denial.message]),
  );
  const onlyFrontmatter = naming.target.packaging === "project" && owned.every(inFrontmatter);
  return [...groups.values()].map((group) => {
    const [first] = group as [OwnedDenial, ...OwnedDenial[]];
    const where = placeCondition(project, first);
    // Registered in frontmatters alone, the script runs for no one else: whoever calls is denied.
    const who = onlyFrontmatter ? undefined : whoOf(project, group, naming);
    return {
      ...(who === undefined ? {} : { who }),
      tools: selectorOf(first.toolset.tools, serversOf(first.toolset), naming),
      ...(where === undefined ? {} : { where }),
      message: first.denial.message,
    };
  });
}

function whoOf(project: Project, group: readonly OwnedDenial[], naming: Naming): AgentSelector {
  const owners = new Set(group.map(({ owner }) => owner));
  if (!owners.has("others")) return { only: [...owners].map((name) => naming.agent(name)).sort() };
  const spared = project.agents.filter((agent) => !owners.has(agent.name));
  return { except: spared.map((agent) => naming.agent(agent.name)).sort() };
}

export function serversOf(
  toolset: Toolset,
): readonly { prefix: string; except: readonly string[] }[] {
  const { server } = toolset;
  return server?.unlisted === true ? [{ prefix: server.prefix, except: server.except }] : [];
}

/** The condition that a denial inside a place puts on a call. */
export function placeCondition(
  project: Project,
  { denial, toolset }: OwnedDenial,
): DecideCase["where"] {
  const place = project.places.find(({ name }) => name === denial.place);
  if (place === undefined) return undefined;
  const fields = [
    ...new Set(toolset.tools.flatMap((name) => clientTool(name)?.pathFields ?? [])),
  ].sort();
  return place.repositories === undefined
    ? { kind: "path-under", globs: place.globs, fields }
    : { kind: "in-repository", fields, outside: place.repositories.outside };
}
