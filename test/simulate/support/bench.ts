import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { run } from "../../../generator/cli.ts";
import type { Pipeline } from "../../../generator/commands/context.ts";
import type { Compiled } from "../../../generator/pipeline.ts";

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

const compiled = new Map<string, Compiled>();

/** The real compiler; it is pure, so that one spec is analysed once for all commands of a file. */
async function pipeline(): Promise<Pipeline> {
  const { compile, generate } = await import("../../../generator/pipeline.ts");
  return {
    generate,
    compile(input) {
      const key = `${input.specFile}\n${input.specText}`;
      const known = compiled.get(key) ?? compile(input);
      compiled.set(key, known);
      return known;
    },
  };
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
        pipeline,
        bundle: (frames) => async () =>
          (await import("../../../generator/io/bundle.ts")).bundle(frames),
      });
      return { code, ...printed };
    },
  };
}
