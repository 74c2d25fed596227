/** The bundled scripts: what they import, what Node they need, and that they run where they are put. */
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, transformSync } from "esbuild";
import type { Rule } from "#runtime/rule";
import { describe, expect, test } from "vitest";
import { shippedBundle, shippedFiles, written } from "../support/shipped-bundle.ts";

/** Every module that the script asks for, in whatever way. */
async function imported(code: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: code, loader: "js" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const known = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path),
  );
  const asked = [...code.matchAll(/getBuiltinModule\?\.?\(([^)]*)\)/gu)].map(
    ([, name]) => name ?? "",
  );
  return [...known, ...asked.map((name) => name.replaceAll('"', ""))];
}

/** Modules that a gate may use: files, paths, its own process; no network, no child process. */
const HARMLESS = ["node:fs", "node:os", "node:path", "node:url", "node:process", "node:vm"];

/** Parts of Node and of the language that are younger than Node 18. */
const YOUNGER =
  /\b(?:toSorted|toReversed|toSpliced|withResolvers|isWellFormed|fromAsync|Object\.groupBy|Map\.groupBy|globSync|matchesGlob|import\.meta\.(?:dirname|filename)|styleText|Iterator\.from)\b/u;

async function scripts(): Promise<readonly (readonly [string, string])[]> {
  const files = [
    ...(await shippedFiles("claude/hooks/", ".mjs")),
    ...(await shippedFiles("plugin/hooks/", ".mjs")),
  ];
  return files.map(({ path, content }) => [path, content]);
}

/** Names of the shipped hooks that give context, which may come from a declared command. */
async function injecting(): Promise<readonly string[]> {
  const { plan } = await shippedBundle();
  return (plan?.project.hooks ?? [])
    .filter(({ rule }) => rule.kind === "inject")
    .map(({ id }) => id);
}

describe("every script", () => {
  test("imports only what comes with Node: no network, and no process unless it gives context", async () => {
    const injects = await injecting();
    for (const [path, code] of await scripts()) {
      const mayStart = injects.some((name) => path.endsWith(`/${name}.mjs`));
      const allowed = mayStart ? [...HARMLESS, "node:child_process"] : HARMLESS;
      const modules = await imported(code);
      expect(modules, path).not.toEqual([]);
      expect(
        modules.filter((name) => !allowed.includes(name)),
        path,
      ).toEqual([]);
      expect(code, path).not.toMatch(/\b(?:fetch|WebSocket|XMLHttpRequest|EventSource)\s*\(/u);
    }
  });

  test("needs no syntax or built-in younger than Node 18", async () => {
    for (const [path, code] of await scripts()) {
      const options = {
        loader: "js",
        format: "esm",
        charset: "utf8",
        legalComments: "inline",
      } as const;
      const lowered = transformSync(code, { ...options, target: "node18" }).code;
      expect(lowered === transformSync(code, { ...options, target: "esnext" }).code, path).toBe(
        true,
      );
      expect(YOUNGER.exec(code)?.[0], path).toBeUndefined();
    }
  });

  test("reads a shell only if its rule does", async () => {
    const { plan } = await shippedBundle();
    const shellKinds = /moves-branch|pushes-branch|skips-git-hooks|shell-writes|runs-command/u;
    for (const { id, rule } of plan?.project.hooks ?? []) {
      const [file] = await shippedFiles(`claude/hooks/${id}.mjs`);
      // Words of the shell parser's own, which no minifying changes.
      const carries = file?.content.includes("expected word after") === true;
      expect([id, carries]).toEqual([id, shellKinds.test(JSON.stringify(rule))]);
    }
  });

  test("runs from a path with spaces, with nothing beside it, and fails as its rule says", async () => {
    const { plan } = await shippedBundle();
    const folder = written(
      await shippedFiles("claude/hooks/", ".mjs"),
      join(tmpdir(), "hook scripts"),
    );
    for (const { id, event, onError, rule } of plan?.project.hooks ?? []) {
      const script = join(folder, `claude/hooks/${id}.mjs`);
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
        input: '{"broken',
        encoding: "utf8",
        cwd: folder,
        env: { PATH: process.env["PATH"] ?? "" },
      });
      expect([id, event, status]).toEqual([id, event, onError === "block" ? 2 : 0]);
      const standing = isStandingText(rule);
      const said = [stdout.includes("additionalContext"), stdout === ""];
      expect([id, ...said]).toEqual([id, standing, !standing]);
      expect([id, /infrastructure/u.test(stderr)]).toEqual([id, !standing]);
    }
  });
});

/** The same text for everyone, whatever the payload: it is given without one as well. */
function isStandingText(rule: Rule): boolean {
  return (
    rule.kind === "inject" &&
    rule.parts.every(({ kind, who }) => kind === "text" && who === undefined)
  );
}
