import { join } from "node:path";
import { PLUGIN_HOOKS, PLUGIN_MANIFEST } from "#client/account-paths";
import { isObject, type JsonObject } from "#runtime/json-object";
import type { Packaging } from "#plan/plan";
import { agentType } from "#client/names";
import type { BundleConfig } from "../simulate/bundle-config.ts";
import { type AgentFile, readAgent } from "../simulate/read-agent.ts";
import { readHandlers } from "../simulate/read-handlers.ts";
import { type Disk, errorCode } from "./disk.ts";
import { readText } from "./read-text.ts";

/** A bundle's configuration, or which file of it cannot be used and why. */
export type BundleRead =
  { readonly config: BundleConfig } | { readonly path: string; readonly reason: string };

/** Reads what the client would load from the bundle in the folder `out`. */
export function readBundle(disk: Disk, out: string, packaging: Packaging): BundleRead {
  return packaging === "project" ? readProject(disk, out) : readPlugin(disk, out);
}

function readProject(disk: Disk, out: string): BundleRead {
  const path = "claude/settings.json";
  const read = readJson(disk, join(out, path));
  if ("reason" in read) return { path, reason: read.reason };
  const { handlers, notes, fileDropped } = readHandlers(read.value["hooks"], "settings");
  const agents = readAgents(disk, join(out, "claude/agents"), (name) => name);
  const permissions = fileDropped ? undefined : read.value["permissions"];
  const denials = isObject(permissions) ? permissions["deny"] : undefined;
  const dropped = fileDropped ? [`${path}: the client ignores the whole file`] : [];
  return {
    config: {
      packaging: "project",
      handlers: read.value["disableAllHooks"] === true ? [] : handlers,
      agents,
      denials: Array.isArray(denials) ? denials.map(String) : [],
      notes: [...dropped, ...notes.map((note) => `${path}: ${note}`), ...agentNotes(agents)],
    },
  };
}

function readPlugin(disk: Disk, out: string): BundleRead {
  const manifestPath = `plugin/${PLUGIN_MANIFEST}`;
  const manifest = readJson(disk, join(out, manifestPath));
  if ("reason" in manifest) return { path: manifestPath, reason: manifest.reason };
  const path = `plugin/${PLUGIN_HOOKS}`;
  const hooks = readJson(disk, join(out, path));
  if ("reason" in hooks && !hooks.absent) return { path, reason: hooks.reason };
  const value = "value" in hooks ? hooks.value : {};
  const { handlers, notes } = readHandlers(value["hooks"], "plugin");
  const plugin = String(manifest.value["name"]);
  const typeOf = (name: string): string => agentType(name, "plugin", plugin);
  const agents = readAgents(disk, join(out, "plugin/agents"), typeOf);
  return {
    config: {
      packaging: "plugin",
      handlers,
      agents,
      denials: [],
      notes: notes.map((note) => `${path}: ${note}`),
    },
  };
}

function readAgents(
  disk: Disk,
  folder: string,
  typeOf: (name: string) => string,
): ReadonlyMap<string, AgentFile> {
  const files = namesIn(disk, folder).filter((name) => name.endsWith(".md"));
  return new Map(
    files.flatMap((file) => {
      const read = readText(disk, join(folder, file));
      const agent = "text" in read ? readAgent(read.text) : undefined;
      return agent === undefined ? [] : [[typeOf(agent.name), agent] as const];
    }),
  );
}

function agentNotes(agents: ReadonlyMap<string, AgentFile>): readonly string[] {
  return [...agents.values()].flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`));
}

function namesIn(disk: Disk, folder: string): readonly string[] {
  try {
    return [...disk.readdirSync(folder)].sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

type Json = { readonly value: JsonObject } | { readonly reason: string; readonly absent: boolean };

function readJson(disk: Disk, path: string): Json {
  const read = readText(disk, path);
  if ("reason" in read) return { reason: read.reason, absent: !disk.existsSync(path) };
  try {
    const value: unknown = JSON.parse(read.text);
    if (isObject(value)) return { value };
    return { reason: "it is no JSON object", absent: false };
  } catch {
    return { reason: "it is not JSON", absent: false };
  }
}
