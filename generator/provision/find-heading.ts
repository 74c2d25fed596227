import { fromMarkdown } from "mdast-util-from-markdown";
import type { Heading, Nodes, RootContent } from "mdast";
import { placeAt, type Place } from "../json/place-at.ts";

/** Where text under a heading goes: behind what stands there already, before the next heading. */
export type FoundHeading =
  { readonly at: number } | { readonly fault: Partial<Place> & { readonly reason: string } };

/** Looks for the heading whose words are `title`, whatever its level and letter case. */
export function findHeading(text: string, title: string): FoundHeading {
  const nodes = outsideBlocks(fromMarkdown(text).children);
  const fitting = nodes.filter(isHeading).filter((heading) => fits(words(heading), title));
  const exact = fitting.filter((heading) => words(heading) === title);
  const [heading, second] = exact.length === 1 ? exact : fitting;
  if (heading === undefined) return { fault: { reason: `it has no heading "${title}"` } };
  if (second !== undefined) {
    const place = placeAt(text, second.position?.start.offset ?? 0);
    return { fault: { ...place, reason: `the heading "${title}" stands more than once` } };
  }
  const from = nodes.indexOf(heading);
  const next = nodes.findIndex((node, index) => index > from && isHeading(node));
  const last = nodes[next === -1 ? nodes.length - 1 : next - 1];
  return { at: lineEnd(text, last?.position?.end.offset ?? text.length) };
}

/** Leaves out what stands between markers like ours: a heading in there belongs to its block. */
function outsideBlocks(nodes: readonly RootContent[]): readonly RootContent[] {
  const left: RootContent[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) break;
    left.push(node);
    const name = node.type === "html" ? /^<!-- (.+):begin -->$/u.exec(node.value)?.[1] : undefined;
    const end = nodes.findIndex(
      (one, at) => at > index && one.type === "html" && one.value === `<!-- ${name}:end -->`,
    );
    if (name !== undefined && end !== -1) index = end - 1;
  }
  return left;
}

function isHeading(node: RootContent): node is Heading {
  return node.type === "heading";
}

function fits(heading: string, title: string): boolean {
  return heading.toLowerCase() === title.toLowerCase();
}

/** The words of a heading without its marks. */
function words(node: Nodes): string {
  const text = (part: Nodes): string => {
    if ("children" in part) return part.children.map(text).join("");
    return "value" in part ? part.value : "";
  };
  return text(node).replaceAll(/\s+/gu, " ").trim();
}

function lineEnd(text: string, offset: number): number {
  const rest = /\r?\n/u.exec(text.slice(offset));
  return rest === null ? text.length : offset + rest.index;
}
