import { near } from "#diagnostics/catalogue";
import { clientTool } from "#client/tools";
import type { CallPattern } from "#ir/hook";
import type { Toolset } from "#ir/server";
import type { SpecCall } from "../../load/hook-shape.ts";
import type { Path } from "../../load/spans.ts";
import { lowerPredicate } from "./predicates.ts";
import { problem, type Scope } from "./scope.ts";
import { type ToolIndex, toolNames } from "./tools.ts";
import { accessOf } from "./toolsets.ts";

/** What calls are resolved against. */
export interface CallContext {
  readonly scope: Scope;
  readonly index: ToolIndex;
  readonly toolsets: readonly Toolset[];
}

type Meant = Pick<CallPattern, "tools" | "servers">;

export function resolveCall(context: CallContext, call: SpecCall, path: Path): CallPattern {
  const meant = meantBy(context, call, path);
  const pathFields = pathFieldsOf(meant.tools);
  const condition = { scope: context.scope, pathFields };
  const { where, require } = call;
  return {
    ...meant,
    ...(where === undefined ? {} : { where: lowerPredicate(condition, where, [...path, "where"]) }),
    ...(require === undefined
      ? {}
      : { require: lowerPredicate(condition, require, [...path, "require"]) }),
    span: context.scope.spans.value(path),
  };
}

export function pathFieldsOf(tools: readonly string[]): readonly string[] {
  return [...new Set(tools.flatMap((name) => clientTool(name)?.pathFields ?? []))].sort();
}

function meantBy({ scope, index, toolsets }: CallContext, call: SpecCall, path: Path): Meant {
  if ("tool" in call) return listed(toolNames(scope, index, [call.tool], path));
  if ("tools" in call) return listed(toolNames(scope, index, call.tools, [...path, "tools"]));
  if ("toolset" in call) return ofToolset(scope, toolsets, call.toolset, [...path, "toolset"]);
  const access = accessOf(scope, index, call, path);
  return access === undefined ? listed([]) : withServer(access.tools, access.pattern);
}

const listed = (tools: readonly string[]): Meant => ({ tools, servers: [] });

function withServer(tools: readonly string[], server: NonNullable<Toolset["server"]>): Meant {
  const { prefix, except, unlisted } = server;
  return { tools, servers: unlisted ? [{ prefix, except }] : [] };
}

function ofToolset(scope: Scope, toolsets: readonly Toolset[], name: string, path: Path): Meant {
  const toolset = toolsets.find((each) => each.name === name);
  if (toolset === undefined) {
    const names = toolsets.map((each) => each.name);
    problem(scope, "unknown-toolset", path, { toolset: name, near: near(name, names) });
    return listed([]);
  }
  return toolset.server === undefined
    ? listed(toolset.tools)
    : withServer(toolset.tools, toolset.server);
}
