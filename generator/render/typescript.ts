/** TypeScript sources through ts-morph, wrapped here since its API moves. */
import { IndentationText, Project, QuoteKind } from "ts-morph";

export interface ModuleShape {
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** Statements, already TypeScript. */
  readonly statements: readonly string[];
}

let project: Project | undefined;

/** Prints a module; the shared in-memory project keeps no file between calls. */
export function printModule({ imports, statements }: ModuleShape): string {
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
  return text;
}
