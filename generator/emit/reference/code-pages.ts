/** Pages about diagnostic codes, from the catalogue: one per code, and a list of all. */
import type { Severity } from "#diagnostics/entry";

/** What the catalogue says of a code. */
export interface CodeEntry {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** A spec that earns it and what a person is told; absent where no spec text can. */
  readonly example?: { readonly spec: string; readonly told: string };
}

const MARK =
  "This page is written from the catalogue of diagnostics. Change the catalogue, not this page.";

const MEANS: Readonly<Record<Severity, string>> = {
  error: "It stops the command: nothing is written.",
  warning: "It does not stop the command.",
  info: "It asks for a look; only `gen lint` and `gen import` show it.",
};

export function codePage({ code, severity, title, cause, fix, example }: CodeEntry): string {
  const shown =
    example === undefined
      ? []
      : [
          "## An example",
          "",
          "This spec earns it:",
          "",
          ...fenced("yaml", example.spec),
          "",
          "and this is what is said:",
          "",
          ...fenced("text", example.told),
          "",
        ];
  return [
    `# ${code}`,
    "",
    `${MARK}`,
    "",
    `**${title}.** Severity: ${severity}. ${MEANS[severity]}`,
    "",
    "## Why it matters",
    "",
    cause,
    "",
    "## What to do",
    "",
    fix,
    "",
    ...shown,
    `The same on the command line: \`gen explain ${code}\`. [All codes](README.md)`,
    "",
  ].join("\n");
}

/** The list, by severity and name. */
export function codeList(entries: readonly CodeEntry[]): string {
  const sections = (["error", "warning", "info"] as const).flatMap((severity) => {
    const rows = entries
      .filter((entry) => entry.severity === severity)
      .map(({ code, title }) => `| [${code}](${code}.md) | ${title} |`);
    return [
      `## ${severity}`,
      "",
      MEANS[severity],
      "",
      "| code | what |",
      "| --- | --- |",
      ...rows,
      "",
    ];
  });
  return ["# Diagnostic codes", "", MARK, "", ...sections].join("\n");
}

/** A fence longer than any in the text. */
function fenced(language: string, text: string): readonly string[] {
  const longest = Math.max(0, ...(text.match(/`{3,}/gu) ?? []).map(({ length }) => length));
  const fence = "`".repeat(Math.max(3, longest + 1));
  return [`${fence}${language}`, text.replace(/\n+$/u, ""), fence];
}
