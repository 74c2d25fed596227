import { styleText } from "node:util";
import { wrap } from "#diagnostics/render";
import type { Compared } from "../analyse/diff/compare.ts";
import { diffSummary, type SpecNames } from "./diff-summary.ts";
import { witnessWords } from "./witness-words.ts";

const STYLES = { weaker: "red", stronger: "green", neutral: "dim" } as const;

/** What `gen diff` prints for people: weakenings first. */
export function diffText(
  changes: readonly Compared[],
  { old, now }: SpecNames,
  color: boolean,
): string {
  const directions = ["weaker", "stronger", "neutral"] as const;
  const lines = [
    ...directions.flatMap((direction) =>
      changes
        .filter((change) => change.direction === direction)
        .flatMap((change) => [...changeLines(change, color), ""]),
    ),
    `${old} → ${now}: ${diffSummary(changes)}`,
    ...(changes.some((one) => one.direction === "weaker" && one.acknowledged === undefined)
      ? ["A weakening that is meant stands under `weakens` in the new spec, with a reason."]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}

function changeLines(change: Compared, color: boolean): readonly string[] {
  const { direction, id, what, packagings, witness, spec, acknowledged } = change;
  const more = change.agents.length * change.tools.length - 1;
  const others = id.includes("/") && more > 0 ? ` and ${more} more` : "";
  const mark = color
    ? styleText(STYLES[direction], direction, { validateStream: false })
    : direction;
  const [only] = packagings;
  const where = packagings.length === 1 && only !== undefined ? ` (${WHERE[only]})` : "";
  const places = [
    ...(spec.old.length === 0 ? [] : [`old ${spec.old.join(", ")}`]),
    ...(spec.new.length === 0 ? [] : [`new ${spec.new.join(", ")}`]),
  ];
  return [
    `${mark} ${id}${others}${where}`,
    ...wrap(what, "  "),
    ...(witness === undefined
      ? []
      : wrap(`${witnessWords(witness)}: ${witness.old} before, ${witness.new} now`, "  witness  ")),
    ...(places.length === 0 ? [] : wrap(places.join("; "), "  spec     ")),
    ...(acknowledged === undefined ? [] : wrap(acknowledged, "  meant    ")),
  ];
}

const WHERE = { project: "as project files only", plugin: "as a plugin only" } as const;
