/** A temporary folder in which command lines run in-process, over the real compiler. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { run } from "../../generator/cli.ts";
import { bundleHere } from "../support/bundle-here.ts";
import type { Disk } from "../../generator/io/disk.ts";
import type { Ran } from "../cli/workplace.ts";
import { readTree } from "../support/read-tree.ts";

export interface Place {
  readonly folder: string;
  readonly gen: (words: readonly string[], disk?: Partial<Disk>) => Promise<Ran>;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  readonly files: (path?: string) => readonly string[];
}

/** An empty folder of the given name; it is removed when the test ends. */
export function place(name = "project"): Place {
  const parent = fs.mkdtempSync(join(tmpdir(), "gen-start-"));
  onTestFinished(() => fs.rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, name);
  fs.mkdirSync(folder);
  return placeAt(folder);
}

/** The same over a folder that is there. */
export function placeAt(folder: string): Place {
  return {
    folder,
    gen: async (words, disk = {}) => {
      const printed = { out: "", err: "" };
      const sink = (to: "out" | "err"): { write: (text: string) => void; color: boolean } => ({
        write: (text) => void (printed[to] += text),
        color: false,
      });
      const code = await run(words, {
        terminal: { out: sink("out"), err: sink("err") },
        disk: { ...fs, ...disk },
        cwd: folder,
        pipeline: () => import("../../generator/pipeline.ts"),
        bundle: bundleHere,
      });
      return { code, ...printed };
    },
    write: (path, text) => {
      fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
      fs.writeFileSync(join(folder, path), text);
    },
    read: (path) => fs.readFileSync(join(folder, path), "utf8"),
    files: (path = ".") => [...readTree(join(folder, path)).keys()],
  };
}
