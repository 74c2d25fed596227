/**
 * The shape of a handler's JSON output, as far as it decides anything. Unknown fields are tolerated;
 * a known field of another type makes the client discard the whole object. Claude Code 2.1.332.
 */
import { isObject, type JsonObject } from "#runtime/json-object";

/** A field's type, or the values that it may have. */
type Shape = "string" | "boolean" | "object" | readonly string[];

const TOP: Readonly<Record<string, Shape>> = {
  continue: "boolean",
  stopReason: "string",
  suppressOutput: "boolean",
  decision: ["approve", "block"],
  reason: "string",
  systemMessage: "string",
  hookSpecificOutput: "object",
};

const PERMISSION: Readonly<Record<string, Shape>> = {
  permissionDecision: ["allow", "deny", "ask", "defer"],
  permissionDecisionReason: "string",
  updatedInput: "object",
};

/** Fields of `hookSpecificOutput` beyond `additionalContext`, by event. */
const SPECIFIC: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  PreToolUse: PERMISSION,
  PreSkillShellCommand: PERMISSION,
  PreModelSwitch: PERMISSION,
  PermissionRequest: { decision: "object" },
};

/** What is wrong with the object, in a few words; nothing when the client takes it. */
export function shapeFault(event: string, output: JsonObject): string | undefined {
  const top = fieldFault(TOP, output);
  if (top !== undefined) return top;
  const specific = output["hookSpecificOutput"];
  if (specific === undefined) return undefined;
  if (!isObject(specific)) return "hookSpecificOutput is no object";
  if (specific["hookEventName"] !== event) return `hookEventName is not "${event}"`;
  return (
    fieldFault({ additionalContext: "string", ...SPECIFIC[event] }, specific) ??
    (event === "PermissionRequest" ? requestFault(specific["decision"]) : undefined)
  );
}

function requestFault(decision: unknown): string | undefined {
  if (!isObject(decision)) return undefined;
  if (decision["behavior"] === undefined) return "behavior is missing";
  return fieldFault({ behavior: ["allow", "deny"], message: "string" }, decision);
}

function fieldFault(
  shapes: Readonly<Record<string, Shape>>,
  fields: JsonObject,
): string | undefined {
  for (const [name, shape] of Object.entries(shapes)) {
    const value = fields[name];
    if (value === undefined || fits(value, shape)) continue;
    return typeof shape === "string"
      ? `${name} is no ${shape}`
      : `${name} is none of ${shape.join(", ")}`;
  }
  return undefined;
}

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape !== "string") return typeof value === "string" && shape.includes(value);
  return shape === "object" ? isObject(value) : typeof value === shape;
}
