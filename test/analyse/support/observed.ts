/** What the evidence of the real client says of the cells of a matrix. */
import type { Evidence, EvidenceResult } from "#plan/evidence";
import type { Project } from "#ir/project";
import type { Guarantee, TargetPlan } from "#plan/plan";
import type { Ground } from "../../../generator/analyse/effective/direct.ts";
import type { Subject } from "../../../generator/analyse/effective/subjects.ts";
import { type Tool, unlistedName } from "../../../generator/analyse/effective/tools.ts";
import { realDisk } from "../../../generator/io/disk.ts";
import { readEvidence } from "../../../generator/io/read-evidence.ts";
import { allTrials } from "../../../generator/verify/trials/all-trials.ts";

/** A call that the client was made to make, with all of the bundle installed. */
export interface SeenCall {
  readonly caller: Subject;
  readonly tool: Tool;
  readonly seen: "refused" | "passed";
}

export interface Observed {
  /** Rows about the cell by the guarantees that cover it, of calls that were refused. */
  refusals(caller: Subject, tool: Tool): readonly EvidenceResult[];
  /** Rows about a mechanism, whichever guarantee rests on it. */
  rowsOf(label: string): readonly EvidenceResult[];
  /** Calls whose guarantee is proven: a run in which one of them ends otherwise refutes it. */
  calls(): Promise<readonly SeenCall[]>;
}

export function evidenceOn(client: string, specFolder: string): Evidence {
  const { evidence } = readEvidence(realDisk, specFolder, "spec");
  const found = evidence.find((one) => one.client === client);
  if (found === undefined) throw new Error(`no evidence of a run on ${client}`);
  return found;
}

/** Guarantees whose rules are not those that the run saw: what it saw of them says nothing. */
export function staleIn({ results }: Evidence, plan: TargetPlan): readonly string[] {
  const own = results.filter(({ packaging }) => packaging === plan.target.packaging);
  const seen = new Map(own.map(({ guarantee, digest }) => [guarantee, digest]));
  return plan.guarantees.filter(({ id, digest }) => seen.get(id) !== digest).map(({ id }) => id);
}

export function observedIn(evidence: Evidence, project: Project, ground: Ground): Observed {
  const { plan } = ground;
  const rows = evidence.results.filter(({ packaging }) => packaging === plan.target.packaging);
  const proven = Map.groupBy(
    rows.filter(({ outcome }) => outcome === "proven"),
    ({ guarantee }) => guarantee,
  );
  return {
    refusals: (caller, tool) =>
      plan.guarantees
        .filter((guarantee) => isAbout(guarantee, caller, tool, ground))
        .flatMap(({ id }) => proven.get(id) ?? []),
    rowsOf: (label) => rows.filter(({ mechanism }) => mechanism === label),
    calls: async () => {
      const { trials } = await allTrials({ project, plan });
      return trials
        .filter(({ guarantee, leaves }) => proven.has(guarantee) && leaves === undefined)
        .map(({ caller, call, role }) => ({
          caller: named(ground.subjects, caller.name),
          tool: toolCalled(ground, call.tool),
          seen: role === "refusal" ? "refused" : "passed",
        }));
    },
  };
}

function isAbout(guarantee: Guarantee, caller: Subject, tool: Tool, ground: Ground): boolean {
  return isAboutCaller(guarantee, caller) && isAboutTool(guarantee, tool, ground);
}

function isAboutCaller({ agent }: Guarantee, { name, owner }: Subject): boolean {
  switch (agent.kind) {
    case "everyone":
      return true;
    case "any-other":
      return owner === "others";
    default:
      return agent.name === name;
  }
}

function isAboutTool({ tool: ref, by }: Guarantee, tool: Tool, ground: Ground): boolean {
  switch (ref.kind) {
    case "tool":
      return toolCalled(ground, ref.name) === tool;
    case "unlisted":
      return toolCalled(ground, unlistedName(ref.prefix)) === tool;
    case "start":
      return tool.name === "Agent";
    // A skill's shell is held off by taking the Skill tool away, if by nothing else.
    case "inline-shell":
      return by.some(
        ({ mechanism }) => mechanism.kind === "strip" && mechanism.tools.includes(tool.name),
      );
  }
}

/** Two names of one tool in a plugin are one column of the matrix: the one that payloads carry there. */
function toolCalled(ground: Ground, name: string): Tool {
  const own = ground.naming.tools([name]).at(-1) ?? name;
  return named(ground.tools, own);
}

function named<Item extends { readonly name: string }>(items: readonly Item[], name: string): Item {
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw new Error(`the matrix has no ${name}`);
  return found;
}
