import { near } from "#diagnostics/catalogue";
import type { Denial } from "#ir/agent";
import type { Toolset } from "#ir/server";
import type { SpecDenial } from "../../load/spec-shape.ts";
import type { Path } from "../../load/spans.ts";
import { resolveExamples } from "./examples.ts";
import { globsOf } from "./places.ts";
import { problem, type Scope, trimmed } from "./scope.ts";
import type { ToolIndex } from "./tools.ts";

export function resolveDenials(
  scope: Scope,
  index: ToolIndex,
  toolsets: readonly Toolset[],
  denials: readonly SpecDenial[],
  path: Path,
): readonly Denial[] {
  return denials.flatMap((denial, at) => {
    const here = [...path, at];
    const entry = typeof denial === "string" ? { toolset: denial } : denial;
    const toolset = toolsets.find(({ name }) => name === entry.toolset);
    if (toolset === undefined) {
      const names = toolsets.map(({ name }) => name);
      const where = typeof denial === "string" ? here : [...here, "toolset"];
      problem(scope, "unknown-toolset", where, {
        toolset: entry.toolset,
        near: near(entry.toolset, names),
      });
      return [];
    }
    if (entry.in !== undefined) globsOf(scope, entry.in, [...here, "in"]);
    return [
      {
        toolset: toolset.name,
        ...(entry.in === undefined ? {} : { place: entry.in }),
        hook: entry.hook ?? toolset.hook,
        message: trimmed(entry.message ?? toolset.message),
        onError: entry.onError ?? toolset.onError,
        examples:
          entry.examples === undefined
            ? toolset.examples
            : resolveExamples(scope, index, entry.examples, [...here, "examples"]),
        span: scope.spans.value(here),
      },
    ];
  });
}
