/** Which servers are to be asked, and by which connection. */
import type { Project } from "#ir/project";
import type { Server } from "#ir/server";
import { type Connection, type Connections, specConnection } from "./connection.ts";

/** One server to ask, or why it is not asked. */
export interface Candidate {
  readonly name: string;
  /** What the spec says of it; absent for a server that only the connection file names. */
  readonly server?: Server;
  /** Where the connection comes from: the spec, or the path of an `.mcp.json`. */
  readonly from: string;
  /** The folder that its program is started in. */
  readonly folder: string;
  readonly connection: Connection | { readonly reason: string } | undefined;
}

/** An `.mcp.json` that was read. */
export interface ConnectionFile {
  readonly path: string;
  readonly folder: string;
  readonly connections: Connections;
}

/** The spec's servers in its order, then those that only the files name; a file goes before the spec. */
export function candidates(
  project: Pick<Project, "servers">,
  files: readonly ConnectionFile[],
  spec: { readonly path: string; readonly folder: string },
): readonly Candidate[] {
  const { servers } = project;
  const known = new Set(servers.map(({ name }) => name));
  const strangers = files.flatMap(({ path, folder, connections }) =>
    [...connections]
      .filter(([name]) => !known.has(name))
      .map(([name, connection]) => ({ name, from: path, folder, connection })),
  );
  return [
    ...servers.map((server): Candidate => {
      const { name } = server;
      const file = files.find(({ connections }) => connections.has(name));
      return file === undefined
        ? { name, server, from: spec.path, folder: spec.folder, connection: specConnection(server) }
        : {
            name,
            server,
            from: file.path,
            folder: file.folder,
            connection: file.connections.get(name),
          };
    }),
    ...strangers,
  ];
}
