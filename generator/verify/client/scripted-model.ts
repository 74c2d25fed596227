/**
 * The model the client talks to: a loopback server that answers by script and keeps every request as
 * evidence. The stand-ins of MCP servers have a path on it.
 */
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { parseJson } from "./json.ts";
import { answerStandIn } from "./mcp-stand-in.ts";
import { issueCalls, replyDocument, replyEvents } from "./model-reply.ts";
import type { IssuedCall } from "./model-reply.ts";
import { readModelRequest } from "./model-request.ts";
import type { ModelRequest } from "./model-request.ts";
import { STAND_IN_PATH } from "./stand-in-server.ts";

/** One request and the calls it was answered with. */
export interface ModelExchange extends ModelRequest {
  readonly issued: readonly IssuedCall[];
}

export interface ScriptedModel {
  readonly port: number;
  /** In order of arrival. */
  readonly exchanges: readonly ModelExchange[];
  close(): Promise<void>;
}

/** Said when the script has ended, or when there is none. */
const SCRIPT_ENDED = "script-ended";

export async function startScriptedModel(): Promise<ScriptedModel> {
  const exchanges: ModelExchange[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => answer(request, body, exchanges, response));
  });
  const port = await listen(server);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((done) => {
      server.close(() => done());
    });
  };
  return { port, exchanges, close };
}

function answer(
  { method = "", url = "" }: IncomingMessage,
  body: string,
  exchanges: ModelExchange[],
  response: ServerResponse,
): void {
  const address = new URL(url, "http://127.0.0.1");
  const path = address.pathname;
  if (path === STAND_IN_PATH) {
    const { status, document } = answerStandIn(method, address, body);
    return sendJson(response, status, document);
  }
  if (path === "/v1/messages/count_tokens") return sendJson(response, 200, { input_tokens: 1 });
  if (path !== "/v1/messages") {
    return sendJson(response, 404, {
      type: "error",
      error: { type: "not_found_error", message: "not found" },
    });
  }
  const request = readModelRequest(parseJson(body));
  // Requests without tools are the client's own (titles, summaries): they quote the prompt but play no part in it.
  const step = request.tools.length === 0 ? undefined : request.script?.steps[request.step];
  const serial = exchanges.length;
  const issued = issueCalls(step ?? [], serial);
  exchanges.push({ ...request, issued });
  const text = request.script?.says ?? SCRIPT_ENDED;
  const reply = { id: `msg_${serial}`, model: request.model, calls: issued, text };
  if (!request.stream) return sendJson(response, 200, replyDocument(reply));
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(replyEvents(reply));
}

function sendJson(response: ServerResponse, status: number, document?: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(document && JSON.stringify(document));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("no loopback port"));
      else resolve(address.port);
    });
  });
}
