/** What gets weaker, what stronger, what neither between two specs. */
import type { Packaging } from "#plan/plan";
import type { Change } from "./change.ts";
import { compareCalls } from "./compare-calls.ts";
import { compareHolds } from "./compare-holds.ts";
import { compareInvariants } from "./compare-invariants.ts";
import { compareWords } from "./compare-words.ts";
import type { Judge } from "./scene.ts";
import { type Side, viewOf } from "./side.ts";

/** A difference, with the reason where the new spec acknowledges it. */
export interface Compared extends Change {
  readonly acknowledged?: string;
}

const PACKAGINGS: readonly Packaging[] = ["project", "plugin"];

export async function compareSpecs(
  old: Side,
  now: Side,
  judge: Judge,
): Promise<readonly Compared[]> {
  const changes: Change[] = [];
  for (const packaging of PACKAGINGS) {
    const contest = { old: viewOf(old, packaging), now: viewOf(now, packaging), packaging, judge };
    changes.push(
      ...(await compareInvariants(contest)),
      ...(await compareCalls(contest)),
      ...(await compareHolds(contest)),
    );
  }
  const reasons = new Map(now.project.weakens.map(({ what, because }) => [what, because]));
  return [...inBoth(changes, now.project.name), ...compareWords(old, now)].map((change) => {
    const reason = change.direction === "weaker" ? reasonFor(change, reasons) : undefined;
    return reason === undefined ? change : { ...change, acknowledged: reason };
  });
}

/** A weakening is meant when its rule is named, or every pair of caller and call that it is about. */
function reasonFor(
  { id, agents, tools, rules }: Change,
  reasons: ReadonlyMap<string, string>,
): string | undefined {
  const first = (keys: readonly string[]): string | undefined =>
    keys.map((key) => reasons.get(key)).find((reason) => reason !== undefined);
  const named = first(agents.length === 0 || rules.includes(id) ? [id, ...rules] : rules);
  if (named !== undefined || agents.length === 0 || tools.length === 0) return named;
  const each = agents.flatMap((agent) =>
    tools.map((tool) => first([`${agent}/${tool}`, `${agent}/*`, `*/${tool}`])),
  );
  return each.every((reason) => reason !== undefined) ? each[0] : undefined;
}

/** What is true of both packagings is told once, in the names of the project's files. */
function inBoth(changes: readonly Change[], plugin: string): readonly Change[] {
  const plain = (text: string): string =>
    text.replaceAll(`${plugin}:`, "").replaceAll(`mcp__plugin_${plugin}_`, "mcp__");
  const groups = Map.groupBy(changes, ({ id, direction, what, fault }) =>
    JSON.stringify([plain(id), direction, plain(what), fault]),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ ...first, packagings: same.flatMap(({ packagings }) => packagings) }];
  });
}
