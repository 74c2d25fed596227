import { join } from "node:path";
import { realDisk } from "../../generator/io/disk.ts";
import { readSchema } from "../../generator/io/read-schema.ts";
import { readText } from "../../generator/io/read-text.ts";
import { readerOf, templates } from "../../generator/io/readers.ts";
import { printModule } from "../../generator/render/typescript.ts";
import type { Bundle } from "../../generator/emit/hooks/hook-frame.ts";
import { generate, type GenerateResult } from "../../generator/pipeline.ts";

export interface SpecSource {
  readonly text: string;
  /** Files that the spec names, by path. */
  readonly files: (path: string) => string | undefined;
}

/** What a spec is called in findings. */
export const SPEC_FILE = "spec.yaml";

const schema = readSchema(realDisk);
const readTemplate = templates(realDisk);

/** Stands in for the bundler where scripts are not what is looked at: sources stay as they are. */
export const noBundler: Bundle = (frames) => {
  const sources = frames.map(({ name, module }) => ({ name, source: printModule(module) }));
  const printed = new Map(sources.map(({ name, source }) => [name, { source, script: source }]));
  return () => Promise.resolve(printed);
};

/** Runs the whole pipeline over one spec; nothing is written. */
export function compileSpec(source: SpecSource, bundle = noBundler): Promise<GenerateResult> {
  return generate({
    specFile: SPEC_FILE,
    specText: source.text,
    schema,
    readBesideSpec: source.files,
    readTemplate,
    evidence: [],
    bundle,
  });
}

/** The spec of a folder with the files beside it. */
export function specIn(folder: string, name = SPEC_FILE): SpecSource {
  const read = readText(realDisk, join(folder, name));
  if (!("text" in read)) throw new Error(`${folder}/${name}: ${read.reason}`);
  return { text: read.text, files: readerOf(realDisk, folder) };
}

/** A spec that is all in memory; every prompt file it names holds the same short text. */
export function specOf(text: string): SpecSource {
  return { text, files: () => "Do what the task says.\n" };
}
