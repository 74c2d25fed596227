/** A folder with a spec, and `gen servers` run in it in-process; servers are real programs. */
import * as fs from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { run } from "../../generator/cli.ts";
import * as pipeline from "../../generator/pipeline.ts";

const require = createRequire(import.meta.url);

/** Programs of published servers, for `node`. */
export const PUBLISHED = {
  everything: require.resolve("@modelcontextprotocol/server-everything/dist/index.js"),
  filesystem: require.resolve("@modelcontextprotocol/server-filesystem/dist/index.js"),
  memory: require.resolve("@modelcontextprotocol/server-memory/dist/index.js"),
};

export interface ServersJson {
  readonly servers: readonly {
    readonly name: string;
    readonly state: string;
    readonly reason?: string;
    readonly help?: string;
    readonly inSpec: boolean;
    readonly tools: readonly {
      readonly name: string;
      readonly access: string | null;
      readonly readOnlyHint: boolean | null;
    }[];
    readonly findings: readonly {
      readonly kind: string;
      readonly tool: string;
      readonly span: { readonly start: { readonly line: number; readonly column: number } };
    }[];
  }[];
  readonly patch: string;
}

export interface Workplace {
  readonly folder: string;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  readonly servers: (
    words?: readonly string[],
  ) => Promise<{ readonly code: number; readonly out: string; readonly err: string }>;
  readonly json: (words?: readonly string[]) => Promise<ServersJson & { readonly code: number }>;
}

export function workplace(spec?: string): Workplace {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "gen-servers-")));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const write: Workplace["write"] = (path, text) => fs.writeFileSync(join(folder, path), text);
  if (spec !== undefined) write("spec.yaml", spec);
  const named = spec === undefined ? [] : ["--spec", "spec.yaml"];
  const servers: Workplace["servers"] = async (words = []) => {
    const printed = { out: "", err: "" };
    const sink = (to: "out" | "err"): { write: (text: string) => void; color: boolean } => ({
      write: (text) => void (printed[to] += text),
      color: false,
    });
    const code = await run(["servers", ...named, ...words], {
      terminal: { out: sink("out"), err: sink("err") },
      disk: fs,
      cwd: folder,
      pipeline: () => Promise.resolve(pipeline),
      bundle: () => () => Promise.reject(new Error("nothing is bundled here")),
    });
    return { code, ...printed };
  };
  return {
    folder,
    write,
    read: (path) => fs.readFileSync(join(folder, path), "utf8"),
    servers,
    json: async (words = []) => {
      const { code, out } = await servers([...words, "--format", "json"]);
      return { code, ...(JSON.parse(out) as ServersJson) };
    },
  };
}
