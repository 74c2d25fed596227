import type { Toolset } from "#ir/server";
import type { SpecServerAccess } from "../../load/spec-value.ts";
import type { SpecToolset } from "../../load/spec-shape.ts";
import { resolveExamples } from "./examples.ts";
import { at, entriesOf, type Scope, trimmed } from "./scope.ts";
import { serverNamed, type ToolIndex, toolNames } from "./tools.ts";

export function resolveToolsets(scope: Scope, index: ToolIndex): readonly Toolset[] {
  return entriesOf(scope.spec.toolsets).map(([name, toolset]) =>
    resolveToolset(scope, index, name, toolset),
  );
}

function resolveToolset(
  scope: Scope,
  index: ToolIndex,
  name: string,
  toolset: SpecToolset,
): Toolset {
  const path = ["toolsets", name];
  const server = "server" in toolset ? accessOf(scope, index, toolset, path) : undefined;
  return {
    name,
    title: toolset.title ?? name,
    tools:
      server?.tools ??
      toolNames(scope, index, "tools" in toolset ? toolset.tools : [], [...path, "tools"]),
    ...(server === undefined ? {} : { server: server.pattern }),
    hook: toolset.hook,
    message: trimmed(toolset.message),
    onError: toolset.onError ?? "block",
    examples: resolveExamples(scope, index, toolset.examples ?? [], [...path, "examples"]),
    span: at(scope, path),
  };
}

/** The tools of a server by what they do, and how a pattern tells them from the rest. */
export function accessOf(
  scope: Scope,
  index: ToolIndex,
  { server: name, access = "write" }: SpecServerAccess,
  path: readonly (string | number)[],
):
  | { readonly tools: readonly string[]; readonly pattern: NonNullable<Toolset["server"]> }
  | undefined {
  const server = serverNamed(scope, index, name, [...path, "server"]);
  if (server === undefined) return undefined;
  const names = (wanted: "read" | "write"): readonly string[] =>
    server.tools
      .filter((tool) => tool.access === wanted)
      .map(({ fullName }) => fullName)
      .sort();
  return {
    tools: names(access),
    pattern: {
      name,
      prefix: server.prefix,
      except: names("read"),
      unlisted: access === "write" && server.unlistedIsWrite,
    },
  };
}
