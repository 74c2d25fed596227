import { fromMarkdown } from "mdast-util-from-markdown";
import type { Heading, Nodes, RootContent } from "mdast";
import { placeAt, type Place } from "./json-text.ts";

/** Where text under a heading goes: behind what stands there already, before the next heading. */
export type FoundHeading =
  { readonly at: number } | { readonly fault: Partial<Place> & { readonly reason: string } };

/** Looks for the heading whose words are `title`, whatever its level and letter case. */
export function findHeading(text: string, title: string): FoundHeading {
  const nodes = fromMarkdown(text).children;
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
