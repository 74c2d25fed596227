import type { ExternalHook } from "#ir/project";
import { checkEvent } from "./hooks.ts";
import { at, entriesOf, type Scope } from "./scope.ts";
import { type ToolIndex, toolNames } from "./tools.ts";

export function resolveExternal(scope: Scope, index: ToolIndex): readonly ExternalHook[] {
  return entriesOf(scope.spec.external).map(([name, hook]) => {
    const path = ["external", name];
    checkEvent(scope, hook.on, [...path, "on"]);
    return {
      name,
      does: hook.does,
      event: hook.on,
      tools: toolNames(scope, index, hook.tools ?? [], [...path, "tools"]),
      command: hook.command,
      ...(hook.carry === undefined ? {} : { carry: hook.carry }),
      span: at(scope, path),
    };
  });
}
