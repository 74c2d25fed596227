import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Spec } from "../load/spec-shape.ts";

/** What became of a set-up, line by line: one line per thing that is carried, then the sums. */
export function importReport(
  spec: Spec | undefined,
  diagnostics: readonly Diagnostic[],
  written: readonly string[],
): string {
  const carried = diagnostics
    .filter(({ severity }) => severity === "info")
    .map(({ span, message }) => `  ${span.file}:${span.start.line}  ${message}\n`);
  const counts = [
    count("agent", spec?.agents),
    count("toolset", spec?.toolsets),
    count("external hook", spec?.external),
    count("server", spec?.servers),
    count("skill", spec?.skills),
    count("carried file", spec?.carry?.files),
  ].filter((text) => text !== "");
  const broken = diagnostics.filter(({ severity }) => severity === "warning").length;
  return [
    ...(carried.length === 0 ? [] : ["Carried along:\n", ...carried, "\n"]),
    `${written[0] ?? ""}: ${counts.length === 0 ? "nothing but settings" : counts.join(", ")}.\n`,
    brokenText(broken),
  ].join("");
}

function brokenText(broken: number): string {
  if (broken === 0) return "Nothing in it was found broken.\n";
  return broken === 1
    ? "1 part of it does not work today or stays behind; it is listed above.\n"
    : `${broken} parts of it do not work today or stay behind; they are listed above.\n`;
}

function count(what: string, named: Readonly<Record<string, unknown>> | undefined): string {
  const { length } = Object.keys(named ?? {});
  if (length === 0) return "";
  return `${length} ${what}${length === 1 ? "" : "s"}`;
}
