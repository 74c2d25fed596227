import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { field, parseJson } from "../../generator/verify/client/json.ts";
import { readReached, standInEntry } from "../../generator/verify/client/stand-in-server.ts";

it("lists its tools, answers calls, and logs exactly the calls that reached it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gen-stand-in-"));
  const log = join(folder, "log");
  writeFileSync(log, "");
  const entry = standInEntry({ server: "docs", tools: ["get_note", "update_note"] }, log);
  const args = Array.isArray(entry["args"]) ? entry["args"].map(String) : [];
  const server = spawn(String(entry["command"]), args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const ask = async (method: string, params: object) => {
    server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })}\n`);
    return parseJson((await lines.next()).value ?? "");
  };
  const initialized = field(await ask("initialize", { protocolVersion: "2025-06-18" }), "result");
  expect(field(initialized, "protocolVersion")).toBe("2025-06-18");
  server.stdin.write('not json\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  expect(field(await ask("tools/list", {}), "result")).toMatchObject({
    tools: [{ name: "get_note" }, { name: "update_note" }],
  });
  const answered = field(
    await ask("tools/call", { name: "get_note", arguments: { slug: "s" } }),
    "result",
  );
  expect(field(answered, "content")).toEqual([
    { type: "text", text: "stand-in answered get_note" },
  ]);
  expect(field(await ask("resources/list", {}), "error")).toMatchObject({ code: -32601 });
  server.stdin.end();
  expect(readReached("docs", readFileSync(log, "utf8"))).toEqual([
    { server: "docs", tool: "get_note", input: { slug: "s" } },
  ]);
  rmSync(folder, { recursive: true });
});
