/** Digests over meaning: what a rule does and the bytes that do it, never how it is worded. */
import type { Rule } from "#runtime/rule";

/** A rule without its wording, as text. Names that the spec gives to references are wording too. */
export function ruleMeaning(rule: Rule): string {
  switch (rule.kind) {
    case "decide":
      return JSON.stringify({
        ...rule,
        otherwiseMessage: undefined,
        cases: rule.cases.map((each) => ({ ...each, message: undefined })),
      });
    case "remind":
      return JSON.stringify({
        ...rule,
        cases: rule.cases.map((each) => ({ ...each, text: undefined })),
      });
    case "inject":
      return JSON.stringify({
        ...rule,
        heartbeat: undefined,
        parts: rule.parts.map((part) => ({
          ...part,
          title: undefined,
          ...(part.kind === "text" ? { text: undefined } : {}),
          ...(part.kind === "count" ? { label: undefined } : {}),
        })),
      });
  }
}
