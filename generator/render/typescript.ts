/** TypeScript sources through ts-morph, wrapped here since its API moves. */
import { IndentationText, Project, QuoteKind } from "ts-morph";

export interface ModuleShape {
  /** Lines of the comment on top. */
  readonly comment: readonly string[];
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** Statements, already TypeScript. */
  readonly statements: readonly string[];
}

let project: Project | undefined;

/** Prints a module; the shared in-memory project keeps no file between calls. */
export function printModule({ comment, imports, statements }: ModuleShape): string {
  project ??= new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: {
      quoteKind: QuoteKind.Double,
      indentationText: IndentationText.TwoSpaces,
    },
  });
  const file = project.createSourceFile("module.ts", "", { overwrite: true });
  file.addImportDeclarations(
    imports.map(({ from, names }) => ({ moduleSpecifier: from, namedImports: [...names] })),
  );
  file.addStatements([...statements]);
  const text = file.getFullText();
  file.forget();
  return `/**\n${comment.map((line) => ` * ${line.replaceAll("*/", "*\\/")}`.trimEnd()).join("\n")}\n */\n${text}`;
}
