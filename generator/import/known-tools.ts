/** Every tool that the set-up can mean: the client's own and those of servers that it names. */
import { near } from "#diagnostics/catalogue";
import { isServerName, splitToolName } from "#client/names";
import { CLIENT_TOOLS, clientTool } from "#client/tools";

/** A server of the set-up; `plugin` = it comes with that plugin. */
export interface KnownServer {
  readonly name: string;
  readonly prefix: string;
  readonly plugin?: string;
}

/** Old names that no tool has any more; harmless beside others. */
const GONE: readonly string[] = ["MultiEdit", "LS", "NotebookRead", "KillShell", "BashOutput"];

/** `server`, `tool` of a full name; `undefined` = it names no single tool of a server. */
export function serverTool(
  name: string,
  servers: readonly KnownServer[],
): { readonly server: string; readonly tool: string } | undefined {
  const known = servers.find(({ prefix }) => name.startsWith(prefix) && name !== prefix);
  if (known !== undefined) return { server: known.name, tool: name.slice(known.prefix.length) };
  const parts = splitToolName(name);
  if (parts === undefined || !/^[\w.-]+$/u.test(parts.rest)) return undefined;
  return { server: parts.server, tool: parts.rest };
}

/** How the name would have to be written for the server that was probably meant, plugin or not. */
export function pluginSpelling(name: string, servers: readonly KnownServer[]): string | undefined {
  const found = splitToolName(name);
  if (found === undefined || servers.some(({ prefix }) => name.startsWith(prefix)))
    return undefined;
  const given = found.server;
  // One way round or the other: the plugin's prefix is missing, or it is there and no plugin is.
  const meant = servers.find(({ name: own, plugin }) =>
    plugin === undefined ? /^plugin_.+_/u.test(given) && given.endsWith(`_${own}`) : own === given,
  );
  return meant === undefined ? undefined : meant.prefix + found.rest;
}

/** Why a bare name means no tool, and what may have been meant; `undefined` = it means one. */
export function strangeName(
  name: string,
  servers: readonly KnownServer[],
): { readonly reason: string; readonly near?: string | undefined } | undefined {
  if (clientTool(name) !== undefined || GONE.includes(name)) return undefined;
  const plugin = pluginSpelling(name, servers);
  if (plugin !== undefined) return { reason: "its server has another prefix", near: plugin };
  if (isServerName(name)) {
    if (serverTool(name, servers) !== undefined) return undefined;
    return { reason: "a server's name alone is no tool", near: `${name.replace(/_*$/u, "")}__.*` };
  }
  if (/^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+$/u.test(name)) {
    return {
      reason: "the short name of a server's tool matches nothing",
      near: `mcp__.*__${name}`,
    };
  }
  const own = near(
    name,
    CLIENT_TOOLS.map((tool) => tool.name),
  );
  return { reason: "there is no such tool", near: own };
}
