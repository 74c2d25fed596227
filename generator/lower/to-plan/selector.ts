import type { ToolSelector } from "#runtime/rule";
import type { ServerPattern } from "#client/matcher";
import { writeMatcher } from "#client/matcher";
import type { HookMatcher } from "#plan/plan";
import type { Naming } from "./naming.ts";

/** The tools of a case: names, and servers of which all but the listed reads are meant. */
export function selectorOf(
  tools: readonly string[],
  servers: readonly ServerPattern[],
  naming: Naming,
): ToolSelector {
  const prefixes = servers.flatMap((server) => naming.servers(server));
  const names = naming
    .tools(tools)
    .filter((name) => !prefixes.some(({ prefix }) => name.startsWith(prefix)));
  return {
    ...(names.length === 0 ? {} : { names: [...new Set(names)].sort() }),
    ...(prefixes.length === 0 ? {} : { prefixes }),
  };
}

/** The matcher that fires for what the selectors mean and leaves everything else alone. */
export function matcherOf(
  selectors: readonly ToolSelector[],
  listed: readonly string[],
): HookMatcher {
  const names = selectors.flatMap((selector) => selector.names ?? []);
  const servers = uniqueServers(selectors.flatMap((selector) => selector.prefixes ?? []));
  return {
    text: writeMatcher(names, servers),
    covers: [...new Set([...names, ...listed])].sort(),
    excludes: [...new Set(servers.flatMap(({ except }) => except))].sort(),
  };
}

function uniqueServers(servers: readonly ServerPattern[]): readonly ServerPattern[] {
  return [...new Map(servers.map((server) => [server.prefix, server])).values()];
}
