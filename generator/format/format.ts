/**
 * Lays out the documents. Everything else passes untouched: hook sources are laid out when they are
 * printed, agent and skill files hold prompt bodies, scripts are what the bundler wrote.
 */
import type { VirtualFile } from "../emit/virtual-file.ts";
import { layoutMarkdown, type Width } from "./layout-markdown.ts";

declare module "prettier/standalone" {
  /** Exported there as well; the package's types leave it out. */
  export const util: { getStringWidth(text: string): number };
}

export async function formatFiles(files: readonly VirtualFile[]): Promise<readonly VirtualFile[]> {
  const width = await widthFor(files.filter(isDocument));
  return files.map((file) =>
    isDocument(file) ? { ...file, content: layoutMarkdown(file.content, width) } : file,
  );
}

function isDocument({ kind, path }: VirtualFile): boolean {
  return (kind === "document" || kind === "block") && path.endsWith(".md");
}

/** Prettier knows how wide a character is; plain ASCII needs no loading of it. */
async function widthFor(documents: readonly VirtualFile[]): Promise<Width> {
  if (documents.every(({ content }) => isAscii(content))) return (text) => text.length;
  const { util } = await import("prettier/standalone");
  return (text) => (isAscii(text) ? text.length : util.getStringWidth(text));
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7E\n]*$/u.test(text);
}
