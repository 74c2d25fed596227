import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

/** A folder of its own for one test file, gone afterwards. */
export function tempDir(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "runtime-")));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function put(path: string, content: string | Buffer = ""): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}
