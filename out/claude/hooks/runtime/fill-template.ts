/** Placeholders of messages and log lines: `{tool}` `{agent}` `{hook}` `{type}` `{missing}` `{because}`. */
import { asClause, asName } from "./sanitise.ts";

export interface Placeholders {
  readonly tool: string;
  readonly agent: string;
  readonly hook: string;
  /** The agent type that a call would start; empty when it names none. */
  readonly type?: string | undefined;
  readonly missing?: readonly string[] | undefined;
  readonly because?: string | undefined;
}

const placeholder = /\{(tool|agent|hook|type|missing|because)\}/gu;

/** One pass: a value that itself reads `{agent}` or `$1` stays as it is. */
export function fillTemplate(template: string, values: Placeholders): string {
  return template.replace(placeholder, (_, name: keyof Placeholders) => valueOf(name, values));
}

/** A reason comes in brackets of its own, so that a message reads well without one. */
function valueOf(name: keyof Placeholders, values: Placeholders): string {
  switch (name) {
    case "because":
      return values.because === undefined ? "" : ` (${asClause(values.because)})`;
    case "missing":
      return asClause((values.missing ?? []).join(" and "));
    case "type":
      return asName(values.type ?? "") || "none";
    default:
      return asName(values[name]);
  }
}
