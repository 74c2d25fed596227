import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { run } from "../../../generator/cli.ts";

export const SHIPPED_SPEC = fileURLToPath(
  new URL("../../../spec/enforcement.yaml", import.meta.url),
);

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own, and the real commands run in it. */
export interface Bench {
  readonly folder: string;
  gen(...words: readonly string[]): Promise<Ran>;
  /** Writes a file (text as it is, other values as JSON) and returns its path. */
  put(path: string, content: unknown): string;
}

export function bench(): Bench {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "gen-simulate-")));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    put(path, content) {
      const full = join(folder, path);
      fs.mkdirSync(dirname(full), { recursive: true });
      fs.writeFileSync(full, typeof content === "string" ? content : JSON.stringify(content));
      return full;
    },
    async gen(...words) {
      const printed = { out: "", err: "" };
      const sink = (to: "out" | "err") => ({
        write: (text: string): void => void (printed[to] += text),
        color: false,
      });
      const code = await run(words, {
        terminal: { out: sink("out"), err: sink("err") },
        disk: fs,
        cwd: folder,
        pipeline: () => import("../../../generator/pipeline.ts"),
        bundle: async (entries) =>
          (await import("../../../generator/io/bundle.ts")).bundle(entries),
      });
      return { code, ...printed };
    },
  };
}
