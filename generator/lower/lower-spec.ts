/** Validated spec → IR: names resolved, defaults filled, every node with its place in the spec. */
import { inOrder } from "#diagnostics/in-order";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Project } from "#ir/project";
import { DEFAULT_CLIENT } from "#client/limits";
import type { Spans } from "../load/spans.ts";
import type { Spec } from "../load/spec-shape.ts";
import type { ReadText } from "../load/read-text.ts";
import { resolveAgents, resolveOthers } from "./to-ir/agents.ts";
import { resolveAssumptions } from "./to-ir/assumptions.ts";
import { resolveArchitecture, resolveBlocks } from "./to-ir/documents.ts";
import { resolveCarry } from "./to-ir/carry.ts";
import { resolveExternal } from "./to-ir/external.ts";
import { resolveHooks } from "./to-ir/hooks.ts";
import { resolveInvariants } from "./to-ir/invariants.ts";
import { resolvePlaces } from "./to-ir/places.ts";
import { resolveReferences } from "./to-ir/references.ts";
import { at, entriesOf, type Scope } from "./to-ir/scope.ts";
import { resolveServers } from "./to-ir/servers.ts";
import { resolveSkills } from "./to-ir/skills.ts";
import { toolIndex } from "./to-ir/tools.ts";
import { resolveToolsets } from "./to-ir/toolsets.ts";

/** The project is whole even when diagnostics name things that do not exist: those are left out. */
export interface Lowered {
  readonly project: Project;
  readonly diagnostics: readonly Diagnostic[];
}

export function lowerSpec(spec: Spec, spans: Spans, readBesideSpec: ReadText): Lowered {
  const scope: Scope = { spec, spans, readBesideSpec, problems: [] };
  const servers = resolveServers(scope);
  const index = toolIndex(servers);
  const toolsets = resolveToolsets(scope, index);
  const others = resolveOthers(scope, index, toolsets);
  const architecture = resolveArchitecture(scope);
  const carry = resolveCarry(scope);
  const project: Project = {
    name: spec.name,
    title: spec.title ?? spec.name,
    about: (spec.about ?? "").trim(),
    client: { name: "claude-code", atLeast: spec.client?.atLeast ?? DEFAULT_CLIENT },
    places: resolvePlaces(scope),
    references: resolveReferences(scope),
    servers,
    toolsets,
    agents: resolveAgents(scope, index, toolsets),
    ...(others === undefined ? {} : { others }),
    hooks: resolveHooks({ scope, index, toolsets }),
    external: resolveExternal(scope, index),
    ...(carry === undefined ? {} : { carry }),
    skills: resolveSkills(scope, index),
    invariants: resolveInvariants(scope),
    weakens: entriesOf(spec.weakens).map(([what, because]) => ({
      what,
      because,
      span: at(scope, ["weakens", what]),
    })),
    blocks: resolveBlocks(scope),
    ...(architecture === undefined ? {} : { architecture }),
    confirm: resolveAssumptions(scope),
    span: spans.key(["name"]),
  };
  return { project, diagnostics: inOrder(scope.problems) };
}
