import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "#ir/project";
import { load } from "../../generator/load/load.ts";
import type { Spec } from "../../generator/load/spec-shape.ts";
import { lowerSpec } from "../../generator/lower/lower-spec.ts";

const SPEC = join(import.meta.dirname, "../../spec");

/** The repository's own spec, lowered. */
export function shippedProject(): Project {
  const text = readFileSync(join(SPEC, "enforcement.yaml"), "utf8");
  const { source } = load("spec/enforcement.yaml", text);
  if (source === undefined) throw new Error("the shipped spec does not load");
  const read = (path: string): string => readFileSync(join(SPEC, path), "utf8");
  return lowerSpec(source.value as Spec, source.spans, read).project;
}
