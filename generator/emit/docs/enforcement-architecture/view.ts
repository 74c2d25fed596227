import { ON_FAILURE_SINCE } from "#client/limits";
import type { Project } from "#ir/project";
import { code, codes, fewCodes, prose, sentence } from "../../../render/markdown.ts";
import type { EmitContext } from "../../emitter.ts";
import { mainWords } from "../agent-words.ts";
import { invariantView } from "../invariant-words.ts";
import { openRoutes } from "../open-routes.ts";
import { pluginLimits } from "../plugin-limits.ts";
import { speaksOfSpawning } from "../speaks-of-spawning.ts";
import { defences } from "./defence.ts";
import { compositionChart } from "./composition-chart.ts";
import { layers } from "./layers.ts";
import { faultHeadings, mechanismRows } from "./mechanism-table.ts";
import { proofs } from "./proof.ts";
import { mechanismsInUse, postures, principles } from "./principles.ts";
import { spawnSequence } from "./spawn-sequence.ts";
import { mitigation, spawnHooks, spawnPaths } from "../spawn-paths.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four"];

/** Everything that the template of the architecture document prints. */
export function architectureView(context: EmitContext): object {
  const { project, plan } = context;
  const proven = proofs(plan, context.evidence);
  const parts = layers(context);
  const stops = defences(project, plan.project, proven);
  const spawn = spawnHooks(plan.project);
  const hooks = plan.project.hooks;
  const strips = plan.project.agents.some((agent) => agent.disallowedTools.length > 0);
  return {
    title: prose(project.title),
    about: sentence(prose(project.about)),
    client: project.client.atLeast,
    mechanisms: mechanismRows(proven),
    faults: faultHeadings,
    failClosedSince: ON_FAILURE_SINCE,
    example: exampleTool(project),
    defences: stops,
    session: sessionEntries(context),
    plugin: pluginView(plan),
    layers: parts,
    layerCount: NUMBERS[parts.length] ?? String(parts.length),
    invariants: project.invariants.map((invariant) => invariantView(project, invariant)),
    flow: (project.architecture?.flow ?? []).map((step, index) => ({
      number: index + 1,
      step: sentence(prose(step)),
    })),
    composes: parts.length > 0,
    spawns: speaksOfSpawning(project),
    hasPrinciples: hooks.length > 0 || strips || project.architecture !== undefined,
    chart: compositionChart(project, plan.project),
    paths: spawnPaths(project, spawn),
    sequence: spawnSequence(project, spawn),
    mitigation: mitigation(spawn),
    inUse: mechanismsInUse(strips, hooks),
    principles: principles(project),
    ...postures(hooks),
    open: openRoutes(context).ways,
    confirm: confirmList(project),
    related: (project.architecture?.related ?? []).map(({ slug, text }) => ({
      slug: code(slug),
      text: sentence(prose(text)),
    })),
    main: mainWords(project),
  };
}

/** Absent when the plugin carries everything that the project files carry. */
function pluginView(plan: EmitContext["plan"]): object | undefined {
  const limits = pluginLimits(plan);
  return limits.cannot.length === 0 ? undefined : limits;
}

/** A server's write tool to show by; empty when the spec has none. */
function exampleTool(project: Project): string {
  const tools = project.servers.flatMap((server) => server.tools);
  const found = tools.find(({ access }) => access === "write");
  return found === undefined ? "" : code(found.fullName);
}

/** Entries of the settings file that bind the whole session. */
function sessionEntries({ plan }: EmitContext): readonly string[] {
  const { permissions, settings, env, hooks } = plan.project;
  const gates = hooks.filter(
    ({ verb, scopes }) => verb === "blocks" && scopes.some(({ kind }) => kind === "settings"),
  );
  const guarded =
    gates.length === 0
      ? []
      : [
          `Settings hooks fire for the main session and for every agent: ${fewCodes(gates.map(({ id }) => id))}.`,
        ];
  const denied =
    permissions.length === 0 ? [] : [`\`permissions.deny\` refuses ${codes(permissions)}.`];
  const pairs = (entries: object, where: string): readonly string[] =>
    Object.entries(entries).map(
      ([key, value]) => `The ${where} ${code(key)} is ${code(String(value))}.`,
    );
  return [
    ...guarded,
    ...denied,
    ...pairs(settings, "setting"),
    ...pairs(env, "environment variable"),
  ];
}

/** What the spec assumes, by the place where it is used. */
function confirmList(project: Project): readonly string[] {
  const groups = Map.groupBy(project.confirm, ({ path }) => path);
  return [...groups].map(
    ([path, same]) => `${code(path)}: ${codes(same.map(({ value }) => value))}.`,
  );
}
