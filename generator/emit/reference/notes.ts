import { code, codes } from "../../render/markdown.ts";
import type { SchemaNode } from "./schema-node.ts";

/** What a construct's schema says about keys that need or exclude each other, as sentences. */
export function notesOf(node: SchemaNode): readonly string[] {
  const needed = Object.entries(node.dependentRequired ?? {}).map(
    ([key, others]) => `${code(key)} needs ${codes(others, "and")}.`,
  );
  const related = Object.entries(node.dependentSchemas ?? {}).flatMap(([key, rule]) =>
    relations(key, rule),
  );
  return [...choice(node), ...needed, ...related];
}

function choice({ oneOf }: SchemaNode): readonly string[] {
  const keys = keysOf(oneOf);
  return keys.length === 0 ? [] : [`Exactly one of ${codes(keys, "and")}.`];
}

function relations(key: string, rule: SchemaNode): readonly string[] {
  const wanted = keysOf(rule.anyOf ?? rule.oneOf);
  const banned = keysOf([rule, ...(rule.allOf ?? [])].map(({ not }) => not ?? {}));
  return [
    ...(wanted.length === 0 ? [] : [`${code(key)} needs ${codes(wanted, "or")}.`]),
    ...(banned.length === 0 ? [] : [`${code(key)} excludes ${codes(banned, "and")}.`]),
  ];
}

function keysOf(branches: readonly SchemaNode[] | undefined): readonly string[] {
  return (branches ?? []).flatMap((branch) => branch.required ?? []);
}
