/** How a server is reached, as the spec or an `.mcp.json` says it; variables are not yet filled in. */
import { isObject } from "#runtime/json-object";
import type { Server } from "#ir/server";

/** A `stdio` server is a program; the others are addresses, `sse` in the older way. */
export type Connection =
  | {
      readonly kind: "stdio";
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: "http" | "sse";
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** The connections of one file by server name, or why an entry is none. */
export type Connections = ReadonlyMap<string, Connection | { readonly reason: string }>;

/** Kinds of addresses by the names that the client gives them. */
const KINDS: ReadonlyMap<unknown, "http" | "sse"> = new Map([
  ["http", "http"],
  ["streamable-http", "http"],
  ["sse", "sse"],
]);

/** Reads the text of an `.mcp.json`, of a project or of a plugin. */
export function readConnections(text: string): Connections | { readonly reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { reason: `it is not JSON (${error instanceof Error ? error.message : "no reason"})` };
  }
  const servers = isObject(value) ? value["mcpServers"] : undefined;
  if (!isObject(servers)) return { reason: 'it has no object "mcpServers"' };
  return new Map(Object.entries(servers).map(([name, entry]) => [name, connectionOf(entry)]));
}

type Entry = Readonly<Record<string, unknown>>;

function connectionOf(entry: unknown): Connection | { readonly reason: string } {
  if (!isObject(entry)) return { reason: "its entry is not an object" };
  const { type, command, url } = entry;
  if (typeof command === "string" && (type === undefined || type === "stdio")) {
    return programOf(command, entry);
  }
  return typeof url === "string"
    ? addressOf(url, entry)
    : { reason: "its entry has neither a command nor a url" };
}

function programOf(
  command: string,
  { args = [], env = {} }: Entry,
): ReturnType<typeof connectionOf> {
  return isTexts(args) && isTextRecord(env)
    ? { kind: "stdio", command, args, env }
    : { reason: "its args or env are not texts" };
}

function addressOf(url: string, { type, headers = {} }: Entry): ReturnType<typeof connectionOf> {
  const kind = KINDS.get(type);
  if (kind === undefined) {
    return { reason: `its type is ${JSON.stringify(type ?? null)}; http, sse and stdio are known` };
  }
  return isTextRecord(headers) ? { kind, url, headers } : { reason: "its headers are not texts" };
}

/** What the spec itself says; `undefined` = a plugin brings the server, or it is set up elsewhere. */
export function specConnection({ connection }: Server): Connection | undefined {
  return connection?.kind === "http" ? { ...connection, headers: {} } : connection;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((one) => typeof one === "string");
}
