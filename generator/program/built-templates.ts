/** Handlebars templates as the functions that Handlebars makes of them, ahead of time. */
import Handlebars from "handlebars";
import { OPTIONS } from "../render/handlebars.ts";
import { partialName } from "../render/partial-path.ts";

export interface Template {
  /** Below `templates/`. */
  readonly path: string;
  readonly text: string;
}

/** A module that stands in for `render/handlebars.ts`: the same function, nothing left to compile. */
export function builtTemplates(templates: readonly Template[]): string {
  const lines = templates.flatMap(({ path, text }) => {
    const at = `templates[${JSON.stringify(path)}]`;
    const compiled = String(Handlebars.precompile(text, OPTIONS));
    const partial = partialName(path);
    return [
      `${at} = environment.template(${compiled});`,
      ...(partial === undefined
        ? []
        : [`environment.registerPartial(${JSON.stringify(partial)}, ${at});`]),
    ];
  });
  return [
    'import Handlebars from "handlebars/runtime.js";',
    "const environment = Handlebars.create();",
    "const templates = {};",
    ...lines,
    "export const renderTemplate = (path, view) => templates[path](view);",
  ].join("\n");
}
