import type { Example, TranscriptStep } from "#ir/example";
import type { SpecExample } from "../../load/hook-shape.ts";
import type { Path } from "../../load/spans.ts";
import { checkAgent, mainAgent } from "./agent-names.ts";
import type { Scope } from "./scope.ts";
import { type ToolIndex, toolName } from "./tools.ts";

export function resolveExamples(
  scope: Scope,
  index: ToolIndex,
  examples: readonly SpecExample[],
  path: Path,
): readonly Example[] {
  return examples.map((example, at) => resolveExample(scope, index, example, [...path, at]));
}

function resolveExample(scope: Scope, index: ToolIndex, example: SpecExample, path: Path): Example {
  const { agent } = example;
  if (agent !== undefined) checkAgent(scope, agent, [...path, "agent"]);
  return {
    agent: agent === undefined || agent === mainAgent(scope) ? "main" : agent,
    ...callOf(scope, index, example, path),
    ...given(example),
    ...transcriptOf(scope, index, example, path),
    expect:
      "verdict" in example
        ? { kind: "verdict", verdict: example.verdict }
        : { kind: "contains", text: example.contains },
    span: scope.spans.value(path),
  };
}

/** What is taken over as it stands, when it stands there. */
function given({ prompt, source, says, branch, fault, in: place }: SpecExample): Partial<Example> {
  return Object.fromEntries(
    Object.entries({ prompt, source, says, branch, fault, place }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

function callOf(
  scope: Scope,
  index: ToolIndex,
  { call }: SpecExample,
  path: Path,
): Pick<Example, "call"> {
  if (call === undefined) return {};
  const tool = toolName(scope, index, call.tool, [...path, "call", "tool"]);
  return tool === undefined ? {} : { call: { tool, input: call.input ?? {} } };
}

function transcriptOf(
  scope: Scope,
  index: ToolIndex,
  { transcript }: SpecExample,
  path: Path,
): Pick<Example, "transcript"> {
  if (transcript === undefined) return {};
  const steps = transcript.map((step, at): TranscriptStep => {
    if ("user" in step) return step;
    const here = [...path, "transcript", at, "call"];
    return { call: toolName(scope, index, step.call, here) ?? step.call };
  });
  return { transcript: steps };
}
