/** One folder per feature in `golden/`: a small spec, and the files that the feature is about. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import picomatch from "picomatch";
import { expect, test } from "vitest";
import { DEBUG_EMITTER } from "../generator/emit/emitters.ts";
import type { VirtualFile } from "../generator/emit/virtual-file.ts";
import type { GenerateResult } from "../generator/pipeline.ts";
import { EXAMPLES, presetFolder } from "../generator/init/presets.ts";
import { compileSpec, type SpecSource, specIn } from "./support/compile-spec.ts";
import { expectGolden } from "./support/golden.ts";
import { renderedFindings } from "./support/rendered-findings.ts";
import { REPOSITORY } from "./support/repository.ts";

const GOLDEN = join(import.meta.dirname, "golden");
const FEATURES = readdirSync(GOLDEN).sort();

/** What every golden leaves out: scripts, copies of the runtime and the explorer, which other tests run. */
const NEVER = picomatch(["**/*.mjs", "**/hooks/runtime/**", "docs/index.html"]);

/** What `golden.json` may say. */
interface Options {
  /** Patterns of the files it keeps; without them it keeps all. */
  readonly keep?: readonly string[];
  /** Its spec's folder, where that is not the golden's own; from the top of the repository. */
  readonly spec?: string;
}

function optionsOf(folder: string): Options {
  const file = join(folder, "golden.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Options) : {};
}

function specOf(folder: string): SpecSource {
  const { spec } = optionsOf(folder);
  return spec === undefined ? specIn(folder) : specIn(join(REPOSITORY, spec), "enforcement.yaml");
}

function kept(folder: string): (path: string) => boolean {
  const { keep } = optionsOf(folder);
  if (keep === undefined) return (path) => !NEVER(path);
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
  const spec = specOf(folder);
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

test("every example is a golden, and every folder with examples is listed", () => {
  const specs = FEATURES.flatMap((feature) => optionsOf(join(GOLDEN, feature)).spec ?? []);
  expect(specs.sort()).toEqual(EXAMPLES.map(presetFolder).sort());
  expect(readdirSync(join(REPOSITORY, "spec/examples")).sort()).toEqual([...EXAMPLES].sort());
});
