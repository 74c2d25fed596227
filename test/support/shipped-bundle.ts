/** The bundle of the shipped spec, with real scripts; made once per test file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { VirtualFile } from "../../generator/emit/virtual-file.ts";
import { bundleHere } from "./bundle-here.ts";
import type { GenerateResult } from "../../generator/pipeline.ts";
import { compileSpec, specIn } from "./compile-spec.ts";
import { REPOSITORY } from "./repository.ts";

let made: Promise<GenerateResult> | undefined;

export function shippedBundle(): Promise<GenerateResult> {
  made ??= compileSpec(specIn(join(REPOSITORY, "spec"), "enforcement.yaml"), bundleHere);
  return made;
}

/** Files of the bundle whose path starts so; none would make a test empty, so that throws. */
export async function shippedFiles(start: string, end = ""): Promise<readonly VirtualFile[]> {
  const { files } = await shippedBundle();
  const found = files.filter(({ path }) => path.startsWith(start) && path.endsWith(end));
  if (found.length === 0) throw new Error(`the shipped bundle has no ${start}*${end}`);
  return found;
}

/** Writes files into a new folder below `parent`, which goes when the test ends; gives its path. */
export function written(files: readonly VirtualFile[], parent: string): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "bundle "));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const { path, content, executable } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: executable ? 0o755 : 0o644 });
  }
  return folder;
}
