import { report } from "#diagnostics/catalogue";
import { toolPrefix } from "#client/names";
import type { Server, ServerTool } from "#ir/server";
import type { SpecServer } from "../../load/spec-shape.ts";
import { at, entriesOf, type Scope } from "./scope.ts";

export function resolveServers(scope: Scope): readonly Server[] {
  return entriesOf(scope.spec.servers).map(([name, server]) => resolveServer(scope, name, server));
}

function resolveServer(scope: Scope, name: string, server: SpecServer): Server {
  const { plugin, carry } = server;
  const prefix = toolPrefix(plugin === undefined ? { name } : { name, plugin });
  const connection = connectionOf(server);
  return {
    name,
    title: server.title ?? name,
    does: server.does ?? "",
    ...(plugin === undefined ? {} : { plugin }),
    ...(connection === undefined ? {} : { connection }),
    ...(carry === undefined ? {} : { carry }),
    prefix,
    tools: [
      ...toolsOf(scope, name, server, "read", prefix),
      ...toolsOf(scope, name, server, "write", prefix),
    ],
    unlistedIsWrite: server.tools.unlisted === "deny",
    span: at(scope, ["servers", name]),
  };
}

function connectionOf({ url, command, args, env }: SpecServer): Server["connection"] {
  if (url !== undefined) return { kind: "http", url };
  if (command === undefined) return undefined;
  return { kind: "stdio", command, args: args ?? [], env: env ?? {} };
}

function toolsOf(
  scope: Scope,
  server: string,
  { tools }: SpecServer,
  access: "read" | "write",
  prefix: string,
): readonly ServerTool[] {
  const assumed = new Set(tools.confirm ?? []);
  const path = ["servers", server, "tools", access];
  const names = tools[access] ?? [];
  return names.map((name, index) => {
    const here = scope.spans.value([...path, index]);
    const twice = access === "write" ? (tools.read ?? []).indexOf(name) : -1;
    if (twice !== -1 || names.indexOf(name) !== index) {
      scope.problems.push(report("duplicate-tool", here, { tool: `${server}.${name}` }));
    }
    return { name, fullName: prefix + name, access, assumed: assumed.has(name), span: here };
  });
}
