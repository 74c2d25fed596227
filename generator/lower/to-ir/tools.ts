/** Tool names of the spec (`Write`, `server.tool`) → names as the client calls them. */
import { near } from "#diagnostics/catalogue";
import { CLIENT_TOOLS, clientTool } from "#client/tools";
import type { Server } from "#ir/server";
import type { Path } from "../../load/spans.ts";
import { problem, type Scope } from "./scope.ts";

/** Looks tools up; made once per spec. */
export interface ToolIndex {
  readonly servers: readonly Server[];
  /** By spec name, `server.tool`. */
  readonly byName: ReadonlyMap<string, string>;
}

export function toolIndex(servers: readonly Server[]): ToolIndex {
  const byName = servers.flatMap((server) =>
    server.tools.map(({ name, fullName }) => [`${server.name}.${name}`, fullName] as const),
  );
  return { servers, byName: new Map(byName) };
}

/** The client's name of one tool; `undefined` after reporting an unknown one. */
export function toolName(
  scope: Scope,
  index: ToolIndex,
  name: string,
  path: Path,
): string | undefined {
  const own = clientTool(name);
  if (own !== undefined) return own.name;
  const full = index.byName.get(name);
  if (full !== undefined) return full;
  reportUnknown(scope, index, name, path);
  return undefined;
}

function reportUnknown(scope: Scope, index: ToolIndex, name: string, path: Path): void {
  const [server = ""] = name.split(".");
  const servers = index.servers.map((each) => each.name);
  if (name.includes(".") && !servers.includes(server)) {
    problem(scope, "unknown-server", path, { server, near: near(server, servers) });
    return;
  }
  const candidates = [...CLIENT_TOOLS.map((tool) => tool.name), ...index.byName.keys()];
  const full = [...index.byName].find(([, fullName]) => fullName === name);
  problem(scope, "unknown-tool", path, { tool: name, near: full?.[0] ?? near(name, candidates) });
}

export function toolNames(
  scope: Scope,
  index: ToolIndex,
  names: readonly string[],
  path: Path,
): readonly string[] {
  const resolved = names.flatMap((name, at) => toolName(scope, index, name, [...path, at]) ?? []);
  return [...new Set(resolved)].sort();
}

/** A declared server; `undefined` after reporting an unknown one. */
export function serverNamed(
  scope: Scope,
  index: ToolIndex,
  name: string,
  path: Path,
): Server | undefined {
  const server = index.servers.find((each) => each.name === name);
  if (server === undefined) {
    const names = index.servers.map((each) => each.name);
    problem(scope, "unknown-server", path, { server: name, near: near(name, names) });
  }
  return server;
}
