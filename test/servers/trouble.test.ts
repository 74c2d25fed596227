/** Servers that do not answer, and command lines that ask for nothing. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { PUBLISHED, workplace } from "./workplace.ts";

const program = (script: string, more = ""): string =>
  `spec: 1\nname: t\nservers:\n  a:\n    command: node\n    args: [-e, ${JSON.stringify(script)}]\n${more}    tools: { read: [x] }\n`;

const address = (url: string): string =>
  `spec: 1\nname: t\nservers: { a: { url: ${JSON.stringify(url)}, tools: { read: [x] } } }\n`;

test.each([
  ["ends at once", program('console.error("no licence"); process.exit(3)'), [], /ended before/u],
  ["says no protocol", program("setInterval(String, 1000)"), ["--timeout", "1"], /within 1 s/u],
  ["is no program", program("").replace("node", "no-such-program"), [], /"no-such-program"/u],
  ["has no url", address("nonsense"), [], /url is none/u],
])("a server that %s", async (_, spec, words, reason) => {
  const { code, servers } = await workplace(spec).json(words);
  expect(code).toBe(1);
  expect(servers).toMatchObject([{ name: "a", state: "silent", findings: [] }]);
  expect(servers[0]?.reason).toMatch(reason);
});

test("what a program said before it ended is told, without the values of variables", async () => {
  vi.stubEnv("GEN_SECRET", "hunter2hunter2");
  const script = 'console.error("bad key " + process.env.KEY); process.exit(1)';
  const place = workplace(program(script, '    env: { KEY: "${GEN_SECRET}" }\n'));
  const { out } = await place.servers();
  expect(out).toContain("bad key ${GEN_SECRET}");
  expect(out).not.toContain("hunter2");
  vi.unstubAllEnvs();
});

test("a variable without a value is named, and nothing is started", async () => {
  const place = workplace(address("${GEN_NO_SUCH_VARIABLE}/mcp"));
  const { code, out } = await place.servers();
  expect(code).toBe(1);
  expect(out).toContain("GEN_NO_SUCH_VARIABLE is not set");
});

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}

test.each([
  [401, /login/u],
  [404, /nothing of the kind/u],
])("an address that answers %i", async (status, reason) => {
  const url = await answering((_, response) => response.writeHead(status).end());
  const { code, servers } = await workplace(address(url)).json();
  expect(code).toBe(1);
  expect(servers[0]?.reason).toMatch(reason);
});

test("a redirect is told, not followed", async () => {
  let followed = 0;
  const other = await answering((_, response) => {
    followed += 1;
    response.end();
  });
  const url = await answering((_, response) => response.writeHead(307, { location: other }).end());
  const { servers } = await workplace(address(url)).json();
  expect(servers[0]?.reason).toBe(`it sends us on to ${other}`);
  expect(followed).toBe(0);
});

test("an address where nothing listens", async () => {
  const url = await answering(() => undefined);
  const { port } = new URL(url);
  const closed = url.replace(port, String(Number(port) === 65535 ? 65534 : Number(port) + 1));
  const { servers } = await workplace(address(closed)).json();
  expect(servers[0]?.state).toBe("silent");
});

test("a server of a plugin is skipped, or asked by the plugin's own .mcp.json", async () => {
  const spec =
    'spec: 1\nname: t\nservers:\n  memory: { plugin: memory, tools: { read: [read_graph], unlisted: deny } }\n  b: { url: "${GEN_NONE}", tools: {} }\n';
  const place = workplace(spec);
  expect((await place.json()).servers[0]).toMatchObject({ state: "skipped" });
  const entry = { command: "node", args: ["${CLAUDE_PLUGIN_ROOT}/server.mjs"] };
  place.write("server.mjs", `import ${JSON.stringify(PUBLISHED.memory)};\n`);
  place.write("plugin.json", JSON.stringify({ mcpServers: { memory: entry } }));
  const { servers } = await place.json(["--mcp", "plugin.json"]);
  expect(servers[0]).toMatchObject({ name: "memory", state: "asked", inSpec: true });
});

test.each([
  ["no such file", ["--mcp", "none.json"], /none\.json.*no such file/u],
  ["no JSON", ["--mcp", "spec.yaml"], /not JSON/u],
  ["a limit that is none", ["--timeout", "soon"], /seconds/u],
  ["a spec that is not there", ["--spec", "none.yaml"], /none\.yaml/u],
])("bad input: %s", async (_, words, reason) => {
  const { code, err, out } = await workplace("spec: 1\nname: t\n").servers(words);
  expect(code).toBe(2);
  expect(err).toMatch(reason);
  expect(out).toBe("");
});

test("a spec without a server to ask is refused, not praised", async () => {
  expect((await workplace("spec: 1\nname: t\n").servers()).code).toBe(2);
});

test("a tool whose name no spec can list is told, printed without its tricks, and not suggested", async () => {
  const place = workplace(program("", "").replace(/args: .*\n/u, "args: [server.mjs]\n"));
  const sdk = "@modelcontextprotocol/sdk/server";
  const modules = new URL("../../node_modules/", import.meta.url).href;
  place.write(
    "server.mjs",
    `import { Server } from "${modules}${sdk.replace("sdk/", "sdk/dist/esm/")}/index.js";
import { StdioServerTransport } from "${modules}${sdk.replace("sdk/", "sdk/dist/esm/")}/stdio.js";
import { ListToolsRequestSchema } from "${modules}@modelcontextprotocol/sdk/dist/esm/types.js";
const server = new Server({ name: "s", version: "1" }, { capabilities: { tools: {} } });
const tool = (name) => ({ name, inputSchema: { type: "object" } });
const pages = { undefined: { tools: [tool("x"), tool("e\\u001b[2Jvil\\n- y")], nextCursor: "2" }, 2: { tools: [tool("z")] } };
server.setRequestHandler(ListToolsRequestSchema, ({ params }) => pages[params?.cursor]);
await server.connect(new StdioServerTransport());
`,
  );
  const { out } = await place.servers();
  expect(out).not.toContain("\u001B");
  const { servers, patch } = await place.json();
  expect(servers[0]?.tools.map(({ name }) => name)).toEqual(["e\u001B[2Jvil\n- y", "x", "z"]);
  expect(servers[0]?.findings).toHaveLength(2);
  expect(patch).toContain("+    tools: { read: [x], write: [z] }");
  expect(patch).not.toContain("vil");
});
