/** Why a cell is what it is, told without its agent's and tool's names, so that alike cells share one chain. */
import { type Enforcement, FAULTS, type Mechanism, type Outcome } from "#plan/plan";
import type { Cell } from "../../../analyse/effective/matrix.ts";
import type { Step } from "../../../analyse/effective/reach.ts";
import { code, codes } from "../../../render/markdown.ts";
import type { CellProofs } from "./cell-proofs.ts";
import { type Mark, markOf } from "./mark.ts";

/** A mechanism in Markdown, with what becomes of it under each fault, in the order of `FAULTS`. */
export interface Link {
  readonly words: string;
  /** A hook's id, where it is one. */
  readonly hook?: string;
  readonly under: readonly Outcome[];
}

/** A call of the way round; no `agent` = the agent itself, no `call` = the call in question. */
type ChainStep = Partial<Step>;

export interface Chain {
  readonly mark: Mark;
  readonly direct: Cell["direct"];
  readonly links: readonly Link[];
  /** All together, other ways included. */
  readonly under: readonly Outcome[];
  readonly path: readonly ChainStep[];
  readonly proofs: CellProofs;
  /** Processes per call. */
  readonly cost: number;
}

export function chainOf(cell: Cell, caller: string, tool: string, proofs: CellProofs): Chain {
  return {
    mark: markOf(cell),
    direct: cell.direct,
    links: cell.by.map((enforcement) => linkOf(enforcement, tool)),
    under: FAULTS.map((fault) => cell.under[fault]),
    path: (cell.path ?? []).map(({ agent, call, route }) => ({
      ...(agent === caller ? {} : { agent }),
      ...(route === undefined && call === tool ? {} : { call }),
      ...(route === undefined ? {} : { route }),
    })),
    proofs,
    cost: cell.cost,
  };
}

function linkOf({ mechanism, under }: Enforcement, tool: string): Link {
  return {
    words: mechanismWords(mechanism, tool),
    ...(mechanism.kind === "hook" ? { hook: mechanism.plan } : {}),
    under: FAULTS.map((fault) => under[fault]),
  };
}

const SCOPES = { settings: "settings", frontmatter: "agent file", plugin: "plugin" } as const;

function mechanismWords(mechanism: Mechanism, tool: string): string {
  switch (mechanism.kind) {
    case "strip":
      return `Palette: the agent's file strips ${stripped(mechanism.tools, tool)}`;
    case "hook":
      return `Hook (${SCOPES[mechanism.scope.kind]})`;
    case "permission":
      return `Deny rule ${code(mechanism.deny)}`;
    case "setting":
      return `Setting ${code(`${mechanism.key}: ${mechanism.value}`)}`;
    case "env":
      return `Environment ${code(`${mechanism.key}=${mechanism.value}`)}`;
  }
}

/** The tool itself goes unnamed. */
function stripped(entries: readonly string[], tool: string): string {
  return entries.includes(tool) ? "the tool" : codes(entries);
}
