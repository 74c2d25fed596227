import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { fires, parseMatcher } from "#client/matcher";
import type { HookPlan } from "#plan/plan";
import type { AnalysisRule } from "../rule.ts";

/** Every matcher fires for what it names and for nothing that it must leave alone. */
export const matchers: AnalysisRule = (_, plan) =>
  [...plan.project.hooks, ...plan.plugin.hooks].flatMap(check);

function check(hook: HookPlan): readonly Diagnostic[] {
  const { matcher, id, event, span } = hook;
  if (matcher === undefined) return namesNothing(hook);
  if (parseMatcher(matcher.text) === undefined) {
    const reason = "the client would never match it";
    return [report("invalid-pattern", span, { pattern: matcher.text, reason })];
  }
  const wrong = [
    ...matcher.covers.filter((name) => !fires(event, matcher.text, name)),
    ...matcher.excludes.filter((name) => fires(event, matcher.text, name)),
  ];
  return wrong.map((name) => report("matcher-misses", span, { hook: id, name }));
}

/** A tool hook without a matcher would start a process for every call of the session. */
function namesNothing({ id, event, rule, span }: HookPlan): readonly Diagnostic[] {
  const isToolEvent = event === "PreToolUse" || event === "PostToolUse";
  if (!isToolEvent || rule.kind === "inject") return [];
  return [report("matcher-misses", span, { hook: id, name: "any tool" })];
}
