/** Prettier with fixed options for what we generate; everything else passes untouched. */
import type { Options } from "prettier";
import type { FileKind, VirtualFile } from "../emit/virtual-file.ts";

const SHARED: Options = { printWidth: 100, endOfLine: "lf" };

/**
 * Code inside documents is what we wrote, and stable: formatting it as well doubles the time. A
 * test holds the documents against prettier's own defaults.
 */
const MARKDOWN: Options = {
  ...SHARED,
  parser: "markdown",
  proseWrap: "preserve",
  embeddedLanguageFormatting: "off",
};

/** Agent and skill files hold prompt bodies, and scripts are what the bundler wrote. */
const PARSERS: Readonly<Partial<Record<FileKind, Options>>> = {
  "hook-source": { ...SHARED, parser: "typescript" },
  document: MARKDOWN,
  block: MARKDOWN,
};

export async function formatFiles(files: readonly VirtualFile[]): Promise<readonly VirtualFile[]> {
  const { format } = await import("prettier");
  return Promise.all(
    files.map(async (file) => {
      const options = file.path.endsWith(".html") ? undefined : PARSERS[file.kind];
      return options === undefined
        ? file
        : { ...file, content: await format(file.content, options) };
    }),
  );
}
