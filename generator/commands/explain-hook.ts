import { wrap } from "#diagnostics/render";
import type { HookPlan, Scope } from "#plan/plan";
import type { CompiledSpec } from "./compile.ts";
import type { Answer } from "./explain.ts";

/** What a hook does, where it is registered, what it prints. */
export function explainHook({ plan }: CompiledSpec, id: string): Answer | undefined {
  const hook = plan?.project.hooks.find((one) => one.id === id);
  if (hook === undefined) return undefined;
  const plugin = plan?.plugin.hooks.find((one) => one.id === id);
  const scopes = [...hook.scopes, ...(plugin?.scopes ?? [])];
  const { title, does, event, verb, onError, conditions, messages, examples, span } = hook;
  const spec = `${span.file}:${span.start.line}`;
  const text = [
    `${id}: ${title}`,
    ...wrap(does, "  "),
    "",
    `  spec      ${spec}`,
    `  event     ${event}, ${verb}`,
    ...scopes.flatMap((scope) => scopeLines(scope, hook)),
    `  handler   ${hook.handler.file}, ${hook.handler.timeoutS} s, on error: ${onError}`,
    ...conditions.flatMap((condition) => wrap(condition, "  when      ")),
    ...messages.flatMap((message) => wrap(message, "  says      ")),
    ...logLines(hook).flatMap((line) => wrap(line, "  logs      ")),
    `  examples  ${examples.length}`,
    "",
  ].join("\n");
  const { matcher = null, handler, log = null } = hook;
  const data = { id, title, does, event, verb, onError, scopes, matcher, handler, conditions };
  return { text, data: { ...data, messages, log, examples: examples.length, spec } };
}

function scopeLines(scope: Scope, { matcher }: HookPlan): readonly string[] {
  const text = scope.kind === "frontmatter" ? scope.matcher : matcher?.text;
  const where = scope.kind === "frontmatter" ? `front matter of ${scope.agent}` : scope.kind;
  return [
    `  scope     ${where}`,
    ...(text === undefined || text === "" ? [] : wrap(text, "  matcher   ")),
  ];
}

function logLines({ log }: HookPlan): readonly string[] {
  if (log === undefined) return [];
  return [log.allow, log.act].flatMap((line) =>
    line === undefined ? [] : [`[${log.tag}] ${line}`],
  );
}
