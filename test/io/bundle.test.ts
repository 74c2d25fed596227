import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hookFrames } from "../../generator/emit/hooks/hooks.ts";
import { bundle, bundleSources } from "../../generator/io/bundle.ts";
import { shippedBundle } from "../support/shipped-bundle.ts";

/** Two sources that use the runtime, a package and the platform. */
const entries = ["a", "b"].map((name) => ({
  name,
  source: [
    `import { readFileSync } from "node:fs";`,
    `import { parse } from "unbash";`,
    `import { field } from "./runtime/json-object.ts";`,
    `const name: string = ${JSON.stringify(name)};`,
    `console.log(name, typeof parse, typeof field, typeof readFileSync, "ä");`,
  ].join("\n"),
}));

test("every hook is one file that runs alone", async () => {
  const scripts = await bundleSources(entries);
  expect([...scripts.keys()]).toEqual(["a", "b"]);
  const folder = mkdtempSync(join(tmpdir(), "gen-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, "b.mjs");
  writeFileSync(script, scripts.get("b") ?? "", { mode: 0o755 });
  const printed = execFileSync(script, { cwd: folder, encoding: "utf8" });
  expect(printed).toBe("b function function function ä\n");
});

test("nothing in a script tells where it was made; readable ones keep their names", async () => {
  const script = (await bundleSources(entries)).get("a") ?? "";
  expect(script.startsWith("#!/usr/bin/env node\n")).toBe(true);
  expect(script).not.toContain(process.cwd());
  expect(script).not.toContain("node_modules");
  expect(Buffer.byteLength(script)).toBe(script.length);
  const readable = (await bundleSources(entries, true)).get("a") ?? "";
  expect(readable).toContain("// package:unbash/");
  expect(readable).toContain("function field(");
});

test("the bytes are the same whatever is bundled beside it", async () => {
  const together = await bundleSources(entries);
  const alone = await bundleSources(entries.slice(0, 1));
  expect(alone.get("a")).toBe(together.get("a"));
  expect((await bundleSources([])).size).toBe(0);
});

test("the source that is printed is the one that is bundled", async () => {
  const { plan } = await shippedBundle();
  const frames = hookFrames(plan?.project.hooks ?? []);
  expect(frames.length).toBeGreaterThan(5);
  const bundled = await bundle(frames);
  const printed = [...bundled].map(([name, { source }]) => ({ name, source }));
  const scripts = [...bundled].map(([name, { script }]) => [name, script] as const);
  expect(new Map(scripts)).toEqual(await bundleSources(printed));
});

test("a lazy module comes as text and works when it is called", async () => {
  const source = [
    `import { parsed } from "./runtime/shell/syntax/unbash.lazy.ts";`,
    `console.log(process.argv[2] === "call" ? parsed("a | b").commands[0].command.type : "idle");`,
  ].join("\n");
  const script = (await bundleSources([{ name: "lazy", source }])).get("lazy") ?? "";
  const folder = mkdtempSync(join(tmpdir(), "gen-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "lazy.mjs");
  const run = (text: string, what: string): string => {
    writeFileSync(path, text);
    return execFileSync(process.execPath, [path, what], { encoding: "utf8", stdio: "pipe" });
  };
  expect(run(script, "call")).toBe("Pipeline\n");
  // What cannot even be compiled goes unnoticed until somebody asks for it.
  const broken = script.replace("module.exports=", "] module.exports=");
  expect(run(broken, "idle")).toBe("idle\n");
  expect(() => run(broken, "call")).toThrow(/Unexpected token|SyntaxError/u);
});
