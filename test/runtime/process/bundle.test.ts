import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { put, tempDir } from "../support/temp-dir.ts";

const dir = tempDir();
const runtime = fileURLToPath(new URL("../../../templates/runtime", import.meta.url));

/** Bundles a hook of the shape that the compiler writes: imports, data, one call. */
async function bundle(name: string, source: string) {
  const entry = put(join(dir, `${name}.ts`), source.replaceAll('"./runtime/', `"${runtime}/`));
  const outfile = join(dir, `${name}.mjs`);
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node18",
    metafile: true,
  });
  return { outfile, inputs: Object.keys(metafile.inputs).join("\n") };
}

const deny = `
import { runHook } from "./runtime/hook.ts";
import { decide } from "./runtime/decide.ts";
import { equals } from "./runtime/predicates/equals.ts";
await runHook(
  {
    hook: "deny", event: "PreToolUse", onError: "block", deadlineMs: 20000,
    rule: {
      kind: "decide", otherwise: "allow",
      cases: [{ tools: { names: ["Write"] }, where: { kind: "equals", field: "a", values: [1] }, message: "no" }],
    },
  },
  decide({ equals }),
);`;

const inject = `
import { runHook } from "./runtime/hook.ts";
import { inject } from "./runtime/inject/inject.ts";
await runHook(
  {
    hook: "context", event: "SessionStart", onError: "allow", deadlineMs: 20000,
    rule: { kind: "inject", maxChars: 100, parts: [{ kind: "command", argv: ["echo", "hello"], timeoutMs: 9000 }] },
  },
  inject(),
);`;

const run = (outfile: string, payload: unknown) =>
  spawnSync(process.execPath, [outfile], {
    input: JSON.stringify(payload),
    encoding: "utf8",
    cwd: dir,
  });

describe("a bundled hook", () => {
  test("carries only what its rule needs, and decides", async () => {
    const { outfile, inputs } = await bundle("deny", deny);
    expect(inputs).toContain("predicates/equals.ts");
    expect(inputs).not.toMatch(/picomatch|inject|remind|transcript|paths|shell/u);
    const write = { tool_name: "Write", tool_input: { a: 1 } };
    expect(run(outfile, write)).toMatchObject({ status: 2, stdout: "", stderr: "no\n" });
    expect(run(outfile, { ...write, tool_input: { a: 2 } })).toMatchObject({ status: 0 });
  });

  test("gives context from a command", async () => {
    const { outfile, inputs } = await bundle("context", inject);
    expect(inputs).not.toMatch(/decide|evaluate|transcript/u);
    const { status, stdout } = run(outfile, { hook_event_name: "SessionStart" });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      hookSpecificOutput: { additionalContext: "hello" },
    });
  });
});
