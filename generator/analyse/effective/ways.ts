/** Ways round a refusal, the same one told once: for everyone who has it, and for all that it reaches. */
import type { Cell, Matrix } from "./matrix.ts";
import type { Step } from "./reach.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

export interface Way {
  readonly callers: readonly Subject[];
  readonly tools: readonly Tool[];
  /** The calls that open the way, the first one by each of the callers. */
  readonly path: readonly Step[];
  /** Who makes the call in question at the end; absent = a shell does what it does. */
  readonly by?: string;
  /** The direct call is not refused outright: the way only goes round its condition. */
  readonly conditional: boolean;
}

export function waysOf(matrix: Matrix): readonly Way[] {
  const found = matrix.callers.flatMap((caller) =>
    matrix.tools.flatMap(({ first, members }): readonly Way[] => {
      const cell = matrix.cell(caller.first, first);
      return cell.path === undefined ? [] : [wayOf(caller.members, members, cell, cell.path)];
    }),
  );
  const byTools = merged(
    found,
    ({ callers }) => callers[0]?.name ?? "",
    (same) => ({
      tools: same.flatMap(({ tools }) => tools),
    }),
  );
  return merged(
    byTools,
    ({ tools }) => tools.map(({ name }) => name).join(" "),
    (same) => ({
      callers: same.flatMap(({ callers }) => callers),
    }),
  );
}

function wayOf(
  callers: readonly Subject[],
  tools: readonly Tool[],
  { verdict }: Cell,
  path: readonly Step[],
): Way {
  const last = path.at(-1);
  const direct = last !== undefined && last.route === undefined;
  return {
    callers,
    tools,
    path: direct ? path.slice(0, -1) : path,
    ...(direct ? { by: last.agent } : {}),
    conditional: verdict === "conditional",
  };
}

function merged(
  ways: readonly Way[],
  key: (way: Way) => string,
  join: (same: readonly Way[]) => Partial<Way>,
): readonly Way[] {
  const groups = Map.groupBy(ways, (way) => {
    const calls = way.path.map(({ agent, call }, at) => (at === 0 ? call : `${agent} ${call}`));
    return JSON.stringify([key(way), calls, way.by, way.conditional]);
  });
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, ...join(same) }];
  });
}
