/** The parts of a JSON Schema that the language reference reads. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly not?: SchemaNode;
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, SchemaNode>>;
}

const DEFS = "#/$defs/";

/** The definition that a node refers to. */
export function referenced(node: SchemaNode): string | undefined {
  return node.$ref?.startsWith(DEFS) === true ? node.$ref.slice(DEFS.length) : undefined;
}

/** The node with what it refers to; what stands in the node itself wins. */
export function resolved(root: SchemaNode, node: SchemaNode): SchemaNode {
  const name = referenced(node);
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target === undefined ? node : { ...resolved(root, target), ...node };
}
