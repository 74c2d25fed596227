/** One folder per feature in `golden/`: a small spec, and the files that the feature is about. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import picomatch from "picomatch";
import { expect, test } from "vitest";
import { DEBUG_EMITTER } from "../generator/emit/emitters.ts";
import type { VirtualFile } from "../generator/emit/virtual-file.ts";
import type { GenerateResult } from "../generator/pipeline.ts";
import { compileSpec, specIn } from "./support/compile-spec.ts";
import { expectGolden } from "./support/golden.ts";
import { renderedFindings } from "./support/rendered-findings.ts";

const GOLDEN = join(import.meta.dirname, "golden");
const FEATURES = readdirSync(GOLDEN).sort();

/** What every golden leaves out: scripts, copies of the runtime and the explorer, which other tests run. */
const NEVER = picomatch(["**/*.mjs", "**/hooks/runtime/**", "docs/index.html"]);

/** Patterns of the files a golden keeps, from its `golden.json`; without one it keeps all. */
function kept(folder: string): (path: string) => boolean {
  const options = join(folder, "golden.json");
  if (!existsSync(options)) return (path) => !NEVER(path);
  const { keep }: { readonly keep: readonly string[] } = JSON.parse(readFileSync(options, "utf8"));
  const wanted = picomatch([...keep], { dot: true });
  return (path) => wanted(path) && !NEVER(path);
}

function debugFiles({ project, plan }: GenerateResult): readonly VirtualFile[] {
  if (project === undefined || plan === undefined) return [];
  return DEBUG_EMITTER.emit({ project, plan, evidence: [], template: () => "" });
}

function isOutput(path: string): boolean {
  return path === "diagnostics.txt" || path.startsWith("expected/");
}

test.each(FEATURES)("%s", async (feature) => {
  const folder = join(GOLDEN, feature);
  const spec = specIn(folder);
  const result = await compileSpec(spec);
  const keep = kept(folder);
  // The debugging view is no part of the bundle, so only a golden that asks for it by name has it.
  const debug = existsSync(join(folder, "golden.json")) ? debugFiles(result) : [];
  const files = [...result.files, ...debug].filter(({ path }) => keep(path));
  const findings = renderedFindings(result.diagnostics, spec.text);
  const actual = new Map(files.map(({ path, content }) => [`expected/${path}`, content]));
  if (findings !== "") actual.set("diagnostics.txt", findings);
  expectGolden(folder, actual, isOutput);
  expect(actual.size, "a golden that keeps nothing proves nothing").toBeGreaterThan(0);
});
