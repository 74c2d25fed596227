import { resolve } from "node:path";
import { report } from "#diagnostics/catalogue";
import { startOf } from "#ir/span";
import { readRevision } from "../io/git-revision.ts";
import { readSchema } from "../io/read-schema.ts";
import { templates } from "../io/readers.ts";
import { type CompiledSpec, compileSpec } from "./compile.ts";
import type { Context } from "./context.ts";

/** `REVISION:path`, as git writes a file of a revision. */
const IN_REVISION = /^([^:]+):(.+)$/su;

/** Compiles what an argument of `gen diff` names: a file, or a file of a git revision. */
export async function compileSide(context: Context, name: string): Promise<CompiledSpec> {
  const [, revision, path] = IN_REVISION.exec(name) ?? [];
  const isFile = context.disk.existsSync(resolve(context.cwd, name));
  if (isFile || revision === undefined || path === undefined) return compileSpec(context, name);
  const { spec, beside } = readRevision(context.cwd, revision, path);
  if ("reason" in spec) {
    const reason = `cannot read the spec "${name}": ${spec.reason}`;
    const fault = report("spec-unreadable", startOf(name), { reason });
    return { diagnostics: [fault], sources: new Map(), specFile: name };
  }
  const { compile } = await context.pipeline();
  const compiled = compile({
    specFile: name,
    specText: spec.text,
    schema: readSchema(context.disk),
    readBesideSpec: beside,
    readTemplate: templates(context.disk),
  });
  return { ...compiled, specFile: name, sources: new Map([[name, spec.text]]) };
}
