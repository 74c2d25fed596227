import { cell, code } from "../../render/markdown.ts";
import { constructOf } from "./construct.ts";
import { flowEntries, flowYaml } from "./flow-yaml.ts";
import { link } from "./link.ts";
import { resolved, type SchemaNode } from "./schema-node.ts";

/** The keys of a construct as a Markdown table: key, meaning, default, example. */
export function keyTable(root: SchemaNode, node: SchemaNode): string {
  const rows = Object.keys(node.properties ?? {}).map((key) => row(root, node, key));
  return ["| key | meaning | default | example |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** Longer examples stand below the table. */
const LONGEST = 72;

function row(root: SchemaNode, node: SchemaNode, key: string): string {
  const value = property(root, node, key);
  const [text, fallback] = split(value.description ?? "");
  const cells = [
    code(key),
    [text, ...values(value)].join(" ").trim(),
    node.required?.includes(key) === true ? "required" : (given(value) ?? fallback),
    shown(root, node, key),
  ];
  return `| ${cells.map(cell).join(" | ")} |`;
}

/** The example of a key, and where to read on when the key leads to a construct. */
function shown(root: SchemaNode, node: SchemaNode, key: string): string {
  const value = property(root, node, key);
  const whole = flowEntries(needed(root, node, key));
  const text = whole.length > LONGEST ? flowEntries({ [key]: example(value) }) : whole;
  const construct = constructOf(root, value)?.def;
  if (construct === undefined) return code(text);
  const see = `see ${link(root.$defs?.[construct]?.title ?? construct)}`;
  return text.length > LONGEST ? see : `${code(text)}, ${see}`;
}

function property(root: SchemaNode, node: SchemaNode, key: string): SchemaNode {
  return resolved(root, node.properties?.[key] ?? {});
}

/** The example of a key together with those of the keys that it needs. */
function needed(root: SchemaNode, node: SchemaNode, key: string): Record<string, unknown> {
  const keys = [key, ...(node.dependentRequired?.[key] ?? [])];
  return Object.fromEntries(keys.map((one) => [one, example(property(root, node, one))]));
}

function example(value: SchemaNode): unknown {
  return value.examples?.[0] ?? value.const;
}

function values(value: SchemaNode): readonly string[] {
  const all = (value.enum ?? []).map((one) => code(flowYaml(one))).join(", ");
  return all === "" ? [] : [`One of ${all}.`];
}

function given(value: SchemaNode): string | undefined {
  return value.default === undefined ? undefined : code(flowYaml(value.default));
}

/** A default that depends on other keys stands in words at the end of the description. */
function split(description: string): readonly [text: string, fallback: string] {
  const [text = "", fallback = ""] = description.split(/\s*\bDefault: /u);
  return [text, fallback.replace(/\.$/u, "")];
}
