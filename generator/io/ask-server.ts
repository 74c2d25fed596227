/**
 * Asks an MCP server what tools it has, with the protocol's own client library. It asks for nothing
 * else and calls no tool.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ListToolsResultSchema } from "@modelcontextprotocol/sdk/types.js";
import type { OfferedTool } from "../servers/compare-server.ts";
import type { Connection } from "../servers/connection.ts";
import { clientEnvironment } from "./client-environment.ts";

/** What a server said; `said` are the last lines of a program's standard error. */
export type ServerAnswer =
  | { readonly kind: "tools"; readonly tools: readonly OfferedTool[] }
  | { readonly kind: "silent"; readonly reason: string; readonly said: string };

export interface AskOptions {
  /** Seconds for everything: start, greeting, all pages of the list. */
  readonly limitS: number;
  /** Where a program is started. */
  readonly cwd: string;
}

export async function askServer(
  connection: Connection,
  { limitS, cwd }: AskOptions,
): Promise<ServerAnswer> {
  const said: string[] = [];
  const client = new Client({ name: "gen-servers", version: "1" });
  const limit = AbortSignal.timeout(limitS * 1000);
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener("abort", () => reject(new TooLate()));
  });
  late.catch(() => undefined);
  try {
    const transport = transportFor(connection, cwd, (text) => said.push(text));
    const options = { timeout: limitS * 1000, signal: limit };
    const work = client.connect(transport, options).then(() => listTools(client, options));
    work.catch(() => undefined);
    return { kind: "tools", tools: await Promise.race([work, late]) };
  } catch (error) {
    return { kind: "silent", reason: reasonOf(error, connection, limitS), said: lastLines(said) };
  } finally {
    await client.close().catch(() => undefined);
  }
}

class TooLate extends Error {}

/** Redirects are not followed: they would lead to somebody that nobody named. */
class Redirected extends Error {}

function transportFor(
  connection: Connection,
  cwd: string,
  hear: (text: string) => void,
): Transport {
  if (connection.kind === "stdio") {
    const { command, args, env } = connection;
    const own = Object.entries({ ...clientEnvironment({}), ...env });
    const given = own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const transport = new StdioClientTransport({
      command,
      args: [...args],
      env: Object.fromEntries(given),
      cwd,
      stderr: "pipe",
    });
    transport.stderr?.on("data", (chunk: Buffer) => hear(chunk.toString("utf8")));
    return transport;
  }
  const options = { requestInit: { headers: { ...connection.headers } }, fetch: fetchHere };
  const url = new URL(connection.url);
  return connection.kind === "http"
    ? new StreamableHTTPClientTransport(url, options)
    : new SSEClientTransport(url, options);
}

async function fetchHere(url: string | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "manual" });
  const target = response.headers.get("location");
  if (response.status >= 300 && response.status < 400 && target !== null) {
    throw new Redirected(new URL(target, url).href);
  }
  return response;
}

/** A server that never ends its list is cut off here. */
const MOST_PAGES = 100;

async function listTools(
  client: Client,
  options: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<readonly OfferedTool[]> {
  const tools: OfferedTool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const request = { method: "tools/list" as const, params };
    const answer = await client.request(request, ListToolsResultSchema, options);
    for (const { name, annotations } of answer.tools) {
      const readOnlyHint = annotations?.readOnlyHint;
      tools.push({ name, ...(readOnlyHint === undefined ? {} : { readOnlyHint }) });
    }
    cursor = answer.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function reasonOf(error: unknown, connection: Connection, limitS: number): string {
  if (error instanceof Redirected) return `it sends us on to ${error.message}`;
  if (error instanceof TooLate) return `it did not answer within ${limitS} s`;
  const isProgram = connection.kind === "stdio";
  const code = codeIn(error);
  if (code === "ENOENT" && isProgram) return `there is no program "${connection.command}"`;
  const word = code === undefined ? undefined : WORDS[String(code)];
  if (word !== undefined) return word;
  return oneLine(innermost(error));
}

/** What `fetch` itself says is that it failed; the reason lies below. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

const WORDS: Readonly<Record<string, string>> = {
  "-32000": "it ended before it answered",
  "-32601": "it has no tools",
  "401": "it asks for a login (401)",
  "403": "it refuses us (403)",
  "404": "nothing of the kind is at this address (404)",
  EACCES: "its program may not be run",
  ECONNREFUSED: "nothing listens at this address",
  ENOTFOUND: "there is no host of this name",
  ERR_INVALID_URL: "its url is none",
};

/** The system's code or an HTTP status, of the error or of what caused it. */
function codeIn(error: unknown): string | number | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = "code" in error ? error.code : undefined;
  if (typeof own === "string" || typeof own === "number") return own;
  return codeIn(error.cause);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").slice(0, 300);
}

function lastLines(said: readonly string[]): string {
  return said.join("").trim().split("\n").slice(-3).join("\n").slice(-1000);
}
