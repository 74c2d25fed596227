import { near } from "#diagnostics/catalogue";
import type { ContextPart } from "#runtime/rule";
import type { Part } from "#ir/hook";
import type { SpecPart } from "../../load/hook-shape.ts";
import type { Path } from "../../load/spans.ts";
import { agentNames, checkAgent } from "./agent-names.ts";
import { checkPattern } from "./patterns.ts";
import { bodyOf } from "./prompts.ts";
import { problem, type Scope, trimmed } from "./scope.ts";
import { type ToolIndex, toolName } from "./tools.ts";

/** Seconds that a declared command gets where the spec names none. */
const COMMAND_TIMEOUT_S = 5;

export function resolvePart(scope: Scope, index: ToolIndex, part: SpecPart, path: Path): Part {
  const { who, title } = part;
  who?.forEach((name, each) => checkAgent(scope, name, [...path, "who", each]));
  const content = contentOf(scope, index, part, path);
  return {
    ...(who === undefined ? {} : { who: { only: who } }),
    part: { ...(title === undefined ? {} : { title }), ...content },
    span: scope.spans.value(path),
  };
}

function contentOf(scope: Scope, index: ToolIndex, part: SpecPart, path: Path): ContextPart {
  if ("text" in part) return { kind: "text", text: trimmed(part.text) };
  if ("use" in part) return { kind: "text", text: textNamed(scope, part.use, [...path, "use"]) };
  if ("persona" in part) {
    return { kind: "text", text: trimmed(persona(scope, part.persona, [...path, "persona"])) };
  }
  if ("file" in part) return { kind: "file", path: part.file };
  if ("count" in part) {
    checkPattern(scope, part.count.pattern, [...path, "count", "pattern"]);
    return { kind: "count", ...part.count };
  }
  if ("command" in part) {
    const timeoutMs = (part.timeout ?? COMMAND_TIMEOUT_S) * 1000;
    return { kind: "command", argv: part.command, timeoutMs };
  }
  const { server, tool, slugs } = part.notes;
  const name = toolName(scope, index, `${server}.${tool}`, [...path, "notes", "tool"]);
  return { kind: "notes", tool: name ?? tool, slugs };
}

function textNamed(scope: Scope, name: string, path: Path): string {
  const text = scope.spec.texts?.[name];
  if (text === undefined) {
    const names = Object.keys(scope.spec.texts ?? {});
    problem(scope, "unknown-text", path, { text: name, near: near(name, names) });
  }
  return trimmed(text ?? "");
}

function persona(scope: Scope, name: string, path: Path): string {
  const agent = scope.spec.agents?.[name];
  if (agent === undefined) {
    const names = agentNames(scope);
    problem(scope, "unknown-agent", path, { agent: name, near: near(name, names) });
    return "";
  }
  return bodyOf(scope, agent.prompt, path);
}
