/** `gen servers` on servers as they are published, by standard input and output and by HTTP. */
import { spawn } from "node:child_process";
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { PUBLISHED, workplace } from "./workplace.ts";

const SPEC = `spec: 1
name: t
servers:
  # the disk
  files:
    command: node
    args: [${PUBLISHED.filesystem}, .]
    confirm: [command]
    tools:
      read: [read_file, move_file] # reads
      write:
        - write_file
        - rename_all
        - list_directory
      confirm: [read_file, rename_all]
  memory:
    command: node
    args: [${PUBLISHED.memory}]
    tools: { read: [read_graph], unlisted: deny }
`;

test("stale, unclassified, contradicted and confirmed tools, with the lines to change", async () => {
  const place = workplace(SPEC);
  const { code, servers, patch } = await place.json();
  expect(code).toBe(1);
  const [files, memory] = servers;
  expect(files).toMatchObject({ name: "files", state: "asked", inSpec: true });
  const kinds = (tool: string): unknown =>
    files?.findings.filter((one) => one.tool === tool).map(({ kind }) => kind);
  expect(kinds("read_file")).toEqual(["confirmed"]);
  expect(kinds("command")).toEqual(["confirmed"]);
  expect(kinds("move_file")).toEqual(["says-it-writes"]);
  expect(kinds("rename_all")).toEqual(["stale"]);
  expect(kinds("list_directory")).toEqual(["says-it-reads"]);
  expect(kinds("edit_file")).toEqual(["unclassified"]);
  expect(kinds("write_file")).toEqual([]);
  expect(files?.findings.find(({ tool }) => tool === "rename_all")?.span.start).toMatchObject({
    line: 13,
    column: 11,
  });
  expect(files?.tools.find(({ name }) => name === "read_file")).toEqual({
    name: "read_file",
    access: "read",
    readOnlyHint: true,
  });
  expect(memory?.findings.map(({ kind }) => kind)).not.toContain("stale");
  expect(memory?.findings.map(({ tool }) => tool)).toContain("create_entities");

  execFileSync("git", ["apply", "-"], { cwd: place.folder, input: patch });
  expect(place.read("spec.yaml")).toContain("  # the disk\n");
  const again = await place.json();
  expect(again.code).toBe(0);
  expect(again.patch).toBe("");
  expect(again.servers.flatMap(({ findings }) => findings).map(({ kind }) => kind)).toEqual([
    "says-it-reads",
  ]);
});

test("a server of an .mcp.json, over HTTP, that no spec knows becomes an entry of one", async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [PUBLISHED.everything, "streamableHttp"], {
    env: { ...process.env, PORT: String(port) },
  });
  onTestFinished(() => void server.kill());
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk: Buffer) => /listening/u.test(String(chunk)) && resolve());
    server.on("exit", () => reject(new Error("the server did not start")));
  });
  await ready;
  const place = workplace();
  const url = "http://127.0.0.1:${EVERYTHING_PORT:-" + String(port) + "}/mcp";
  place.write(".mcp.json", JSON.stringify({ mcpServers: { every: { type: "http", url } } }));
  const { code, servers, patch } = await place.json(["--mcp", ".mcp.json"]);
  expect(code).toBe(1);
  expect(servers).toMatchObject([{ name: "every", state: "asked", inSpec: false }]);
  expect(servers[0]?.tools.map(({ name }) => name)).toContain("echo");
  expect(patch).toContain("+  every:\n");
  expect(patch).toContain("${EVERYTHING_PORT:-");
  const lines = patch.split("\n").filter((line) => /^\+(?!\+)/u.test(line));
  place.write("spec.yaml", `spec: 1\nname: t\n${lines.map((line) => line.slice(1)).join("\n")}\n`);
  expect((await place.json(["--spec", "spec.yaml"])).code).toBe(0);
});

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
