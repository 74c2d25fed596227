/** Who can do what: a verdict for every class of callers and every class of tools, closed over the routes. */
import { type Enforcement, type Fault, FAULTS } from "#plan/plan";
import { type CallerClass, type ToolClass, toolClasses } from "./classes.ts";
import { processesFor } from "./cost.ts";
import type { DirectVerdict, Ground, Verdict } from "./direct.ts";
import type { Effective } from "./effective.ts";
import { type Outcomes, outcomesOf } from "./outcome.ts";
import type { Step } from "./reach.ts";
import { shellStep } from "./shell-step.ts";
import type { Subject } from "./subjects.ts";
import type { Tool } from "./tools.ts";

export interface Cell {
  /** `reachable`: refused as a direct call, yet brought about by the calls of `path`. */
  readonly verdict: Verdict | "reachable";
  /** The verdict on the direct call. */
  readonly direct: Verdict;
  readonly by: readonly Enforcement[];
  /** What becomes of the refusal under each fault, routes included. */
  readonly under: Outcomes;
  /** The shortest sequence of calls that brings it about all the same. */
  readonly path?: readonly Step[];
  /** Processes that the client starts for one call. */
  readonly cost: number;
}

export interface Matrix {
  readonly ground: Ground;
  readonly callers: readonly CallerClass[];
  readonly tools: readonly ToolClass[];
  cell(caller: Subject, tool: Tool): Cell;
}

const KNOWN = new WeakMap<Effective, Matrix>();

/** Worked out once, as far as it is asked for, however many rules and documents ask. */
export function matrixOf(effective: Effective): Matrix {
  const known = KNOWN.get(effective) ?? matrix(effective);
  KNOWN.set(effective, known);
  return known;
}

function matrix(effective: Effective): Matrix {
  const { ground, verdicts } = effective;
  const cells = new Map<Subject, Map<Tool, Cell>>();
  return {
    ground,
    callers: verdicts.classes,
    tools: toolClasses(ground),
    cell(caller, tool) {
      const row = cells.get(caller) ?? new Map<Tool, Cell>();
      cells.set(caller, row);
      const cell = row.get(tool) ?? cellOf(effective, caller, tool);
      row.set(tool, cell);
      return cell;
    },
  };
}

function cellOf(effective: Effective, caller: Subject, tool: Tool): Cell {
  const { ground, verdicts } = effective;
  const direct = verdicts.ofTool(caller, tool);
  const path = pathTo(effective, caller, tool, direct, undefined);
  const refused = direct.verdict === "denied" || direct.verdict === "absent";
  return {
    verdict: refused && path !== undefined ? "reachable" : direct.verdict,
    direct: direct.verdict,
    by: direct.by,
    under: closedOutcomes(effective, caller, tool, direct),
    ...(path === undefined ? {} : { path }),
    cost: processesFor(ground, verdicts.like(caller), tool, direct),
  };
}

/** What holds for the direct call is open where another way leads to the same. */
function closedOutcomes(
  effective: Effective,
  caller: Subject,
  tool: Tool,
  direct: DirectVerdict,
): Outcomes {
  const own = outcomesOf(direct);
  if (direct.verdict === "allowed") return own;
  const changed = FAULTS.filter(
    (fault) => own[fault] !== "open" && pathTo(effective, caller, tool, direct, fault),
  );
  if (changed.length === 0) return own;
  return { ...own, ...Object.fromEntries(changed.map((fault) => [fault, "open"] as const)) };
}

/** The shortest way round the refusal; none for a call that nothing refuses. */
export function pathTo(
  effective: Effective,
  caller: Subject,
  tool: Tool,
  direct: DirectVerdict,
  fault: Fault | undefined,
): readonly Step[] | undefined {
  if (direct.verdict === "allowed") return undefined;
  // What only the main session has is refused to nobody.
  if (direct.verdict === "absent" && tool.mainOnly) return undefined;
  const reach = effective.reach(fault);
  const refused = direct.verdict !== "conditional";
  for (const { subject, path } of reach.from(caller)) {
    // A condition on the caller is not met by another way; what it acts through meets its own.
    if (path.length > 0 && refused && reach.mayUse(subject, tool)) {
      return [...path, { agent: subject.name, call: tool.name }];
    }
    const shell = shellStep(reach, subject, tool);
    if (shell !== undefined && (refused || path.length === 0)) return [...path, shell];
  }
  return undefined;
}
