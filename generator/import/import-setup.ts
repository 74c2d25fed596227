/** An existing set-up → a spec and the files beside it. Pure: what was read goes in, files come out. */
import { AGENTS, HOOKS, LOCAL_SETTINGS, SERVERS, SETTINGS } from "#client/account-paths";
import { isObject, type JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Spec, SpecAgent, SpecCarry, SpecSkill } from "../load/spec-shape.ts";
import type { SpecExternal } from "../load/hook-shape.ts";
import { type FoundAgent, readAgentFile } from "./agents.ts";
import { carriedFiles } from "./carried-files.ts";
import { externalOf } from "./externals.ts";
import type { Importing } from "./findings.ts";
import { readHandlers } from "./handlers.ts";
import { namer } from "./ids.ts";
import type { JsonFile } from "./json-file.ts";
import { placeIn } from "./place-in.ts";
import { readConfig } from "./read-config.ts";
import { specServers } from "./servers.ts";
import { carriedSettings, runningKeys } from "./settings.ts";
import type { Setup } from "./setup.ts";
import type { SetupFile } from "./setup-file.ts";
import { type FoundSkill, readSkillFile } from "./skills.ts";
import { toolsetsOf } from "./toolsets.ts";

/** A file to be written beside the spec, relative to its folder. */
export interface ImportedFile {
  readonly path: string;
  readonly text: string;
  readonly executable: boolean;
}

export interface Imported {
  /** Absent when a finding is an error. */
  readonly spec?: Spec;
  readonly files: readonly ImportedFile[];
  readonly findings: readonly Diagnostic[];
}

type Name = (text: string) => string;

export function importSetup(setup: Setup, name: string): Imported {
  const config = readConfig(setup);
  if ("faults" in config) return { files: [], findings: config.faults };
  const into: Importing = { files: setup.files, findings: [], ...config.names };
  const agents = readAgents(into, setup.files);
  const skills = readSkills(into, setup.files, agents);
  const names = namer();
  const { toolsets, denies } = toolsetsOf(agents, names);
  const external = Object.fromEntries([
    ...config.settings.flatMap((json) => externals(into, json, names, true)),
    ...config.pluginHooks.flatMap((json) => externals(into, json, names, false)),
  ]);
  const settings = carriedSettings(into, config.settings);
  const left = leftFiles(setup.files, agents, skills);
  const rest = carriedFiles(into, left, reserved(agents, toolsets));
  const spec: Spec = {
    spec: 1,
    name,
    ...some("servers", specServers(into, config.servers)),
    ...some("toolsets", toolsets),
    ...some(
      "agents",
      byName(agents, (agent) => specAgent(agent, denies.get(agent.name) ?? [])),
    ),
    ...some("external", external),
    ...some("carry", carryOf(settings, rest.entries)),
    ...some("skills", byName(skills, specSkill)),
  };
  const files = [
    ...agents.map((agent) => copyOf(promptOf(agent), agent.body)),
    ...skills.map((skill) => copyOf(skillPrompt(skill), skill.body)),
    ...rest.copies.map(({ from, file }) => copyOf(from, file.text, file.executable)),
  ];
  return { spec, files, findings: into.findings };
}

function readSkills(
  into: Importing,
  files: readonly SetupFile[],
  agents: readonly FoundAgent[],
): readonly FoundSkill[] {
  const names = agents.map(({ name }) => name);
  return files
    .filter(({ path }) => /^\.claude\/skills\/[^/]+\/SKILL\.md$/u.test(path))
    .flatMap((file) => readSkillFile(into, file, names) ?? []);
}

function carryOf(settings: JsonObject, files: SpecCarry["files"] & object): SpecCarry {
  const runs = runningKeys(settings);
  return {
    ...some("settings", settings),
    ...(runs.length === 0 ? {} : { runs }),
    ...some("files", files),
  };
}

function some<K extends string, T extends object>(key: K, value: T): { readonly [Key in K]?: T } {
  // Safe: a computed key counts as any text for the compiler, and this one is `key`.
  return Object.keys(value).length === 0 ? {} : ({ [key]: value } as { readonly [Key in K]: T });
}

function byName<T extends { readonly name: string }, S>(
  found: readonly T[],
  toSpec: (one: T) => S,
): Readonly<Record<string, S>> {
  return Object.fromEntries(found.map((one) => [one.name, toSpec(one)]));
}

function copyOf(path: string, text: string, executable = false): ImportedFile {
  return { path, text, executable };
}

const promptOf = ({ name }: FoundAgent): string => `prompts/${name}.md`;
const skillPrompt = ({ name }: FoundSkill): string => `prompts/skills/${name}.md`;

/** Where two files have one name, letter case aside, the client loads the one it reads last. */
function readAgents(into: Importing, files: readonly SetupFile[]): readonly FoundAgent[] {
  const found = new Map<string, FoundAgent>();
  for (const file of files.filter(isAgentFile)) {
    const agent = readAgentFile(into, file);
    if (agent === undefined) continue;
    const key = agent.name.toLowerCase();
    const earlier = found.get(key);
    if (earlier !== undefined) {
      const reason = `"${file.shown}" has the same name and takes its place`;
      const span = placeIn(earlier.file, 0);
      into.findings.push(report("skipped-file", span, { path: earlier.file.shown, reason }));
      found.delete(key);
    }
    found.set(key, agent);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isAgentFile({ path }: SetupFile): boolean {
  return path.startsWith(`${AGENTS}/`) && path.endsWith(".md");
}

function externals(
  into: Importing,
  json: JsonFile,
  names: Name,
  carried: boolean,
): readonly (readonly [string, SpecExternal])[] {
  const hooks = readHandlers(into, json.value["hooks"], (path) => json.at(["hooks", ...path]));
  const from = { what: `from ${json.file.path}`, carried };
  return hooks.map((handler) => externalOf(into, handler, names, from));
}

const CONFIG: ReadonlySet<string> = new Set([SETTINGS, LOCAL_SETTINGS, SERVERS]);

/** Everything that became no part of the spec and is no configuration. */
function leftFiles(
  files: readonly SetupFile[],
  agents: readonly FoundAgent[],
  skills: readonly FoundSkill[],
): readonly SetupFile[] {
  const used = new Set([...agents, ...skills].map(({ file }) => file.path));
  return files.filter(({ path }) => !used.has(path) && !CONFIG.has(path));
}

/** A file here would be written twice; an agent that takes no part would come back to life. */
function reserved(
  agents: readonly FoundAgent[],
  toolsets: Readonly<Record<string, { readonly hook: string }>>,
): ReadonlySet<string> {
  return new Set([
    ...agents.map(({ name }) => `${AGENTS}/${name}.md`),
    ...Object.values(toolsets).map(({ hook }) => `${HOOKS}/${hook}.mjs`),
  ]);
}

function specAgent(agent: FoundAgent, denies: readonly string[]): SpecAgent {
  const { description, model, isolation, startsNobody, carry } = agent;
  return {
    does: description,
    ...(model === undefined ? {} : { model }),
    ...(isolation === undefined ? {} : { isolation }),
    ...(denies.length === 0 ? {} : { denies }),
    ...(startsNobody ? { spawns: [] } : {}),
    prompt: promptOf(agent),
    ...(isObject(carry) && Object.keys(carry).length > 0 ? { carry } : {}),
  };
}

function specSkill(found: FoundSkill): SpecSkill {
  const { carry, ...rest } = found.skill;
  return { ...rest, prompt: skillPrompt(found), ...(carry === undefined ? {} : { carry }) };
}
