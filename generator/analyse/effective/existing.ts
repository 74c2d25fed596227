import type { Fault } from "#plan/plan";
import type { Effective } from "./effective.ts";
import type { Subject } from "./subjects.ts";

/** Types that exist only when something starts them; every other one a person can start as well. */
const STARTED_ONLY: ReadonlySet<string> = new Set(["fork", "workflow-subagent"]);

/** Whether a subject can be there at all. */
export function existing(effective: Effective, fault?: Fault): (subject: Subject) => boolean {
  const reach = effective.reach(fault);
  const starters = effective.verdicts.classes.map(({ first }) => first);
  return (subject) =>
    !STARTED_ONLY.has(subject.name) ||
    starters.some((from) => from !== subject && reach.start(from, subject) !== undefined);
}
