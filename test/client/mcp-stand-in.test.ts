import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startScriptedModel } from "../../generator/verify/client/scripted-model.ts";
import type { ScriptedModel } from "../../generator/verify/client/scripted-model.ts";
import { readReached, standInEntry } from "../../generator/verify/client/stand-in-server.ts";

let model: ScriptedModel;
let folder = "";
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gen-stand-in-&-"));
  model = await startScriptedModel();
});
afterEach(async () => {
  await model.close();
  rmSync(folder, { recursive: true });
});

const logOf = (server: string): string => join(folder, `${server} log`);

/** The address that the client makes of a stand-in's entry. */
function addressOf(server: string, tools: readonly string[]): string {
  writeFileSync(logOf(server), "");
  const entry = standInEntry({ server, tools }, logOf(server));
  expect(entry["type"]).toBe("http");
  const here = `http://127.0.0.1:${model.port}`;
  return String(entry["url"]).replace("${ANTHROPIC_BASE_URL}", here);
}

async function post(address: string, body: string): Promise<readonly [number, unknown]> {
  const response = await fetch(address, { method: "POST", body });
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)];
}

const ask = (address: string, method: string, params: object) =>
  post(address, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));

const reached = (server: string) => readReached(server, readFileSync(logOf(server), "utf8"));

it("lists its tools, answers calls, and logs exactly the calls that reached it", async () => {
  const docs = addressOf("docs", ["get_note", "update_note"]);
  const mail = addressOf("mail", ["send"]);
  expect(await ask(docs, "initialize", { protocolVersion: "2025-06-18" })).toMatchObject([
    200,
    { jsonrpc: "2.0", id: 1, result: { protocolVersion: "2025-06-18" } },
  ]);
  expect(await ask(docs, "tools/list", {})).toMatchObject([
    200,
    { result: { tools: [{ name: "get_note" }, { name: "update_note" }] } },
  ]);
  const call = { name: "get_note", arguments: { slug: "s" } };
  expect(await ask(docs, "tools/call", call)).toMatchObject([
    200,
    { result: { content: [{ type: "text", text: "stand-in answered get_note" }] } },
  ]);
  await ask(mail, "tools/call", { name: "send" });
  expect(reached("docs")).toEqual([{ server: "docs", tool: "get_note", input: { slug: "s" } }]);
  expect(reached("mail")).toEqual([{ server: "mail", tool: "send", input: {} }]);
});

it("takes what asks nothing, and refuses what it does not know", async () => {
  const docs = addressOf("docs", []);
  const told = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
  expect(await post(docs, told)).toEqual([202, undefined]);
  expect(await post(docs, "not json")).toEqual([202, undefined]);
  expect(await ask(docs, "resources/list", {})).toMatchObject([200, { error: { code: -32601 } }]);
  expect((await fetch(docs)).status).toBe(405);
  expect(reached("docs")).toEqual([]);
  expect(model.exchanges).toEqual([]);
});
