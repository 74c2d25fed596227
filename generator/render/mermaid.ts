/** Mermaid text from typed parts, so that no label can break a diagram. */

interface FlowNode {
  readonly id: string;
  readonly label: string;
  readonly shape?: "box" | "round" | "diamond" | "store";
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly dashed?: boolean;
}

export interface FlowGroup {
  readonly id: string;
  readonly label: string;
  readonly nodes: readonly FlowNode[];
}

export interface Flowchart {
  readonly direction: "TB" | "LR";
  readonly nodes: readonly FlowNode[];
  readonly groups: readonly FlowGroup[];
  readonly edges: readonly FlowEdge[];
}

export type SequenceStep =
  | {
      readonly kind: "message";
      readonly from: string;
      readonly to: string;
      readonly text: string;
      readonly reply?: boolean;
    }
  | { readonly kind: "note"; readonly over: readonly string[]; readonly text: string }
  | {
      readonly kind: "alt";
      readonly branches: readonly {
        readonly label: string;
        readonly steps: readonly SequenceStep[];
      }[];
    };

export interface Sequence {
  readonly participants: readonly { readonly id: string; readonly label: string }[];
  readonly steps: readonly SequenceStep[];
}

const ENTITIES: Readonly<Record<string, string>> = { '"': "#quot;", "<": "#lt;", ">": "#gt;" };

/** Mermaid's own entities for what would end or change a label. */
function label(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return (flat === "" ? "-" : flat).replace(
    /["#;<>`{}|[\]%\\]/g,
    (char) => ENTITIES[char] ?? `#${char.codePointAt(0) ?? 0};`,
  );
}

/** Names become `n_…`: no name of the spec can be a keyword of Mermaid. */
function id(name: string): string {
  return `n_${name.replace(/[^A-Za-z0-9]/g, (char) => `_${char.codePointAt(0) ?? 0}_`)}`;
}

const SHAPES = {
  box: ["[", "]"],
  round: ["(", ")"],
  diamond: ["{", "}"],
  store: ["[(", ")]"],
} as const;

function node(value: FlowNode): string {
  const [open, close] = SHAPES[value.shape ?? "box"];
  return `${id(value.id)}${open}"${label(value.label)}"${close}`;
}

function edge({ from, to, label: text, dashed }: FlowEdge): string {
  const arrow = dashed === true ? "-.->" : "-->";
  const words = text === undefined ? "" : `|"${label(text)}"|`;
  return `  ${id(from)} ${arrow}${words} ${id(to)}`;
}

export function flowchart(chart: Flowchart): string {
  const groups = chart.groups.flatMap((group) => [
    `  subgraph ${id(group.id)}["${label(group.label)}"]`,
    ...group.nodes.map((value) => `    ${node(value)}`),
    "  end",
  ]);
  return [
    `flowchart ${chart.direction}`,
    ...chart.nodes.map((value) => `  ${node(value)}`),
    ...groups,
    ...chart.edges.map(edge),
  ].join("\n");
}

function step(value: SequenceStep, indent: string): readonly string[] {
  if (value.kind === "message") {
    const arrow = value.reply === true ? "-->>" : "->>";
    return [`${indent}${id(value.from)}${arrow}${id(value.to)}: ${label(value.text)}`];
  }
  if (value.kind === "note") {
    return [`${indent}Note over ${value.over.map(id).join(",")}: ${label(value.text)}`];
  }
  const branches = value.branches.flatMap((branch, index) => [
    `${indent}${index === 0 ? "alt" : "else"} ${label(branch.label)}`,
    ...branch.steps.flatMap((inner) => step(inner, `${indent}  `)),
  ]);
  return [...branches, `${indent}end`];
}

export function sequenceDiagram(sequence: Sequence): string {
  return [
    "sequenceDiagram",
    ...sequence.participants.map((p) => `  participant ${id(p.id)} as ${label(p.label)}`),
    ...sequence.steps.flatMap((value) => step(value, "  ")),
  ].join("\n");
}
