/** The pictures of the README: commands over the example `docs-one-writer`, with colour. */
import * as fs from "node:fs";
import { join } from "node:path";
import { run } from "../../../generator/cli.ts";
import { presetFolder } from "../../../generator/init/presets.ts";
import { bundleHere } from "../../support/bundle-here.ts";
import { REPOSITORY } from "../../support/repository.ts";

/** Prints what a command prints, out and err in one, as on a terminal. */
export type Gen = (line: string) => Promise<string>;

export interface Scene {
  readonly name: string;
  readonly title: string;
  /** Plays in a folder with the built example; gives what stands on the terminal. */
  readonly play: (gen: Gen, folder: string) => Promise<string>;
}

/** A folder as a project with the example in it, built. */
export async function stage(folder: string): Promise<Gen> {
  fs.cpSync(join(REPOSITORY, presetFolder("docs-one-writer")), join(folder, "spec"), {
    recursive: true,
  });
  const gen: Gen = async (line) => {
    let printed = "";
    const sink = { write: (text: string) => void (printed += text), color: true };
    await run(line.split(" "), {
      terminal: { out: sink, err: sink },
      disk: fs,
      cwd: folder,
      pipeline: () => import("../../../generator/pipeline.ts"),
      bundle: bundleHere,
    });
    return printed;
  };
  await gen("build");
  return gen;
}

function replace(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = fs.readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not say "${from}"`);
  fs.writeFileSync(file, text.replace(from, to));
}

/** The prompt, the command and what it prints; of a long text the start and the last line. */
async function shown(gen: Gen, line: string, most = 60): Promise<string> {
  const lines = (await gen(line)).trimEnd().split("\n");
  const kept = lines.length <= most ? lines : [...lines.slice(0, most), "…", lines.at(-1) ?? ""];
  return [`\u001b[90m$\u001b[39m \u001b[1mnpx gen ${line}\u001b[22m`, ...kept, ""].join("\n");
}

const SPEC = "spec/enforcement.yaml";

export const SCENES: readonly Scene[] = [
  {
    name: "check",
    title: "gen check after a word of the spec was changed and a settings file was edited by hand",
    async play(gen, folder) {
      replace(folder, SPEC, "Implements a planned change", "Implements one planned change");
      replace(folder, "out/claude/settings.json", '"timeout": 10', '"timeout": 1');
      return shown(gen, "check", 28);
    },
  },
  {
    name: "matrix",
    title: "gen matrix: who can call what, and what that survives",
    play: (gen) => shown(gen, "matrix", 23),
  },
  {
    name: "diff",
    title: "gen diff of a change that lets the coder write to the docs",
    async play(gen, folder) {
      fs.copyFileSync(join(folder, SPEC), join(folder, "spec/before.yaml"));
      replace(folder, SPEC, "denies: [docs-writes]\n    spawns", "spawns");
      return shown(gen, `diff spec/before.yaml ${SPEC}`);
    },
  },
  {
    name: "explain",
    title:
      "gen explain: what refuses the coder a write to the docs, and under which faults it holds",
    play: (gen) => shown(gen, "explain coder docs.update_note"),
  },
];
