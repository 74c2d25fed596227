/** On the shipped spec the matrix says what the real client was seen to do, cell by cell. */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { mechanismLabel } from "#plan/mechanism-label";
import { FAULTS } from "#plan/plan";
import type { Enforcement, Fault } from "#plan/plan";
import { outcomesOf, together } from "../../generator/analyse/effective/outcome.ts";
import type { Subject } from "../../generator/analyse/effective/subjects.ts";
import type { Tool } from "../../generator/analyse/effective/tools.ts";
import { REPOSITORY } from "../support/repository.ts";
import { lowered, SHIPPED } from "./support/compiled.ts";
import { evidenceOn, observedIn, type SeenCall, staleIn } from "./support/observed.ts";

const { project, plan, effective, cell: cellNamed } = lowered(SHIPPED);
const evidence = evidenceOn(project.client.atLeast, join(REPOSITORY, "spec"));

/** Tools that this client offered to nobody in any run, and who is refused them, always or under a condition. */
const NEVER_OFFERED: Readonly<Record<string, string>> = {
  Artifact:
    "betty-sue dev qa dottie claude fork general-purpose statusline-setup workflow-subagent others",
  // Offered to the main session; its fork has the same tools, and a run starts no fork to call it.
  ScheduleWakeup: "fork",
};

const stale = [plan.project, plan.plugin].flatMap((one) => staleIn(evidence, one));

test("the evidence is of the rules as they are; `gen verify` makes it so", () => {
  expect(stale).toEqual([]);
});

// Of other rules nothing can be compared; the test above has failed and says so.
const packagings = stale.length > 0 ? [] : (["project", "plugin"] as const);

