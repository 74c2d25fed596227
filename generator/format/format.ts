/**
 * Prettier with fixed options for the documents. Hook sources are laid out when they are printed,
 * agent and skill files hold prompt bodies, scripts are what the bundler wrote: those pass untouched.
 */
import type { Options } from "prettier";
import type { VirtualFile } from "../emit/virtual-file.ts";

/**
 * Code inside documents is what we wrote, and stable: formatting it as well doubles the time. A
 * test holds the documents against prettier's own defaults.
 */
const MARKDOWN: Options = {
  parser: "markdown",
  printWidth: 100,
  endOfLine: "lf",
  proseWrap: "preserve",
  embeddedLanguageFormatting: "off",
};

export async function formatFiles(files: readonly VirtualFile[]): Promise<readonly VirtualFile[]> {
  // Only the parser that is used: the whole of prettier takes three times as long to load.
  const [{ format }, markdown] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/markdown"),
  ]);
  const options = { ...MARKDOWN, plugins: [markdown] };
  return Promise.all(
    files.map(async (file) =>
      isDocument(file) ? { ...file, content: await format(file.content, options) } : file,
    ),
  );
}

function isDocument({ kind, path }: VirtualFile): boolean {
  return (kind === "document" || kind === "block") && path.endsWith(".md");
}
