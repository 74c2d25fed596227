import { SERVERS } from "#client/account-paths";
import type { Server } from "#ir/server";
import type { Emitter } from "../emitter.ts";

/** The connections of the spec's own servers, as the client's `.mcp.json` has them. */
export function mcpConfig(servers: readonly Server[]): object {
  const entries = servers.flatMap(({ name, connection, carry }) =>
    connection === undefined ? [] : [[name, { ...connectionEntry(connection), ...carry }] as const],
  );
  return { mcpServers: Object.fromEntries(entries) };
}

function connectionEntry(connection: NonNullable<Server["connection"]>): object {
  if (connection.kind === "http") return { type: "http", url: connection.url };
  const { command, args, env } = connection;
  return {
    command,
    ...(args.length === 0 ? {} : { args }),
    ...(Object.keys(env).length === 0 ? {} : { env }),
  };
}

/** `.mcp.json`: servers that the spec connects itself; those of plugins come with their plugin. */
export const mcpEmitter: Emitter = {
  name: "mcp",
  emit({ project: { servers } }) {
    const own = servers.filter(({ connection }) => connection !== undefined);
    if (own.length === 0) return [];
    return [
      {
        path: "claude/mcp.json",
        content: `${JSON.stringify(mcpConfig(own), null, 2)}\n`,
        kind: "mcp",
        executable: false,
        place: SERVERS,
        because: own.map(({ span }) => span),
      },
    ];
  },
};
