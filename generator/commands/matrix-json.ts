import { mechanismLabel } from "#plan/mechanism-label";
import type { Enforcement } from "#plan/plan";
import type { Cell, Matrix } from "../analyse/effective/matrix.ts";
import type { Subject } from "../analyse/effective/subjects.ts";
import { toolKey } from "../analyse/effective/tools.ts";

/** Characters that are gathered before they are written. */
const CHUNK = 1 << 20;

/**
 * `{ agents, tools, verdicts: [{ agent, tool, verdict, by, under, path, cost }] }`, every agent and
 * every tool by name, in parts: hundreds of thousands of verdicts never stand in memory together.
 */
export function* matrixJson(matrix: Matrix): Generator<string> {
  const { ground, callers, tools } = matrix;
  const { packaging } = ground.plan.target;
  const names = ground.subjects.map(({ name }) => name);
  yield `{"packaging":"${packaging}","agents":${JSON.stringify(names)},`;
  yield `"tools":${JSON.stringify(ground.tools.map(toolKey))},"verdicts":[`;
  const columns = tools.map(({ first, members }) => ({
    first,
    heads: members.map((tool) => `"tool":${JSON.stringify(toolKey(tool))},`),
  }));
  let buffer = "";
  let comma = "\n";
  for (const { first, members } of callers) {
    const cells = columns.map((column) => ({ ...column, cell: matrix.cell(first, column.first) }));
    for (const member of members) {
      for (const { cell, heads } of cells) {
        const tail = cellJson(cell, first, member, ground.naming.agent(member.name));
        const head = `{"agent":${JSON.stringify(member.name)},`;
        for (const tool of heads) {
          buffer += `${comma}${head}${tool}${tail}`;
          comma = ",\n";
        }
        if (buffer.length < CHUNK) continue;
        yield buffer;
        buffer = "";
      }
    }
  }
  yield `${buffer}\n]}\n`;
}

/** What one caller of a class has of its own is its name. */
function cellJson(
  { verdict, by, under, path, cost }: Cell,
  first: Subject,
  member: Subject,
  spelled: string,
): string {
  const steps =
    path?.map((step) => (step.agent === first.name ? { ...step, agent: member.name } : step)) ??
    null;
  const labels = by.map((enforcement) => labelFor(enforcement, spelled));
  const rest = { verdict, by: labels, under, path: steps, cost };
  return JSON.stringify(rest).slice(1);
}

function labelFor({ mechanism }: Enforcement, spelled: string): string {
  return mechanism.kind === "strip" ? `strip:${spelled}` : mechanismLabel(mechanism);
}
