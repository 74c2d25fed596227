/** The matrix as it is drawn: classes that look the same in every cell share a row or a column. */
import type { Evidence } from "#plan/evidence";
import type { Packaging } from "#plan/plan";
import type { CallerClass, ToolClass } from "../../../analyse/effective/classes.ts";
import type { Matrix } from "../../../analyse/effective/matrix.ts";
import { cellProofs } from "./cell-proofs.ts";
import { chainOf } from "./chain.ts";
import type { ChainPool } from "./chain-pool.ts";
import type { Mark } from "./mark.ts";

export interface GridCell {
  readonly mark: Mark;
  /** Number of its chain; absent where the pool was full. */
  readonly chain?: number;
}

export interface Grid {
  readonly packaging: Packaging;
  /** Members of each column. */
  readonly columns: readonly (readonly string[])[];
  readonly rows: readonly {
    readonly tools: readonly string[];
    readonly cells: readonly GridCell[];
  }[];
  /** Agents and tools that are left out, since the picture would be too large. */
  readonly hidden: { readonly agents: number; readonly tools: number };
}

/** A picture of more is none. */
const MOST_COLUMNS = 60;
const MOST_ROWS = 120;

export function gridOf(matrix: Matrix, evidence: readonly Evidence[], pool: ChainPool): Grid {
  const proofs = cellProofs(matrix, evidence);
  const callers = matrix.callers.slice(0, MOST_COLUMNS);
  const tools = matrix.tools.slice(0, MOST_ROWS);
  const cells = tools.map((tool, row) =>
    callers.map((caller, column): GridCell => {
      const cell = matrix.cell(caller.first, tool.first);
      const chain = chainOf(cell, caller.first.name, tool.first.name, proofs(column, row));
      const number = pool.numberOf(chain, caller.first.name, tool.first.label);
      return { mark: chain.mark, ...(number === undefined ? {} : { chain: number }) };
    }),
  );
  const columns = alike(callers.map((_, at) => cells.map((row) => row[at])));
  const rows = alike(cells);
  return {
    packaging: matrix.ground.plan.target.packaging,
    columns: columns.map((same) => same.flatMap((at) => agentsOf(callers[at]))),
    rows: rows.map((same) => ({
      tools: same.flatMap((at) => labelsOf(tools[at])),
      cells: columns.flatMap(([column = 0]) => cells[same[0] ?? 0]?.[column] ?? []),
    })),
    hidden: {
      agents: counted(matrix.callers.slice(MOST_COLUMNS)),
      tools: counted(matrix.tools.slice(MOST_ROWS)),
    },
  };
}

/** Indexes of equal entries, in the order of the first of each. */
function alike(all: readonly unknown[]): readonly (readonly number[])[] {
  const keys = all.map((one) => JSON.stringify(one));
  return [...Map.groupBy(keys.keys(), (at) => keys[at]).values()];
}

function agentsOf(one: CallerClass | undefined): readonly string[] {
  return one?.members.map(({ name }) => name) ?? [];
}

function labelsOf(one: ToolClass | undefined): readonly string[] {
  return one?.members.map(({ label }) => label) ?? [];
}

function counted(classes: readonly { readonly members: readonly unknown[] }[]): number {
  return classes.reduce((sum, { members }) => sum + members.length, 0);
}
