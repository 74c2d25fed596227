/** Links of Markdown pages to each other, followed without a renderer. */
import { posix } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Definition, Heading, Image, Link, Nodes } from "mdast";

interface Page {
  readonly urls: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/**
 * Links, image sources and headings that lead nowhere, as `page → url`. `pages` holds every page by
 * path, `others` says whether a path that is no page exists. Links with a scheme are not followed.
 */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  others: (path: string) => boolean = () => false,
): readonly string[] {
  const read = new Map([...pages].map(([path, text]) => [path, pageOf(text)]));
  return [...read].flatMap(([path, { urls }]) =>
    urls.filter((url) => !leads(path, url)).map((url) => `${path} → ${url}`),
  );

  function leads(from: string, url: string): boolean {
    if (/^[a-z][a-z+.-]*:/iu.test(url)) return true;
    const [file = "", anchor] = decodeURI(url).split("#");
    const target = file === "" ? from : posix.join(posix.dirname(from), file);
    const page = read.get(target);
    if (page === undefined) return anchor === undefined && others(target);
    return anchor === undefined || page.anchors.has(anchor);
  }
}

function pageOf(text: string): Page {
  const all = nodes(fromMarkdown(text));
  const urls = all
    .filter(
      (node): node is Link | Image | Definition =>
        node.type === "link" || node.type === "image" || node.type === "definition",
    )
    .map(({ url }) => url);
  return { urls, anchors: anchorsOf(all.filter((node) => node.type === "heading")) };
}

/** Headings as forges address them: lower case, spaces to hyphens, the rest of the marks dropped. */
function anchorsOf(headings: readonly Heading[]): ReadonlySet<string> {
  const found = new Map<string, number>();
  return new Set(
    headings.map((heading) => {
      const slug = textOf(heading)
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
        .replaceAll(" ", "-");
      const before = found.get(slug) ?? 0;
      found.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
}

function textOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function nodes(node: Nodes): readonly Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodes) : [])];
}
