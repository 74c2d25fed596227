import { join } from "node:path";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Project } from "#ir/project";
import type { Packaging, Plan } from "#plan/plan";
import { type Effective, effectiveOf } from "../../../generator/analyse/effective/effective.ts";
import type { Cell } from "../../../generator/analyse/effective/matrix.ts";
import { matrixOf } from "../../../generator/analyse/effective/matrix.ts";
import { toolKey } from "../../../generator/analyse/effective/tools.ts";
import { realDisk } from "../../../generator/io/disk.ts";
import { readSchema } from "../../../generator/io/read-schema.ts";
import { templates } from "../../../generator/io/readers.ts";
import { compile } from "../../../generator/pipeline.ts";
import { SPEC_FILE, specIn, specOf, type SpecSource } from "../../support/compile-spec.ts";
import { REPOSITORY } from "../../support/repository.ts";

export interface Lowered {
  readonly project: Project;
  readonly plan: Plan;
  readonly diagnostics: readonly Diagnostic[];
  effective(packaging?: Packaging): Effective;
  /** The cell of an agent and a tool, by the names of the JSON output. */
  cell(agent: string, tool: string, packaging?: Packaging): Cell;
}

const schema = readSchema(realDisk);
const readTemplate = templates(realDisk);

export const SHIPPED: SpecSource = specIn(join(REPOSITORY, "spec"), "enforcement.yaml");

/** Lowers a spec; one that does not lower is a mistake of the test. */
export function lowered(source: SpecSource | string): Lowered {
  const { text, files } = typeof source === "string" ? specOf(source) : source;
  const { project, plan, diagnostics } = compile({
    specFile: SPEC_FILE,
    specText: text,
    schema,
    readBesideSpec: files,
    readTemplate,
  });
  if (project === undefined || plan === undefined) {
    throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  }
  const effective = (packaging: Packaging = "project"): Effective =>
    effectiveOf(project, plan[packaging]);
  return {
    project,
    plan,
    diagnostics,
    effective,
    cell(agent, name, packaging) {
      const matrix = matrixOf(effective(packaging));
      const subject = matrix.ground.subjects.find((one) => one.name === agent);
      const tool = matrix.ground.tools.find((one) => toolKey(one) === name || one.label === name);
      if (subject === undefined || tool === undefined) throw new Error(`no ${agent}, ${name}`);
      return matrix.cell(subject, tool);
    },
  };
}

/** The shipped spec with one stretch of its text replaced; the stretch must be there once. */
export function shippedWith(from: string, to: string): SpecSource {
  const parts = SHIPPED.text.split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in the spec`);
  return { ...SHIPPED, text: parts.join(to) };
}

/** A cell's way round in one line. */
export function way({ path }: Cell): string {
  return (path ?? []).map(({ agent, call }) => `${agent}: ${call}`).join(", ");
}
