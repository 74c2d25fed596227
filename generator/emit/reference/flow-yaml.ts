import { stringify } from "yaml";

/** A value as YAML on one line, written as the formatter writes it: `[a, b]`, `{ a: b }`. */
export function flowYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(", ")}]`;
  if (typeof value !== "object" || value === null) return scalar(value);
  return Object.keys(value).length === 0 ? "{}" : `{ ${flowEntries(value)} }`;
}

/** The entries of a mapping on one line, without the braces. */
export function flowEntries(value: object): string {
  return Object.entries(value)
    .map(([key, inner]) => `${scalar(key)}: ${flowYaml(inner)}`)
    .join(", ");
}

/** Inside a list, so that commas and brackets are quoted. */
function scalar(value: unknown): string {
  const style = { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false } as const;
  return stringify([value], style).trim().slice(1, -1);
}
