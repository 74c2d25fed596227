/** The servers of the spec as stand-ins, with one tool more each that the spec does not list. */
import { toolPrefix } from "#client/names";
import type { Project } from "#ir/project";
import type { Server } from "#ir/server";
import type { StandIn } from "../client/stand-in-server.ts";

/** Stands for every tool that a server may grow. */
export const UNLISTED = "unlisted-tool";

const standIn = (server: Server, key: string): StandIn => ({
  server: key,
  tools: [...server.tools.map(({ name }) => name), UNLISTED],
});

/** Every server under the key that gives its tools the names that the spec's packaging expects. */
export function standInsOf({ servers }: Project): readonly StandIn[] {
  return servers.map((server) => standIn(server, serverKey(server)));
}

/** The servers that a plugin of the bundle brings itself, by the name that its `.mcp.json` gives them. */
export function pluginStandIns({ servers }: Project): readonly StandIn[] {
  return servers
    .filter(({ connection }) => connection !== undefined)
    .map((server) => standIn(server, server.name));
}

/** `mcp__<key>__` is the prefix of the tools' names. */
function serverKey(server: Server): string {
  return toolPrefix(server)
    .replace(/^mcp__/u, "")
    .replace(/__$/u, "");
}
