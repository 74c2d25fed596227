import { styleText } from "node:util";
import { andMore } from "../describe/and-more.ts";
import type { Diagnosis, Weighed } from "../doctor/examine.ts";
import { printable } from "./printable.ts";

/** One account of a run. */
export interface Told {
  /** As the command line named it. */
  readonly name: string;
  readonly diagnosis: Diagnosis;
}

type Style = "red" | "green" | "yellow" | "dim";

/** One account's findings, a headline first. */
export function accountText({ name, diagnosis }: Told, color: boolean): string {
  const paint = painter(color);
  const { healthy, findings, lost, guarantees } = diagnosis;
  const state = healthy ? paint("green", "enforced") : paint("red", "not enforced as it should be");
  const verb = lost.length === 1 ? "does" : "do";
  const loss =
    lost.length === 0 ? "" : `; ${lost.length} of ${guarantees} guarantees ${verb} not hold`;
  const lines = [`${name}: ${state}${loss}`, ...findings.flatMap((one) => findingText(one, paint))];
  return `${[...lines, `  ${seenText(diagnosis)}`].join("\n")}\n`;
}

/** Ways round that no finding is about, each once, however many accounts have it. */
export function openRoutesText(told: readonly Told[]): string {
  const open = new Map(
    told.flatMap(({ diagnosis }) => diagnosis.open.map(({ path, because }) => [path, because])),
  );
  if (open.size === 0) return "";
  const lines = [...open].flatMap(([path, because]) => [
    `  ${printable(path)}`,
    `    ${printable(because)}`,
  ]);
  return `${["Open in a sound account too:", ...lines].join("\n")}\n`;
}

/** Several accounts at a glance. */
export function summaryTable(told: readonly Told[], color: boolean): string {
  const paint = painter(color);
  const rows = told.map(({ name, diagnosis: { healthy, findings, lost, heartbeat } }) => [
    name,
    healthy ? "enforced" : "not enforced",
    String(findings.filter(({ severity }) => severity === "error").length),
    String(lost.length),
    `${heartbeat.seen ?? "never"}${heartbeat.seen === null || heartbeat.current ? "" : " (older plan)"}`,
  ]);
  const all = [["account", "state", "findings", "lost", "last seen"], ...rows];
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row, index) => {
    const text = row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
    if (index === 0) return paint("dim", text);
    return paint(told[index - 1]?.diagnosis.healthy === true ? "green" : "red", text);
  });
  return `${lines.join("\n")}\n`;
}

function painter(color: boolean): (style: Style, text: string) => string {
  return (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
}

function findingText(finding: Weighed, paint: ReturnType<typeof painter>): readonly string[] {
  const { check, severity, path, line, column = 1, message, fix, costs, thins } = finding;
  const place = line === undefined ? path : `${path}:${line}:${column}`;
  const word = severity === "error" ? paint("red", "error") : paint("yellow", "note");
  return [
    `  ${printable(place)} ${word} ${check}: ${printable(message)}.`,
    ...(costs.length === 0 ? [] : [`    costs  ${andMore(costs, SHOWN)}`]),
    ...(thins.length === 0 ? [] : [`    thins  ${andMore(thins, SHOWN)}`]),
    `    fix    ${printable(fix)}`,
  ];
}

/** Guarantees that are named; the rest is counted. */
const SHOWN = 3;

function seenText({ heartbeat: { seen, current } }: Diagnosis): string {
  if (seen === null) return "never seen enforced";
  return `last seen enforced ${seen}${current ? "" : ", under another plan than today's"}`;
}
