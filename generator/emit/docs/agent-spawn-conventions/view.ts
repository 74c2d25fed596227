import type { SpawnBody, SpawnType } from "#ir/hook";
import type { Project, Reference } from "#ir/project";
import { listing } from "../../../describe/listing.ts";
import { cell, code, fence, fewOf, prose, sentence } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { agentByName, agentWords } from "../agent-words.ts";
import { mitigation, spawnHooks, spawnPaths } from "../spawn-paths.ts";
import { type SpawnRule, spawnRules } from "../speaks-of-spawning.ts";

function referencesOf(project: Project, { names }: SpawnType): readonly Reference[] {
  return names.flatMap((name) => project.references.filter((each) => each.name === name));
}

/** A prompt that names all it must: the references' own examples. */
export function examplePrompt(project: Project, type: SpawnType): string {
  const named = referencesOf(project, type).map(({ example }) => example);
  return named.length === 0 ? "Say what to do." : `${named.join(", ")}: say what to do.`;
}

function typeRow(project: Project, type: SpawnType): object {
  const titles = referencesOf(project, type).map(({ title }) => prose(title));
  const agent = project.agents.find(({ name }) => name === type.type);
  return {
    type: cell(code(type.type)),
    agent: agent === undefined ? "the client's own" : cell(prose(agent.title)),
    names: titles.length === 0 ? "nothing" : cell(listing(titles)),
    prompt: cell(code(examplePrompt(project, type))),
  };
}

function ruleView(project: Project, { hook, body }: SpawnRule): object {
  return {
    id: code(hook.name),
    title: prose(hook.title),
    types: body.types.map((type) => typeRow(project, type)),
    missing: fence(body.message, "text"),
    otherwise: fence(body.otherwise, "text"),
    starter: fence(body.starter, "text"),
  };
}

function namedReferences(project: Project, bodies: readonly SpawnBody[]): readonly object[] {
  const used = new Set(bodies.flatMap(({ types }) => types.flatMap(({ names }) => names)));
  return project.references
    .filter(({ name }) => used.has(name))
    .map(({ title, example, pattern }) => ({
      title: cell(prose(title)),
      example: cell(code(example)),
      pattern: cell(code(pattern)),
    }));
}

/** Agents that may start the same share a sentence. */
function starters(project: Project): readonly string[] {
  const groups = Map.groupBy(project.agents, ({ spawns }) => JSON.stringify(spawns));
  return [...groups.values()].map((same) => {
    const who = listing(fewOf(same, agentWords));
    const spawns = same[0]?.spawns ?? [];
    if (spawns === "any") return `${who} may start any agent.`;
    if (spawns.length === 0) return `${who} may start nobody.`;
    const whom = fewOf(spawns, (name) => agentByName(project, name));
    return `${who} may start ${listing(whom)}.`;
  });
}

/** Agents that are reserved to certain starters, from the invariants. */
function reserved(project: Project): readonly string[] {
  return project.invariants.flatMap(({ claim, says }) =>
    claim.kind === "only-start"
      ? [
          `Only ${listing(claim.agents.map((name) => agentByName(project, name)))} may start ${agentByName(project, claim.agent)}. ${sentence(prose(says))}`,
        ]
      : [],
  );
}

export function spawnConventionsView({ project, plan }: EmitContext): object {
  const rules = spawnRules(project);
  const hooks = spawnHooks(plan.project);
  return {
    title: prose(project.title),
    rules: rules.map((rule) => ruleView(project, rule)),
    references: namedReferences(
      project,
      rules.map(({ body }) => body),
    ),
    starters: starters(project),
    reserved: reserved(project),
    paths: spawnPaths(project, hooks),
    mitigation: mitigation(hooks),
  };
}
