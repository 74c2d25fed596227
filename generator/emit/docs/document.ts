import type { Span } from "#ir/span";
import { renderTemplate } from "../../render/handlebars.ts";
import type { EmitContext } from "../emitter.ts";
import type { VirtualFile } from "../virtual-file.ts";

/** A document of the bundle: `docs/<name>.md` from `templates/docs/<name>.md.hbs`. */
export function document(
  context: EmitContext,
  name: string,
  view: object,
  because: readonly Span[],
): VirtualFile {
  // Without its folder: the bytes must not depend on where the spec lies or who calls from where.
  const spec = context.project.span.file.split("/").at(-1);
  return {
    path: `docs/${name}.md`,
    content: renderTemplate(`docs/${name}.md.hbs`, { ...view, spec }, context.template),
    kind: "document",
    executable: false,
    because,
  };
}
