/** The JSON files of a set-up, all read before anything is made of them: one that is broken stops it. */
import { LOCAL_SETTINGS, SERVERS, SETTINGS } from "#client/account-paths";
import { toolNamesIn } from "#client/names";
import { isObject } from "#runtime/json-object";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Importing } from "./findings.ts";
import { type JsonFile, readJsonFile } from "./json-file.ts";
import { type FoundServer, knownServers, serversIn } from "./servers.ts";
import { discarding } from "./settings.ts";
import type { Setup } from "./setup.ts";
import type { SetupFile } from "./setup-file.ts";

export interface Config {
  /** Shared settings, then personal ones. */
  readonly settings: readonly JsonFile[];
  /** `hooks.json` of plugins, or their manifests where hooks stand there. */
  readonly pluginHooks: readonly JsonFile[];
  readonly servers: readonly FoundServer[];
  readonly names: Pick<Importing, "servers" | "named">;
}

export function readConfig({
  files,
  plugins,
}: Setup): Config | { readonly faults: readonly Diagnostic[] } {
  const faults: Diagnostic[] = [];
  const read = (file: SetupFile | undefined): readonly JsonFile[] => {
    if (file === undefined) return [];
    const json = readJsonFile(file);
    if ("fault" in json) faults.push(json.fault);
    return "fault" in json ? [] : [json];
  };
  const named = (path: string): readonly JsonFile[] =>
    read(files.find((file) => file.path === path));
  const settings = [...named(SETTINGS), ...named(LOCAL_SETTINGS)];
  faults.push(...settings.flatMap(discarding));
  const servers = [
    ...named(SERVERS).flatMap((json) => serversIn(json)),
    ...plugins.flatMap(({ name, servers, manifest }) => [
      ...read(servers).flatMap((json) => serversIn(json, name)),
      ...read(manifest)
        .filter(({ value }) => isObject(value["mcpServers"]))
        .flatMap((json) => serversIn(json, name)),
    ]),
  ];
  const pluginHooks = plugins.flatMap(({ hooks, manifest }) => [
    ...read(hooks),
    ...read(manifest).filter(({ value }) => isObject(value["hooks"])),
  ]);
  if (faults.length > 0) return { faults: unique(faults) };
  const known = knownServers(servers);
  return { settings, pluginHooks, servers, names: { servers: known, named: mentioned(files) } };
}

/** A manifest is looked at twice; what is wrong with it is told once. */
function unique(faults: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(faults.map((one) => [`${one.code} ${one.message}`, one])).values()];
}

/** Full names of servers' tools in settings and front matter. */
function mentioned(files: readonly SetupFile[]): readonly string[] {
  const texts = files.flatMap(({ path, text }) => {
    if (path.endsWith(".json")) return [text];
    if (!/^\.claude\/(?:agents|skills)\//u.test(path)) return [];
    return [/^\uFEFF?---\r?\n[\s\S]*?\r?\n---/u.exec(text)?.[0] ?? ""];
  });
  return [...new Set(texts.flatMap((text) => toolNamesIn(text)))].sort();
}
