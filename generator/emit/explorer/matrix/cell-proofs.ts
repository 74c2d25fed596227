/** What runs on the real client say of a cell: for each verdict of theirs, of how many guarantees. */
import type { Evidence } from "#plan/evidence";
import type { AgentRef, ToolRef } from "#plan/plan";
import { toolLabel } from "#plan/labels";
import type { Matrix } from "../../../analyse/effective/matrix.ts";
import { OTHERS } from "../../../analyse/effective/subjects.ts";
import { toolKey } from "../../../analyse/effective/tools.ts";
import { type ProvenClass, provenClasses } from "../../docs/proven-classes.ts";

/** `[verdict, guarantees]`, sorted by verdict; empty where no guarantee is about the cell. */
export type CellProofs = readonly (readonly [proof: string, count: number])[];

/** By the indexes of a caller class and a tool class. */
export function cellProofs(
  matrix: Matrix,
  evidence: readonly Evidence[],
): (caller: number, tool: number) => CellProofs {
  const callers = callersOf(matrix);
  const tools = toolIndexes(matrix);
  const counts = new Map<string, Map<string, number>>();
  for (const each of provenClasses(matrix.ground.plan, evidence)) {
    const rows = rowsOf(each, callers);
    for (const [at, { tool }] of each.shared.entries()) {
      const said = each.proofs[at] ?? "";
      const column = tools.get(columnOf(tool));
      if (column === undefined) continue;
      for (const [caller, owners] of rows) {
        const key = `${caller} ${column}`;
        const cell = counts.get(key) ?? new Map<string, number>();
        counts.set(key, cell.set(said, (cell.get(said) ?? 0) + owners));
      }
    }
  }
  return (caller, tool) =>
    [...(counts.get(`${caller} ${tool}`) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Caller classes that the owners belong to, with how many of the owners. */
function rowsOf(
  { owners }: ProvenClass,
  callers: (agent: AgentRef) => readonly number[],
): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const { agent } of owners) {
    for (const caller of callers(agent)) rows.set(caller, (rows.get(caller) ?? 0) + 1);
  }
  return rows;
}

function columnOf(tool: ToolRef): string {
  switch (tool.kind) {
    case "start":
      return "Agent";
    case "inline-shell":
      return "Skill";
    default:
      return toolLabel(tool);
  }
}

function toolIndexes({ tools }: Matrix): ReadonlyMap<string, number> {
  return new Map(
    tools.flatMap(({ members }, at) => members.map((tool) => [toolKey(tool), at] as const)),
  );
}

function callersOf({ callers }: Matrix): (agent: AgentRef) => readonly number[] {
  const byName = new Map(
    callers.flatMap(({ members }, at) => members.map(({ name }) => [name, at] as const)),
  );
  const all = callers.map((_, at) => at);
  const foreign = all.filter((at) => callers[at]?.first.owner === OTHERS);
  return (agent) => {
    if (agent.kind === "everyone") return all;
    if (agent.kind === "any-other") return foreign;
    const at = byName.get(agent.name);
    return at === undefined ? [] : [at];
  };
}
