import type { Compared } from "../analyse/diff/compare.ts";
import { code, prose } from "../render/markdown.ts";
import { diffSummary, type SpecNames } from "./diff-summary.ts";
import { witnessWords } from "./witness-words.ts";

const TITLES = { weaker: "Weaker", stronger: "Stronger", neutral: "Neutral" } as const;

/** The same for a pull request. */
export function diffMarkdown(changes: readonly Compared[], { old, now }: SpecNames): string {
  const directions = ["weaker", "stronger", "neutral"] as const;
  const lines = [
    `**${diffSummary(changes)}** From ${code(old)} to ${code(now)}.`,
    "",
    ...directions.flatMap((direction) => {
      const own = changes.filter((change) => change.direction === direction);
      return own.length === 0
        ? []
        : [`### ${TITLES[direction]}`, "", ...own.flatMap(changeLines), ""];
    }),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function changeLines({
  id,
  what,
  witness,
  spec,
  acknowledged,
  packagings,
}: Compared): readonly string[] {
  const where = packagings.length === 1 ? ` (${packagings.join("")})` : "";
  const lines = [
    ...spec.old.map((line) => `old ${code(line)}`),
    ...spec.new.map((line) => `new ${code(line)}`),
  ];
  return [
    `- ${code(id)}${where}: ${prose(what)}`,
    ...(witness === undefined
      ? []
      : [`  - Witness: ${code(witnessWords(witness))}: ${witness.old} before, ${witness.new} now`]),
    ...(lines.length === 0 ? [] : [`  - Spec: ${lines.join(", ")}`]),
    ...(acknowledged === undefined ? [] : [`  - Meant: ${prose(acknowledged)}`]),
  ];
}
