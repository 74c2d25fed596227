/** A matrix as people look at it: classes with short names, one mark per cell, paths told in words. */
import { FAULTS } from "#plan/plan";
import type { Cell, Matrix } from "../analyse/effective/matrix.ts";
import { type Way, waysOf } from "../analyse/effective/ways.ts";

/** `denied` holds under every fault, `weak` opens under some. */
export type Mark = "denied" | "weak" | "conditional" | "allowed" | "absent" | "reachable";

export const MARKS: Readonly<Record<Mark, readonly [sign: string, meaning: string]>> = {
  denied: ["X", "denied, also under every fault"],
  weak: ["x", "denied, open under a fault"],
  conditional: ["?", "depends on what the call says"],
  allowed: [".", "allowed"],
  absent: ["-", "the agent has no such tool"],
  reachable: ["!", "denied, yet reached in another way"],
};

export interface MatrixView {
  readonly packaging: string;
  /** Columns; a letter stands for the class. */
  readonly callers: readonly { readonly letter: string; readonly members: readonly string[] }[];
  readonly rows: readonly MatrixRow[];
  /** Ways round a refusal, one entry for all that have the same. */
  readonly ways: readonly WayView[];
}

export interface MatrixRow {
  readonly tools: readonly string[];
  readonly marks: readonly Mark[];
  /** Processes per call, least and most over the callers. */
  readonly cost: readonly [least: number, most: number];
}

export interface WayView {
  readonly callers: readonly string[];
  readonly tools: readonly string[];
  /** The calls that open the way, and who then makes the call: `Bash`, `Agent(x) → x`. */
  readonly calls: string;
  /** The direct call is not refused outright: the way only goes round its condition. */
  readonly conditional: boolean;
}

interface Look {
  readonly mark: Mark;
  readonly cost: number;
}

/** Classes that look the same in every cell share a row or a column. */
export function matrixView(matrix: Matrix): MatrixView {
  const looks = matrix.tools.map(({ first, members }) => ({
    tools: members.map(({ label }) => label),
    cells: matrix.callers.map((caller) => lookOf(matrix.cell(caller.first, first))),
  }));
  const columns = groupsOf(
    matrix.callers.map(({ members }, at) => ({
      names: members.map(({ name }) => name),
      key: JSON.stringify(looks.map(({ cells }) => cells[at])),
      at,
    })),
  );
  const rows = groupsOf(
    looks.map(({ tools, cells }) => ({ names: tools, key: JSON.stringify(cells), at: 0, cells })),
  ).map(({ names, first }) => ({
    tools: names,
    cells: columns.flatMap((column) => first.cells[column.first.at] ?? []),
  }));
  return {
    packaging: matrix.ground.plan.target.packaging,
    callers: columns.map(({ names }, at) => ({ letter: letters(at), members: names })),
    rows: rows.map(({ tools, cells }) => {
      const costs = cells.map(({ cost }) => cost);
      return {
        tools,
        marks: cells.map(({ mark }) => mark),
        cost: [Math.min(...costs), Math.max(...costs)],
      };
    }),
    ways: waysOf(matrix).map(wayView),
  };
}

function lookOf(cell: Cell): Look {
  return { mark: markOf(cell), cost: cell.cost };
}

interface Group<T> {
  readonly first: T;
  readonly names: readonly string[];
}

function groupsOf<T extends { readonly names: readonly string[]; readonly key: string }>(
  all: readonly T[],
): readonly Group<T>[] {
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ first, names: same.flatMap(({ names }) => names) }];
  });
}

function markOf({ verdict, under }: Cell): Mark {
  if (verdict !== "denied") return verdict;
  return FAULTS.some((fault) => under[fault] === "open") ? "weak" : "denied";
}

/** A, B, … Z, AA, AB, … */
function letters(at: number): string {
  const last = String.fromCodePoint("A".charCodeAt(0) + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

function wayView({ callers, tools, path, by, conditional }: Way): WayView {
  const calls = path.map(({ agent, call }, at) => (at === 0 ? call : `${agent}: ${call}`));
  return {
    callers: callers.map(({ name }) => name),
    tools: tools.map(({ label }) => label),
    calls: [...calls, ...(by === undefined ? [] : [by])].join(" → "),
    conditional,
  };
}
