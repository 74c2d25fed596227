/**
 * Handlebars for prose and fixed shapes. An environment of its own, strict: a name that the view
 * does not have throws. Nothing is escaped: views hold finished Markdown. In the built program the
 * module of `program/built-templates.ts` stands here, with every template compiled ahead of time.
 */
import Handlebars from "handlebars";
import { partialPath } from "./partial-path.ts";

/** Text of a file below `templates/`. */
type ReadTemplate = (path: string) => string;

/** Collects the names of the partials that a template calls. */
class PartialNames extends Handlebars.Visitor {
  readonly names: string[] = [];

  override PartialStatement(partial: hbs.AST.PartialStatement): void {
    if ("original" in partial.name) this.names.push(String(partial.name.original));
  }
}

function partialsOf(program: hbs.AST.Program): readonly string[] {
  const visitor = new PartialNames();
  visitor.accept(program);
  return visitor.names;
}

function loadPartials(
  environment: typeof Handlebars,
  program: hbs.AST.Program,
  read: ReadTemplate,
): void {
  for (const name of partialsOf(program)) {
    if (environment.partials[name] !== undefined) continue;
    const parsed = environment.parse(read(partialPath(name)));
    environment.registerPartial(name, environment.compile(parsed, OPTIONS));
    loadPartials(environment, parsed, read);
  }
}

export const OPTIONS = { strict: true, noEscape: true } as const;

/** The template at `path`, filled in with a view that has every name it uses. */
export function renderTemplate(path: string, view: object, read: ReadTemplate): string {
  const environment = Handlebars.create();
  const program = environment.parse(read(path));
  loadPartials(environment, program, read);
  return environment.compile(program, OPTIONS)(view);
}
