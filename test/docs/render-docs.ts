import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { formatFiles } from "../../generator/format/format.ts";
import type { Project } from "#ir/project";
import type { Evidence } from "#plan/evidence";
import type { EmitContext, Emitter } from "../../generator/emit/emitter.ts";
import { documentEmitters } from "../../generator/emit/docs/document-emitters.ts";
import { lowerPlan } from "../../generator/lower/lower-plan.ts";

const TEMPLATES = join(import.meta.dirname, "../../templates");
const MARKDOWN = { parser: "markdown", printWidth: 100, proseWrap: "preserve" } as const;

export function contextOf(project: Project, evidence: readonly Evidence[] = []): EmitContext {
  return {
    project,
    plan: lowerPlan(project, () => "bytes"),
    evidence,
    template: (path) => readFileSync(join(TEMPLATES, path), "utf8"),
  };
}

/** What prettier makes of a document, with its own defaults but for the width of a line. */
export function formatMarkdown(text: string): Promise<string> {
  return format(text, MARKDOWN);
}

/** Path → text as it is written: every document of the context, formatted. */
export async function renderDocs(
  context: EmitContext,
  emitters: readonly Emitter[] = documentEmitters,
): Promise<ReadonlyMap<string, string>> {
  const files = await formatFiles(emitters.flatMap((emitter) => emitter.emit(context)));
  return new Map(files.map(({ path, content }) => [path, content]));
}
