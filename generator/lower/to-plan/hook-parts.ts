/** Parts that every hook plan has, whatever the hook comes from. */
import type { Direction, Rule } from "#runtime/rule";
import { clientEvent } from "#client/events";
import type { Handler, Verb } from "#plan/plan";

export function handlerFor(
  name: string,
  event: string,
  onError: Direction,
  timeoutS: number,
): Handler {
  const closes = onError === "block" && clientEvent(event)?.honoursOnFailure === true;
  return { file: `${name}.mjs`, timeoutS, ...(closes ? { onFailure: "block" } : {}) };
}

/** The wordings of a rule, each once. */
export function messagesOf(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case "decide": {
      const last = rule.otherwiseMessage === undefined ? [] : [rule.otherwiseMessage];
      return [...new Set([...rule.cases.map(({ message }) => message), ...last])];
    }
    case "remind":
      return [...new Set(rule.cases.map(({ text }) => text))];
    case "inject":
      return rule.parts.flatMap((part) => (part.kind === "text" ? [part.text] : []));
  }
}

export function verbOf(event: string, rule: Rule): Verb {
  if (rule.kind === "remind") return "reminds";
  if (rule.kind === "inject") return "injects";
  return event === "SubagentStop" || event === "Stop" ? "holds" : "blocks";
}
