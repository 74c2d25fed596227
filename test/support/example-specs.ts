import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExampleSpec } from "../../generator/emit/reference/example-list.ts";
import { EXAMPLES, presetFolder } from "../../generator/init/presets.ts";
import { REPOSITORY } from "./repository.ts";

/** The examples of `spec/examples/`, in the order in which they are listed. */
export function exampleSpecs(): readonly ExampleSpec[] {
  return EXAMPLES.map((name) => ({
    name,
    text: readFileSync(join(REPOSITORY, presetFolder(name), "enforcement.yaml"), "utf8"),
  }));
}
