/** Placeholders of messages and log lines: `{tool}` `{agent}` `{hook}` `{because}`. */
import { asClause, asName } from "./sanitise.ts";

export interface Placeholders {
  readonly tool: string;
  readonly agent: string;
  readonly hook: string;
  readonly because?: string | undefined;
}

const placeholder = /\{(tool|agent|hook|because)\}/gu;

/** One pass: a value that itself reads `{agent}` or `$1` stays as it is. */
export function fillTemplate(template: string, values: Placeholders): string {
  return template.replace(placeholder, (_, name: keyof Placeholders) =>
    name === "because" ? asClause(values.because ?? "") : asName(values[name]),
  );
}
