import { styleText } from "node:util";
import { annotation } from "#diagnostics/github";
import { andMore } from "../describe/and-more.ts";
import { outOption, specOption } from "./common-options.ts";
import { readableDiff } from "./readable-diff.ts";
import type { Drift, DriftKind } from "../io/drift.ts";

/** A difference and the command that ends it. */
export interface Fixed extends Drift {
  readonly fix: string;
}

/** The options of the command line that the fix has to repeat. */
interface Where {
  readonly spec: string;
  readonly out: string;
}

const WORDS: Readonly<Record<DriftKind, string>> = {
  changed: "spec or gen newer than the last build",
  edited: "edited by hand",
  missing: "not there",
  orphan: "the spec makes no such file",
  mode: "wrong executable bit",
};

/** Adds the exact command that brings this file in line with the spec. */
export function withFix(drift: Drift, { spec, out }: Where): Fixed {
  const flags = [
    ...(spec === specOption.default ? [] : [`--spec ${quoted(spec)}`]),
    ...(out === outOption.default ? [] : [`--out ${quoted(out)}`]),
    ...(drift.remedy === "force" ? ["--force"] : []),
  ];
  const build = ["gen build", ...flags].join(" ");
  const remove = `rm ${quoted(`${out}/${drift.at}`)}`;
  switch (drift.remedy) {
    case "build":
    case "force":
      return { ...drift, fix: build };
    case "remove":
      return { ...drift, fix: remove };
    case "remove-and-build":
      return { ...drift, fix: `${remove} && ${build}` };
  }
}

/** A word as a POSIX shell reads it back. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** For people: per file to tell what is wrong, the spec lines behind it, the diff, the fix; all are counted. */
export function textReport(
  told: readonly Fixed[],
  drift: readonly Fixed[],
  folder: string,
  color: boolean,
): string {
  const blocks = told.map(({ path, kind, diff, spec, fix }) => {
    const behind = spec.length === 0 ? "" : `  spec  ${andMore(spec, 4)}\n`;
    const title = paint(color, "bold", `${folder}/${path}`);
    // The whole text of a file that is gone, or has no business here, says nothing.
    const lines = kind === "missing" || kind === "orphan" ? "" : painted(readableDiff(diff), color);
    return `${title} ${kind}: ${WORDS[kind]}\n${behind}${lines}  fix   ${fix}\n`;
  });
  return [...blocks, `${count(drift)}\n`].join("\n");
}

/** One annotation per file, at the spec line behind it when there is one. */
export function githubReport(drift: readonly Fixed[], folder: string): string {
  return drift
    .map(({ path, kind, spec, fix }) => {
      const [, file = `${folder}/${path}`, line = "1"] = /^(.*):(\d+)$/u.exec(spec[0] ?? "") ?? [];
      const message = `${folder}/${path}: ${WORDS[kind]}\nFix: ${fix}`;
      const title = `drift: ${kind}`;
      return annotation({ level: "error", file, line: Number(line), column: 1, title, message });
    })
    .join("");
}

function count(drift: readonly Fixed[]): string {
  const kinds = [...new Set(drift.map(({ kind }) => kind))].map(
    (kind) => `${drift.filter((one) => one.kind === kind).length} ${kind}`,
  );
  const files = drift.length === 1 ? "1 file differs" : `${drift.length} files differ`;
  return `${files} from the spec: ${kinds.join(", ")}.`;
}

function painted(diff: string, color: boolean): string {
  if (!color) return diff;
  const paintLine = (line: string): string => {
    if (line.startsWith("+")) return paint(true, "green", line);
    return line.startsWith("-") ? paint(true, "red", line) : line;
  };
  return diff.split("\n").map(paintLine).join("\n");
}

function paint(color: boolean, style: "bold" | "green" | "red", text: string): string {
  return color ? styleText(style, text, { validateStream: false }) : text;
}
