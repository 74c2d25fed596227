/** The bundle of the shipped spec, made once per test file; scripts stand for themselves. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { VirtualFile } from "../../generator/emit/virtual-file.ts";
import { manifestOf } from "../../generator/io/manifest.ts";
import { compileSpec, specIn } from "../support/compile-spec.ts";
import { fileURLToPath } from "node:url";

const SPEC = fileURLToPath(new URL("../../spec", import.meta.url));

/** The folder of a freshly written bundle of the spec that this repository ships. */
export async function shippedBundle(): Promise<string> {
  const { project, files } = await compileSpec(specIn(SPEC, "enforcement.yaml"));
  if (project === undefined) throw new Error("the shipped spec does not compile");
  return writeOut([...files, manifestOf(files, "spec.yaml", project)]);
}

/** Writes files of a bundle to a temporary folder, which goes after the last test of the file. */
export function writeOut(files: readonly VirtualFile[]): string {
  const out = fs.mkdtempSync(join(tmpdir(), "gen-out-"));
  afterAll(() => fs.rmSync(out, { recursive: true, force: true }));
  for (const { path, content, executable } of files) {
    fs.mkdirSync(dirname(join(out, path)), { recursive: true });
    fs.writeFileSync(join(out, path), content, { mode: executable ? 0o755 : 0o644 });
  }
  return out;
}
