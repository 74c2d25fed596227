/** Hooks are bundled as frames, without their data; what is read must still be what runs. */
import { transform } from "esbuild";
import { format } from "prettier";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { VirtualFile } from "../../generator/emit/virtual-file.ts";
import type { Bundle } from "../../generator/emit/hooks/hook-frame.ts";
import { bundleSources } from "../../generator/io/bundle.ts";
import { printModule } from "../../generator/render/typescript.ts";
import { compileSpec, specIn } from "../support/compile-spec.ts";
import { REPOSITORY } from "../support/repository.ts";

/** A program without comments, layout and needless quotes. */
async function bare(script: string): Promise<string> {
  const { code } = await transform(script, {
    format: "esm",
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: "none",
  });
  return code;
}

describe("the hooks of the shipped spec", () => {
  let files: ReadonlyMap<string, VirtualFile>;
  let bundled = 0;

  beforeAll(async () => {
    // Counts what the bundler is asked for.
    const counting: Bundle = (frames) => async () => {
      bundled = frames.length;
      const sources = frames.map(({ name, module }) => ({ name, source: printModule(module) }));
      const scripts = await bundleSources(sources, true);
      return new Map(
        sources.map(({ name, source }) => [name, { source, script: scripts.get(name) ?? "" }]),
      );
    };
    const spec = specIn(join(REPOSITORY, "spec"), "enforcement.yaml");
    const result = await compileSpec(spec, counting);
    files = new Map(result.files.map((file) => [file.path, file]));
  }, 60_000);

  const ofKind = (wanted: string): readonly VirtualFile[] =>
    [...files.values()].filter(({ kind }) => kind === wanted);

  test("bundling the sources gives the programs", async () => {
    const sources = ofKind("hook-source");
    expect(sources.length).toBeGreaterThan(10);
    const entries = sources.map(({ path, content }) => ({ name: path, source: content }));
    for (const [path, script] of await bundleSources(entries, true)) {
      const shipped = files.get(path.replace(/\.ts$/u, ".mjs"))?.content ?? "";
      expect({ path, program: await bare(shipped) }).toEqual({ path, program: await bare(script) });
    }
  });

  test("hooks with the same parts are bundled once", () => {
    expect(ofKind("hook").length).toBeGreaterThan(bundled);
  });

  test("sources are laid out as prettier would", async () => {
    expect(ofKind("hook-source").length).toBeGreaterThan(10);
    for (const { path, content } of ofKind("hook-source")) {
      const formatted = await format(content, { parser: "typescript", printWidth: 100 });
      expect({ path, formatted }).toEqual({ path, formatted: content });
    }
  });
});
