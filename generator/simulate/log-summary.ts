/** `ENFORCEMENT_LOG` summed up per hook and verdict. */
import { isObject } from "#runtime/json-object";
import type { LogEntry } from "#runtime/decision-log";

type LoggedVerdict = LogEntry["verdict"];
type Cause = LogEntry["cause"];

/** How often, by what decided: the rule, or a fault that kept the hook from deciding. */
type Counts = Readonly<Record<Cause, number>>;

export interface HookSummary {
  readonly hook: string;
  readonly total: number;
  readonly verdicts: Readonly<Partial<Record<LoggedVerdict, Counts>>>;
  /** Earliest and latest entry, ISO 8601. */
  readonly first: string;
  readonly last: string;
  /** The spec has no hook of this name. */
  readonly unknown: boolean;
}

export interface LogSummary {
  readonly entries: number;
  /** Lines that are no entries: cut, mixed, or not ours. */
  readonly broken: number;
  readonly first?: string;
  readonly last?: string;
  /** Sorted by name. */
  readonly hooks: readonly HookSummary[];
  /** Hooks of the spec without any entry, in the spec's order. */
  readonly silent: readonly string[];
}

const VERDICTS: readonly string[] = [
  "block",
  "allow",
  "remind",
  "inject",
  "none",
] satisfies readonly LoggedVerdict[];

type Entry = Pick<LogEntry, "time" | "hook" | "verdict" | "cause">;

export function summarise(text: string, known: readonly string[]): LogSummary {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const entries = lines.flatMap((line) => readEntry(line) ?? []);
  const times = span(entries);
  const hooks = [...Map.groupBy(entries, ({ hook }) => hook)]
    .map(([hook, own]) => hookSummary(hook, own, known))
    .sort((a, b) => (a.hook < b.hook ? -1 : 1));
  return {
    entries: entries.length,
    broken: lines.length - entries.length,
    ...times,
    hooks,
    silent: known.filter((name) => !hooks.some(({ hook }) => hook === name)),
  };
}

function hookSummary(
  hook: string,
  entries: readonly Entry[],
  known: readonly string[],
): HookSummary {
  const verdicts: Partial<Record<LoggedVerdict, Counts>> = {};
  for (const { verdict, cause } of entries) {
    const counts = verdicts[verdict] ?? { policy: 0, infrastructure: 0 };
    verdicts[verdict] = { ...counts, [cause]: counts[cause] + 1 };
  }
  const { first = "", last = "" } = span(entries);
  const unknown = !known.includes(hook);
  return { hook, total: entries.length, verdicts, first, last, unknown };
}

/** Times are all UTC in one form, so that their text sorts as they do. */
function span(entries: readonly Entry[]): { readonly first?: string; readonly last?: string } {
  let [first, last] = [entries[0]?.time, entries[0]?.time];
  if (first === undefined || last === undefined) return {};
  for (const { time } of entries) {
    if (time < first) first = time;
    if (time > last) last = time;
  }
  return { first, last };
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

function readEntry(line: string): Entry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  return isEntry(value) ? value : undefined;
}

function isEntry(value: unknown): value is Entry {
  return (
    isObject(value) &&
    typeof value["hook"] === "string" &&
    value["hook"] !== "" &&
    typeof value["time"] === "string" &&
    TIME.test(value["time"]) &&
    VERDICTS.some((verdict) => verdict === value["verdict"]) &&
    (value["cause"] === "policy" || value["cause"] === "infrastructure")
  );
}
