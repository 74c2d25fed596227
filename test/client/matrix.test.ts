/**
 * The matrix of the shipped spec beside the real client: every cell that needs no condition, called.
 * It takes minutes, and `test/analyse/evidence.test.ts` holds the matrix against what `gen verify` has
 * written down; so it runs only when it is asked for, with `WHOLE_MATRIX=1`.
 */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lowered, SHIPPED } from "../analyse/support/compiled.ts";
import { REPOSITORY } from "../support/repository.ts";
import { found, skipped } from "./client-stage.ts";
import { type SeenCell, seenCells } from "./matrix-cells.ts";

/** Allowed, and yet in nobody's palette in such a session: other switches, or a person at the terminal. */
const OFFERED_TO_NOBODY = [
  "AskUserQuestion",
  "EnterPlanMode",
  "ExitPlanMode",
  "Glob",
  "Grep",
  "LSP",
  "ListMcpResourcesTool",
  "Projects",
  "PushNotification",
  "ReadMcpResourceTool",
  "ShareOnboardingGuide",
  "TaskOutput",
  "TodoWrite",
  "ToolSearch",
  "WaitForMcpServers",
];

const REFUSALS: readonly SeenCell["by"][] = ["absent", "hook", "permission"];

/** `refused` is the tool's own error: the call got past everything of ours. */
function agrees({ verdict, by }: SeenCell): boolean {
  switch (verdict) {
    case "denied":
      return REFUSALS.includes(by);
    case "absent":
      return by === "absent";
    case "allowed":
      return by === "ran" || by === "refused" || by === "absent";
    case "conditional":
      return false;
  }
}

const isWanted = process.env["WHOLE_MATRIX"] === "1";
const why = isWanted ? skipped : " (only with WHOLE_MATRIX=1)";

describe.skipIf(!isWanted || found.kind !== "ready")(`the matrix on the real client${why}`, () => {
  const { project, plan } = lowered(SHIPPED);

  it.each(["project", "plugin"] as const)("says what the client does, as %s", async (packaging) => {
    if (found.kind !== "ready") return;
    const out = join(REPOSITORY, "out");
    const cells = await seenCells(found.stage, project, plan[packaging], out);
    expect(cells.filter((cell) => !agrees(cell))).toEqual([]);
    const count = (verdict: string) => cells.filter((cell) => cell.verdict === verdict).length;
    expect(count("denied")).toBeGreaterThan(90);
    expect(count("absent")).toBeGreaterThan(30);
    const allowed = cells.filter(({ verdict }) => verdict === "allowed");
    const byTool = Map.groupBy(allowed, ({ tool }) => tool);
    const never = [...byTool].filter(([, some]) => some.every(({ by }) => by === "absent"));
    expect(never.map(([tool]) => tool).sort()).toEqual(OFFERED_TO_NOBODY);
    // What the client keeps for the main session is so in its model: to others it is absent, not allowed.
    const main = project.agents.find((agent) => agent.main)?.name;
    const mainAlone = [...byTool].filter(
      ([, some]) =>
        some.length > 1 && some.every(({ caller, by }) => (caller === main) === (by !== "absent")),
    );
    expect(mainAlone.map(([tool]) => tool)).toEqual([]);
    expect(allowed.filter(({ by }) => by === "ran").length).toBeGreaterThan(200);
  });
});
