import { isDeepStrictEqual } from "node:util";
import { isObject } from "#runtime/json-object";
import type { PlanInput, PlannedEdit } from "./account-plan.ts";
import type { JsonText } from "../json/read-json.ts";
import { EMPTY_LEDGER, samePath } from "./ledger.ts";
import { registeredIn } from "./merge-hooks.ts";
import { type MergedJson, mergeJson, NOTHING_WANTED, type WantedJson } from "./merge-json.ts";
import type { MayReplace } from "./merge-values.ts";
import { type EditBase, editBase, editedTo, recorded } from "./plan-edit.ts";
import { type JsonFile, placeIn, startJson } from "./start-json.ts";

/** One JSON file of the account, what it is to hold of ours, and the scripts that are ours. */
export interface JsonTarget extends JsonFile {
  readonly wanted: WantedJson;
  /** Of this bundle and of earlier ones. */
  readonly scripts: ReadonlySet<string>;
}

/** Plans the edit of one JSON file. */
export function planJson(target: JsonTarget, input: PlanInput): PlannedEdit {
  const base = editBase(target.path, input);
  if ("stop" in base) return base.stop;
  const { hooks, rest } = target.wanted;
  const isNothing = Object.keys(hooks).length + Object.keys(rest).length === 0;
  return isNothing ? takeOut(target, base, input) : merge(target, base, input);
}

function merge(target: JsonTarget, base: EditBase, input: PlanInput): PlannedEdit {
  const { wanted, scripts } = target;
  const { stripComments } = input.options;
  const wasStripped = base.isOriginal && base.before !== undefined;
  const start = startJson(target, base.text ?? "{}\n", stripComments || wasStripped);
  if ("problem" in start) return start.problem;
  const { json } = start;
  const ledger = base.isOriginal ? EMPTY_LEDGER : base.old?.ledger;
  const merged = mergeJson(json.body, wanted, {
    scripts,
    ledger,
    mayReplace: replacer(base, input),
  });
  if (merged.conflicts.length > 0) return conflicting(target.path, json, merged);
  const hadOurs = registeredIn(JSON.parse(json.body), scripts).some(({ kind }) => kind === "ours");
  return recorded(base, json.bom + merged.body, hadOurs, { ledger: merged.ledger });
}

/** By force, or because the user has agreed to it in an earlier run and the value is still that one. */
function replacer({ old }: EditBase, { options }: PlanInput): MayReplace {
  const agreed = (old?.ledger?.values ?? []).filter((one) => one.before !== undefined);
  return (path, value) =>
    options.force ||
    agreed.some((one) => samePath(one.path, path) && isDeepStrictEqual(one.before, value));
}

function conflicting(path: string, json: JsonText, { conflicts }: MergedJson): PlannedEdit {
  return {
    conflicts: conflicts.map(({ path: at, reason }) => ({
      path,
      ...placeIn(json, at),
      message: reason,
      help: "Change yours, or overwrite it with --force; --remove then brings it back.",
    })),
  };
}

/** Takes ours out: by the way back when nothing else has changed, else entry by entry. */
function takeOut(target: JsonTarget, base: EditBase, input: PlanInput): PlannedEdit {
  const { before, old } = base;
  if (before === undefined || base.isOriginal) return editedTo(base, base.text);
  const { scripts } = target;
  const isConcerned = old !== undefined || [...scripts].some((name) => before.text.includes(name));
  if (!isConcerned) return {};
  // What is wrong elsewhere in the file must not keep ours in it.
  const lax = { ...target, faults: () => [] };
  const start = startJson(lax, before.text, input.options.stripComments);
  if ("problem" in start) return start.problem;
  const { bom, body } = start.json;
  if (!isObject(JSON.parse(body))) return {};
  const options = { scripts, ledger: old?.ledger, mayReplace: () => false };
  const merged = mergeJson(body, NOTHING_WANTED, options);
  const rest: unknown = JSON.parse(merged.body);
  const isShell = old?.created === true && isObject(rest) && Object.keys(rest).length === 0;
  return editedTo(base, isShell ? undefined : bom + merged.body);
}
