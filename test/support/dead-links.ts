/** Links of Markdown pages to each other, followed without a renderer. */
import { posix } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Definition, Heading, Image, Link, Nodes } from "mdast";

/**
 * Links, image sources and headings that lead nowhere, as `page → url`. `pages` holds every page by
 * path, `others` says whether a path that is no page exists. Links with a scheme are not followed.
 */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  others: (path: string) => boolean = () => false,
): readonly string[] {
  const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(text)]));
  return [...pages].flatMap(([path, text]) =>
    urlsOf(text)
      .filter((url) => !leads(posix.dirname(path), path, url))
      .map((url) => `${path} → ${url}`),
  );

  function leads(folder: string, from: string, url: string): boolean {
    if (/^[a-z][a-z+.-]*:/iu.test(url)) return true;
    const [file = "", anchor] = decodeURI(url).split("#");
    const target = file === "" ? from : posix.join(folder, file);
    const headings = anchors.get(target);
    if (headings === undefined) return anchor === undefined && others(target);
    return anchor === undefined || headings.has(anchor);
  }
}

/** Every url that a page links to or shows, in the order of the page. */
export function urlsOf(text: string): readonly string[] {
  return nodes(fromMarkdown(text))
    .filter(
      (node): node is Link | Image | Definition =>
        node.type === "link" || node.type === "image" || node.type === "definition",
    )
    .map(({ url }) => url);
}

/** Headings as forges address them: lower case, spaces to hyphens, the rest of the marks dropped. */
function anchorsOf(text: string): ReadonlySet<string> {
  const found = new Map<string, number>();
  return new Set(
    nodes(fromMarkdown(text))
      .filter((node): node is Heading => node.type === "heading")
      .map((heading) => {
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
