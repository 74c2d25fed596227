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

const KNOWN = new Map<string, Lowered>();

/** Lowers a spec, each text once; one that does not lower is a mistake of the test. */
export function lowered(source: SpecSource | string): Lowered {
  const spec = typeof source === "string" ? specOf(source) : source;
  const known = KNOWN.get(spec.text) ?? lower(spec);
  KNOWN.set(spec.text, known);
  return known;
}

function lower({ text, files }: SpecSource): Lowered {
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

/** The shipped spec with stretches of its text replaced; each must be there once. */
export function shippedWith(
  from: string,
  to: string,
  ...more: readonly (readonly [from: string, to: string])[]
): SpecSource {
  const text = [[from, to] as const, ...more].reduce((all, [one, other]) => {
    const parts = all.split(one);
    if (parts.length !== 2)
      throw new Error(`"${one}" stands ${parts.length - 1} times in the spec`);
    return parts.join(other);
  }, SHIPPED.text);
  return { ...SHIPPED, text };
}

/** A cell's way round in one line. */
export function way({ path }: Cell): string {
  return (path ?? []).map(({ agent, call }) => `${agent}: ${call}`).join(", ");
}
