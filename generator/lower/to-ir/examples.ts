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
  const { agent, call, prompt, source, says, transcript, branch, fault } = example;
  const tool =
    call === undefined ? undefined : toolName(scope, index, call.tool, [...path, "call", "tool"]);
  if (agent !== undefined) checkAgent(scope, agent, [...path, "agent"]);
  return {
    agent: agent === undefined || agent === mainAgent(scope) ? "main" : agent,
    ...(tool === undefined ? {} : { call: { tool, input: call?.input ?? {} } }),
    ...(prompt === undefined ? {} : { prompt }),
    ...(source === undefined ? {} : { source }),
    ...(says === undefined ? {} : { says }),
    ...(transcript === undefined
      ? {}
      : {
          transcript: transcript.map((step, at) =>
            stepOf(scope, index, step, [...path, "transcript", at]),
          ),
        }),
    ...(example.in === undefined ? {} : { place: example.in }),
    ...(branch === undefined ? {} : { branch }),
    ...(fault === undefined ? {} : { fault }),
    expect:
      "verdict" in example
        ? { kind: "verdict", verdict: example.verdict }
        : { kind: "contains", text: example.contains },
    span: scope.spans.value(path),
  };
}

function stepOf(scope: Scope, index: ToolIndex, step: TranscriptStep, path: Path): TranscriptStep {
  if ("user" in step) return step;
  return { call: toolName(scope, index, step.call, [...path, "call"]) ?? step.call };
}
