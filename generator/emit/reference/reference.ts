import { stringify } from "yaml";
import { constructsOf, type Construct } from "./construct.ts";
import { type ExampleSpec, exampleList } from "./example-list.ts";
import { keyTable } from "./key-table.ts";
import { link } from "./link.ts";
import { notesOf } from "./notes.ts";
import type { SchemaNode } from "./schema-node.ts";

const INTRO = `
This page is written from \`enforcement.schema.json\`. Change the schema, not this page.

A spec is one YAML file. It says who may do what; \`gen build\` turns it into hooks, settings, agents,
skills and documents. \`enforcement.yaml\` is a complete one, small ones stand [below](#examples). An
editor that speaks YAML schemas completes keys and explains them when this line stands at the top of
the file:

\`\`\`yaml
# yaml-language-server: $schema=./enforcement.schema.json
\`\`\`

A small spec needs two keys, \`spec\` and \`name\`. Five rules hold everywhere:

- **A key that is not listed here is an error.** So is a name that leads nowhere.
- **Names are lower-case words joined by hyphens**, \`docs-writes\`. Names of agents and servers keep
  their letter case.
- **A tool of the client is written by its name**, \`Write\`. A tool of a server is \`server.tool\`,
  \`pal-e-docs.get_note\`.
- **What is not known yet stands twice**: as a plain value, and by name in a \`confirm\` list beside
  it. Documents and \`gen lint\` list these assumptions.
- **Words between braces are filled in**: \`{tool}\`, \`{agent}\`, \`{hook}\` and \`{because}\` (what was
  seen, in a few words) in messages; the name of a place in the texts of blocks.
`;

const EXAMPLES = `
Each is complete, for one need, and passes its own \`gen test\`. Copy one, or start from it with
\`gen init --preset NAME\`.
`;

/**
 * The language reference (spec/README.md) as Markdown: one section per construct of the schema,
 * with a table of its keys, the rules between them, and examples; before them a list of specs to
 * copy from. Pure; formatting is left to the caller.
 */
export function renderReference(schema: SchemaNode, specs: readonly ExampleSpec[]): string {
  const sections = constructsOf(schema).map((construct) => section(schema, construct));
  const top = ["## Top level", keyTable(schema, schema), ...examples(schema)];
  const small = ["## Examples", EXAMPLES.trim(), exampleList(specs, "examples")];
  return ["# The spec language", INTRO.trim(), ...small, ...top, ...sections]
    .join("\n\n")
    .concat("\n");
}

function section(root: SchemaNode, construct: Construct, owners: readonly string[] = []): string {
  const { title, node, parts } = construct;
  const notes = notesOf(node).map((note) => `- ${note}`);
  return [
    `${"#".repeat(owners.length + 2)} ${title}`,
    `Stands at ${places(construct, owners.at(-1))}.`,
    node.description ?? "",
    keyTable(root, node),
    ...(notes.length === 0 ? [] : [notes.join("\n")]),
    ...examples(node),
    ...parts.map((part) => section(root, part, [...owners, title])),
  ].join("\n\n");
}

/** Below a construct that several share, the way from there says more than all ways from the top. */
function places({ paths, steps }: Construct, owner: string | undefined): string {
  const fromOwner = owner !== undefined && paths.length > 1;
  const ways = (fromOwner ? steps : paths).map((way) => `\`${way}\``).join(", ");
  return fromOwner ? `${ways} of ${link(owner)}` : ways;
}

function examples(node: SchemaNode): readonly string[] {
  const blocks = (node.examples ?? []).map((example) => stringify(example, { lineWidth: 90 }));
  return blocks.map((block) => `\`\`\`yaml\n${block}\`\`\``);
}
