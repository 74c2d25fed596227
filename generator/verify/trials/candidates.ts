/**
 * Calls that may show a guarantee: the tool's plain input, then what the conditions of the rules ask for,
 * then what the spec's examples say. Which of them tells something is asked of the rules afterwards.
 */
import type { LeafData, PredicateData } from "#runtime/predicate";
import { clientTool } from "#client/tools";
import type { Example } from "#ir/example";
import type { HookPlan } from "#plan/plan";
import { coversTool } from "#runtime/tools";
import { isList, isObject, parseJson } from "../client/json.ts";
import type { Json, JsonObject } from "../client/json.ts";
import { scriptPrompt } from "../client/model-script.ts";
import type { ScriptedCall, ScriptStep } from "../client/model-script.ts";
import { ASIDE } from "../ground/ground.ts";
import type { Scene } from "../ground/ground.ts";
import { fixedInput, toolInput } from "./tool-input.ts";

/** A call with what must have been said and done before it. */
export interface Candidate {
  readonly call: ScriptedCall;
  readonly words: string;
  readonly before: readonly ScriptStep[];
}

const NO_PAST = { words: "", before: [] };

/** Candidates for a call of `tool` that the rules of `hooks` meet, or that escapes them. */
export function candidatesFor(
  tool: string,
  serial: string,
  hooks: readonly HookPlan[],
  aim: "meet" | "escape",
): readonly Candidate[] {
  const asked = aim === "meet" ? meeting(hooks, serial) : escaping(hooks);
  return [
    { call: callOf(tool, serial, {}), ...NO_PAST },
    { call: callOf(tool, serial, asked), ...NO_PAST },
    { call: inRepositoryAside(callOf(tool, serial, {})), ...NO_PAST },
    ...exampleCandidates(tool, serial, hooks, aim === "meet" ? "block" : "allow"),
  ];
}

/** Candidates that an example of the spec gives; they fit other tools of the same case too. */
export function exampleCandidates(
  tool: string,
  serial: string,
  hooks: readonly HookPlan[],
  verdict: "block" | "allow",
): readonly Candidate[] {
  return hooks
    .flatMap((hook) => hook.examples.filter((example) => isAbout(example, tool, hook)))
    .filter((example) => tells(example, verdict))
    .sort((a, b) => Number(b.call?.tool === tool) - Number(a.call?.tool === tool))
    .flatMap((example) => {
      const call = callOf(tool, serial, inputOf(example));
      return pasts(example).map((past) => ({ call, ...past }));
    });
}

/** Is the example's call one that the rule treats as it treats the tool? */
function isAbout({ call }: Example, tool: string, { rule }: HookPlan): boolean {
  if (call === undefined || call.tool === tool) return call !== undefined;
  const cases = rule.kind === "decide" ? rule.cases : [];
  return cases.some(({ tools }) => coversTool(tools, tool) && coversTool(tools, call.tool));
}

/** Scenes that the examples are set in; a repository on a branch of no importance, and none at all. */
export function scenesOf(hooks: readonly HookPlan[]): readonly Scene[] {
  const branches = hooks
    .flatMap(({ examples }) => examples)
    .flatMap(({ branch }) => (branch === undefined ? [] : [branch]));
  return [...[...new Set([...branches, "verify"])].map((branch) => ({ branch })), {}];
}

/** An example without a fault that is about a call and ends that way. */
function tells({ call, fault, expect }: Example, verdict: "block" | "allow"): boolean {
  if (call === undefined || fault !== undefined) return false;
  return expect.kind === "verdict" && expect.verdict === verdict;
}

/** The same call with nothing before it first: the fewer conditions, the fewer sessions. */
function pasts({ transcript: steps = [] }: Example): readonly Omit<Candidate, "call">[] {
  if (steps.length === 0) return [NO_PAST];
  const words = steps.flatMap((step) => ("user" in step ? [step.user] : [])).join("\n");
  const before = steps.flatMap((step) =>
    "call" in step ? [[{ tool: step.call, input: toolInput(step.call, "before") }]] : [],
  );
  return [NO_PAST, ...(before.length > 0 ? [{ words: "", before }] : []), { words, before }];
}

export function inputOf({ call }: Example): JsonObject {
  // Examples come out of YAML: what JSON cannot say does not stand in them.
  const input = parseJson(JSON.stringify(call?.input ?? {}));
  return isObject(input) ? input : {};
}

/** The tool's plain input with `more` of it; a tool of the client takes no fields that it does not know. */
export function callOf(tool: string, serial: string, more: JsonObject): ScriptedCall {
  const plain = toolInput(tool, serial);
  const open = tool.startsWith("mcp__") || Object.keys(plain).length === 0;
  const fixed = fixedInput(tool);
  const fields = Object.entries(more)
    .filter(([key]) => (open || key in plain) && !fixed.includes(key))
    .map(([key, value]) => [key, isList(plain[key]) && !isList(value) ? [value ?? ""] : value]);
  const input = { ...plain, ...Object.fromEntries(fields) };
  if (tool !== "Agent" || more["prompt"] === undefined) return { tool, input };
  const script = { label: serial, steps: [] };
  return { tool, input: { ...input, prompt: scriptPrompt(script, String(more["prompt"])) } };
}

/** The same call with its file in another repository: conditions may ask for the branch. */
function inRepositoryAside({ tool, input }: ScriptedCall): ScriptedCall {
  const fields = clientTool(tool)?.pathFields ?? [];
  const moved = fields.flatMap((field) => {
    const path = input[field];
    return typeof path === "string" ? [[field, `${ASIDE}/${path}`] as const] : [];
  });
  return { tool, input: { ...input, ...Object.fromEntries(moved) } };
}

/** Values that meet the conditions on input fields: an equal value, something at all, a path below the place. */
function meeting(hooks: readonly HookPlan[], serial: string): JsonObject {
  const fields = leavesOf(hooks).flatMap((leaf): readonly (readonly [string, Json])[] => {
    switch (leaf.kind) {
      case "equals":
        return [[leaf.field, leaf.values[0] ?? ""]];
      case "non-empty":
        return [[leaf.field, [`${serial}.pdf`]]];
      case "path-under":
        return leaf.fields.map((field) => [field, pathBelow(leaf.globs, field, serial)]);
      default:
        return [];
    }
  });
  return Object.fromEntries(fields);
}

/** A file below one of the globs; a folder rather than a file of settings, whose loss would end the session's rules. */
function pathBelow(globs: readonly string[], field: string, serial: string): string {
  const inside = globs.filter((glob) => !/^~|[{]|\.json$/u.test(glob));
  const folder = (inside.at(-1) ?? "").replace(/\*\*\/?/gu, "").replaceAll("*", "x");
  return `${folder}/${serial}${field === "notebook_path" ? ".ipynb" : ".txt"}`;
}

/** Values that escape the conditions which compare a field. */
function escaping(hooks: readonly HookPlan[]): JsonObject {
  return Object.fromEntries(
    leavesOf(hooks).flatMap((leaf) => (leaf.kind === "equals" ? [[leaf.field, "verify"]] : [])),
  );
}

function leavesOf(hooks: readonly HookPlan[]): readonly LeafData[] {
  return hooks.flatMap(({ rule }) =>
    rule.kind === "decide" ? rule.cases.flatMap(({ where }) => leavesIn(where)) : [],
  );
}

/** Conditions that are asked for, not those that are ruled out. */
function leavesIn(data: PredicateData | undefined): readonly LeafData[] {
  if (data === undefined || data.kind === "not") return [];
  return data.kind === "all" || data.kind === "any" ? data.of.flatMap(leavesIn) : [data];
}
