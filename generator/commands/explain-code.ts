import { catalogue, type Code } from "#diagnostics/catalogue";
import { wrap } from "#diagnostics/render";
import type { Answer } from "./explain.ts";

/** What a diagnostic code means, from the catalogue. */
export function explainCode(code: string): Answer | undefined {
  if (!isCode(code)) return undefined;
  const { severity, title, cause, fix } = catalogue[code];
  const lines = [
    `${code} (${severity}): ${title}`,
    "",
    ...wrap(cause, "  why  "),
    ...wrap(fix, "  do   "),
  ];
  return { text: `${lines.join("\n")}\n`, data: { code, severity, title, cause, fix } };
}

function isCode(code: string): code is Code {
  return Object.hasOwn(catalogue, code);
}