describe.each(packagings)("as %s", (packaging) => {
  const { ground, verdicts } = effective(packaging);
  const observed = observedIn(evidence, project, ground);
  const cells = ground.subjects.flatMap((caller) =>
    ground.tools.map((tool) => ({ caller, tool, direct: verdicts.ofTool(caller, tool) })),
  );
  const refusing = cells.filter(
    ({ direct }) => direct.verdict === "denied" || direct.verdict === "conditional",
  );
  const told = (caller: Subject, tool: Tool): string => `${caller.name} ${tool.label}`;

  let calls: readonly SeenCall[] = [];
  // Patient: every rule is asked about many calls, on a machine that may be busy.
  beforeAll(async () => {
    calls = await observed.calls();
  }, 120_000);

  test("a call that was seen refused is refused, one that was seen to pass is not", () => {
    const differ = calls.flatMap(({ caller, tool, seen }) => {
      const { verdict } = verdicts.ofTool(caller, tool);
      const fits = verdict === (seen === "refused" ? "denied" : "allowed");
      return fits || verdict === "conditional" ? [] : [`${told(caller, tool)}: ${seen}`];
    });
    expect(differ).toEqual([]);
    const seen = (what: string) => calls.filter((call) => call.seen === what).length;
    expect(seen("refused")).toBeGreaterThan(100);
    expect(seen("passed")).toBeGreaterThan(30);
  });

  test("every tool that is refused to somebody was seen to pass for somebody who may", () => {
    const passed = new Set(calls.filter(({ seen }) => seen === "passed").map(({ tool }) => tool));
    const mayPass = (tool: Tool): boolean =>
      cells.some((cell) => cell.tool === tool && cell.direct.verdict === "allowed");
    const unseen = refusing.filter(({ tool }) => mayPass(tool) && !passed.has(tool));
    const tools = new Set(unseen.map(({ tool }) => tool.label));
    // A skill is seen to run its shell with nothing installed; no call of it passes with everything there.
    expect([...tools].sort()).toEqual(["ScheduleWakeup", "Skill"]);
  });

  test("every refusal was seen, or is of a tool that the client never offered", () => {
    const unseen = refusing.filter(
      ({ caller, tool }) => observed.refusals(caller, tool).length === 0,
    );
    const byTool = Map.groupBy(unseen, ({ tool }) => tool.label);
    const listed = [...byTool].map(([tool, found]) => [
      tool,
      found.map(({ caller }) => caller.name).join(" "),
    ]);
    expect(Object.fromEntries(listed)).toEqual(NEVER_OFFERED);
    expect(refusing.length).toBeGreaterThan(300);
  });

  test("no mechanism was seen to refuse what is allowed", () => {
    const allowed = cells.filter(({ direct }) => direct.verdict === "allowed");
    const seen = allowed.filter(({ caller, tool, direct }) =>
      observed
        .refusals(caller, tool)
        .some(({ mechanism }) => direct.passing.every((each) => labelOf(each) !== mechanism)),
    );
    expect(allowed.length).toBeGreaterThan(600);
    expect(seen.map(({ caller, tool }) => told(caller, tool))).toEqual([]);
  });

  test("under each fault a mechanism does what it was seen to do", () => {
    const differ = refusing.flatMap(({ caller, tool, direct }) =>
      direct.by.flatMap((enforcement) =>
        FAULTS.filter((fault) => !seenOf(enforcement, fault, caller, tool)).map(
          (fault) => `${told(caller, tool)}: ${labelOf(enforcement)}, ${fault}`,
        ),
      ),
    );
    expect(differ).toEqual([]);
  });

  test("under each fault a refusal does what its mechanisms were seen to do together", () => {
    const denied = refusing.filter(({ direct }) => direct.verdict === "denied");
    const differ = denied.flatMap(({ caller, tool, direct }) => {
      const planned = outcomesOf(direct);
      const seen = direct.by.map((enforcement) => asSeen(enforcement, caller, tool));
      return FAULTS.filter((fault) => together(seen, fault) !== planned[fault]).map(
        (fault) => `${told(caller, tool)}: ${fault}`,
      );
    });
    expect(differ).toEqual([]);
    expect(denied.length).toBeGreaterThan(100);
  });

  /** Rows of the mechanism by a guarantee about the cell; where none rests on it, by any. */
  function rowsFor(enforcement: Enforcement, caller: Subject, tool: Tool) {
    const label = labelOf(enforcement);
    const own = observed.refusals(caller, tool).filter(({ mechanism }) => mechanism === label);
    return own.length > 0 ? own : observed.rowsOf(label);
  }

  function seenOf(enforcement: Enforcement, fault: Fault, caller: Subject, tool: Tool): boolean {
    const rows = rowsFor(enforcement, caller, tool);
    return (
      rows.length > 0 && rows.every(({ under }) => under?.[fault] === enforcement.under[fault])
    );
  }

  function asSeen(enforcement: Enforcement, caller: Subject, tool: Tool): Enforcement {
    const [row] = rowsFor(enforcement, caller, tool);
    return { ...enforcement, under: { ...UNSEEN, ...row?.under } };
  }

  test("a way round that was seen open or closed is so in the matrix", () => {
    const cell = (agent: string, tool: string) => cellNamed(agent, tool, packaging);
    const routes = (evidence.routes ?? []).filter((route) => route.packaging === packaging);
    const told = routes.map(({ path, outcome }) => {
      const [from = "", ...way] = path.split(" → ");
      const end = way.at(-1);
      if (end === "Bash") return [path, outcome, openTo(cell(from, "Bash"))];
      if (end === "workflow-subagent") return [path, outcome, openTo(cell(from, "Workflow"))];
      if (end === "a file in repositories") return [path, outcome, openTo(cell(from, "Write"))];
      // A skill that forks is none of the spec's: where an account adds one, the documents say so.
      return [path, outcome, "open"];
    });
    expect(told.filter(([, seen, planned]) => seen !== planned)).toEqual([]);
    expect(told.length).toBeGreaterThan(8);
  });
});

const UNSEEN = Object.fromEntries(
  FAULTS.map((fault) => [fault, "unknown"]),
) as Enforcement["under"];

function labelOf({ mechanism }: Enforcement): string {
  return mechanismLabel(mechanism);
}

/** Refused, and by no other way reached; or reached. */
function openTo({ verdict, path }: ReturnType<typeof cellNamed>): "closed" | "open" {
  return verdict === "denied" && path === undefined ? "closed" : "open";
}
