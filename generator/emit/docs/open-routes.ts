/** Ways that stay open, by name, with the reason: nothing here is enforced. */
import { BLIND_SPOTS } from "#client/blind-spots";
import { BYPASSES } from "#client/bypasses";
import type { Project } from "#ir/project";
import type { HookPlan, Route } from "#plan/plan";
import type { PredicateData } from "#runtime/predicate";
import { type Effective, effectiveOf } from "../../analyse/effective/effective.ts";
import { matrixOf } from "../../analyse/effective/matrix.ts";
import type { Subject } from "../../analyse/effective/subjects.ts";
import { type Way, waysOf } from "../../analyse/effective/ways.ts";
import { proofOf } from "../../analyse/proof.ts";
import { listing } from "../../describe/listing.ts";
import { code, few, fewCodes, prose, sentence } from "../../render/markdown.ts";
import type { EmitContext } from "../emitter.ts";
import { nameWords, subjectWords } from "./subject-words.ts";

export interface OpenRoutes {
  /** How agents get round a refusal, worked out from the plan. */
  readonly ways: readonly string[];
  /** What no rule over calls can see or hold. */
  readonly unseen: readonly string[];
  /** What whoever starts the client can switch off. */
  readonly switches: readonly string[];
}

const KNOWN = new WeakMap<EmitContext, OpenRoutes>();

/** Worked out once, however many documents ask. */
export function openRoutes(context: EmitContext): OpenRoutes {
  const known = KNOWN.get(context) ?? found(context);
  KNOWN.set(context, known);
  return known;
}

function found(context: EmitContext): OpenRoutes {
  const { project, plan } = context;
  const inProject = wayWords(context, "project");
  const inPlugin = wayWords(context, "plugin").filter((words) => !inProject.includes(words));
  return {
    ways: [...inProject, ...inPlugin.map((words) => `As a plugin: ${words}`)],
    unseen: [...insidePrograms(plan.project.hooks), ...forkSkills(project), ...typedLines()],
    switches: BYPASSES.map(({ act, loses }) => `${act}. Lost: ${lowerFirst(loses)}`),
  };
}

function wayWords(
  { project, plan }: EmitContext,
  packaging: "project" | "plugin",
): readonly string[] {
  const effective = effectiveOf(project, plan[packaging]);
  return waysOf(matrixOf(effective)).flatMap((way) => {
    // A reason is about those whom its invariant is about, and about nobody beside them.
    const groups = Map.groupBy(way.callers, reasonsFor(effective, way));
    return [...groups].map(([reasons, callers]) => oneWay(project, { ...way, callers }) + reasons);
  });
}

/** Why the way stays open for a caller, if an invariant says so. */
function reasonsFor(effective: Effective, way: Way): (caller: Subject) => string {
  const route = routeOf(way);
  const reasons = effective.ground.project.invariants.flatMap((invariant) => {
    const opening = invariant.open.find((one) => one.route === route);
    if (opening === undefined) return [];
    const { acknowledged } = proofOf(effective, invariant);
    const meant = acknowledged.filter(({ tools }) =>
      tools.some((tool) => way.tools.includes(tool)),
    );
    const because = sentence(prose(opening.because));
    return [
      {
        callers: new Set(meant.flatMap(({ subjects }) => subjects)),
        words: ` Acknowledged by ${code(invariant.name)}: ${because}`,
      },
    ];
  });
  return (caller) =>
    reasons
      .filter(({ callers }) => callers.has(caller))
      .map(({ words }) => words)
      .join("");
}

function routeOf({ path }: Way): Route | undefined {
  return path.at(-1)?.route;
}

function oneWay(project: Project, way: Way): string {
  const who = subjectWords(project, way.callers);
  const tools = listing(
    few(
      way.tools.map(({ label }) => code(label)),
      8,
    ),
  );
  const calls = way.path.map(({ call }) => code(call)).join(", then ");
  const refused = way.conditional ? `the conditions on ${tools}` : `the refusal of ${tools}`;
  switch (routeOf(way)) {
    case "shell":
      return `The shell of ${who} goes round ${refused}: what ${calls} writes, no rule about file tools sees.`;
    case "skill-shell":
      return `A skill's inline shell goes round ${refused} for ${who}: it runs past ${code("PreToolUse")} (${calls}).`;
    case "message":
    case "schedule":
      return `${upperFirst(who)} can have ${nameWords(project, way.by ?? "")} act by ${calls}: that goes round ${refused}.`;
    default:
      return `${upperFirst(who)} can start ${nameWords(project, way.by ?? "")} by ${calls}: that goes round ${refused}.`;
  }
}

const READS_SHELL: ReadonlySet<string> = new Set([
  "moves-branch",
  "pushes-branch",
  "skips-git-hooks",
  "shell-writes",
  "runs-command",
]);

function readsShell(data: PredicateData | undefined): boolean {
  if (data === undefined) return false;
  if (data.kind === "all" || data.kind === "any") return data.of.some(readsShell);
  return data.kind === "not" ? readsShell(data.of) : READS_SHELL.has(data.kind);
}

/** Hooks that read a command line see the words, not the program. */
function insidePrograms(hooks: readonly HookPlan[]): readonly string[] {
  const guards = hooks.filter(
    ({ verb, rule }) =>
      verb === "blocks" && rule.kind === "decide" && rule.cases.some((c) => readsShell(c.where)),
  );
  if (guards.length === 0) return [];
  const names = fewCodes(guards.map(({ id }) => id));
  return [
    `What a program does inside (${code("make")}, ${code("npm test")}, a script) is out of reach of ${names}: they read the command, not the program. So an agent with a shell can still rewrite its guards, or start another client, by such a program.`,
  ];
}

function forkSkills({ skills, agents }: Project): readonly string[] {
  const named = skills.filter(({ agent }) => agent !== undefined).map(({ name }) => name);
  const types = agents.filter(({ main }) => !main);
  if (types.length === 0) return [];
  const which = named.length === 0 ? "" : ` In this spec: ${fewCodes(named)}.`;
  return [
    `A skill with ${code("context: fork")}, called by the main session or typed by a person, starts its agent past every rule about the Agent tool, deny rules included.${which}`,
  ];
}

function typedLines(): readonly string[] {
  return BLIND_SPOTS.map(({ act, instead }) => `${act}. What reaches it: ${lowerFirst(instead)}`);
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
