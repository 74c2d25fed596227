import type { Block } from "#ir/documents";
import { renderTemplate } from "../../../render/handlebars.ts";
import type { EmitContext, Emitter } from "../../emitter.ts";
import { hookEntries } from "../hook-entries.ts";
import { hookSpans } from "../hook-spans.ts";
import { withPlaces } from "./place-words.ts";

function blockText(context: EmitContext, { content }: Block): string {
  const { project, template } = context;
  switch (content.kind) {
    case "text":
      return `${withPlaces(project, content.text)}\n`;
    case "audit": {
      const view = {
        intro: withPlaces(project, content.intro),
        counts: content.counts.map(({ name, what }, index) => ({
          name,
          mark: String.fromCodePoint(97 + index),
          what: withPlaces(project, what),
        })),
        contract: content.counts.map(({ name, letter }) => `${name}=${letter}`).join(" "),
        outro: withPlaces(project, content.outro),
      };
      return renderTemplate("blocks/audit.md.hbs", view, template);
    }
    case "hooks":
      return renderTemplate("blocks/hooks.md.hbs", hookEntries(context), template);
  }
}

/** `docs/blocks/<block>.md`: texts for documents of the account, without headings of their own. */
export const blockDocuments: Emitter = {
  name: "docs/blocks",
  emit(context) {
    return context.project.blocks.map((block) => ({
      path: `docs/blocks/${block.name}.md`,
      content: blockText(context, block),
      kind: "block",
      executable: false,
      because: block.content.kind === "hooks" ? [block.span, ...hookSpans(context)] : [block.span],
    }));
  },
};
