/** Connections of `.mcp.json`, of plugins, and servers that are only mentioned. */
import { isObject, type JsonObject } from "#runtime/json-object";
import { report } from "#diagnostics/catalogue";
import { toolPrefix } from "#client/names";
import type { SpecServer } from "../load/spec-shape.ts";
import type { Importing } from "./findings.ts";
import type { JsonFile } from "./json-file.ts";
import { type KnownServer, serverTool } from "./known-tools.ts";
import { isSecret, variableFor } from "../json/secrets.ts";

/** An entry of `mcpServers` and the file that it stands in. */
export interface FoundServer {
  readonly name: string;
  readonly plugin?: string;
  readonly entry: JsonObject;
  readonly json: JsonFile;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*$/u;

/** The entries of a file; a plugin's may stand without `mcpServers` around them. */
export function serversIn(json: JsonFile, plugin?: string): readonly FoundServer[] {
  const wrapped = json.value["mcpServers"];
  const entries = isObject(wrapped) ? wrapped : plugin === undefined ? {} : json.value;
  return Object.entries(entries).flatMap(([name, entry]) =>
    isObject(entry) ? [{ name, ...(plugin === undefined ? {} : { plugin }), entry, json }] : [],
  );
}

export function knownServers(found: readonly FoundServer[]): readonly KnownServer[] {
  return found.map(({ name, plugin }) => {
    const server = plugin === undefined ? { name } : { name, plugin };
    return { ...server, prefix: toolPrefix(server) };
  });
}

/** Servers of the spec by name; tools are those that the set-up mentions, all to be confirmed. */
export function specServers(
  into: Importing,
  found: readonly FoundServer[],
): Readonly<Record<string, SpecServer>> {
  const tools = new Map<string, string[]>();
  for (const name of into.named) {
    const one = serverTool(name, into.servers);
    if (one === undefined) continue;
    const list = tools.get(one.server) ?? [];
    tools.set(one.server, [...list.filter((each) => each !== one.tool), one.tool]);
  }
  const servers: Record<string, SpecServer> = {};
  for (const server of found) {
    const { name, json } = server;
    if (!NAME.test(name)) {
      const reason = "the language takes letters, digits, `-` and `_`";
      into.findings.push(
        report("left-out", json.at(["mcpServers", name]), { what: `the server "${name}"`, reason }),
      );
      continue;
    }
    servers[name] = { ...connection(into, server), tools: listed(tools.get(name) ?? []) };
  }
  for (const [name, list] of tools) {
    if (servers[name] === undefined && NAME.test(name)) {
      servers[name] = { does: "It is set up elsewhere.", tools: listed(list) };
    }
  }
  return servers;
}

/** What a tool does is not known from its name: it counts as a write until somebody looks. */
function listed(tools: readonly string[]): SpecServer["tools"] {
  const names = [...tools].sort();
  return names.length === 0 ? {} : { write: names, confirm: names };
}

function connection(into: Importing, found: FoundServer): Omit<SpecServer, "tools"> {
  const { plugin, entry } = found;
  if (plugin !== undefined) return { plugin };
  const { type, url, command, args, env, ...rest } = withoutSecrets(into, found);
  const isText = typeof url === "string";
  const isSse = isText && type !== undefined && type !== "http";
  const carry = { ...(isSse ? { type } : {}), ...rest };
  const more = Object.keys(carry).length === 0 ? {} : { carry };
  if (isText) return { url, ...more };
  if (typeof command !== "string") {
    const what = `the connection of "${found.name}"`;
    const span = found.json.at(["mcpServers", found.name]);
    into.findings.push(report("left-out", span, { what, reason: "it has no command and no url" }));
    return { does: `Its entry is ${JSON.stringify(Object.keys(entry))}.` };
  }
  return {
    command,
    ...(Array.isArray(args) && args.length > 0 ? { args: args.map(String) } : {}),
    ...(isObject(env) && Object.keys(env).length > 0
      ? { env: Object.fromEntries(Object.entries(env).map(([key, one]) => [key, String(one)])) }
      : {}),
    ...more,
  };
}

/** The entry with variables in place of secrets. */
function withoutSecrets(into: Importing, { name, entry, json }: FoundServer): JsonObject {
  const safe = ([key, value]: [string, unknown], path: readonly string[]): [string, unknown] => {
    if (!isSecret(key, value)) return [key, value];
    const reason = `it looks like a secret; ${variableFor(key)} stands for it`;
    const what = `the value of "${key}"`;
    into.findings.push(
      report("left-out", json.at(["mcpServers", name, ...path, key]), { what, reason }),
    );
    return [key, variableFor(key)];
  };
  const entries = Object.entries(entry).map(([key, value]): [string, unknown] =>
    (key === "env" || key === "headers") && isObject(value)
      ? [key, Object.fromEntries(Object.entries(value).map((one) => safe(one, [key])))]
      : [key, value],
  );
  return Object.fromEntries(entries);
}
