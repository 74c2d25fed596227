import { styleText } from "node:util";
import { printable } from "./printable.ts";
import { isPressing, type ServerFinding } from "../servers/compare-server.ts";

/** What `gen servers` tells of one server; the JSON output holds these. */
export interface ServerReport {
  readonly name: string;
  /** The spec or the `.mcp.json` that the connection comes from. */
  readonly from: string;
  /** `skipped` = nobody has said how to reach it. */
  readonly state: "asked" | "silent" | "skipped";
  readonly reason?: string;
  readonly help?: string;
  readonly tools: readonly ToolReport[];
  readonly findings: readonly ServerFinding[];
  /** Whether the spec knows it. */
  readonly inSpec: boolean;
}

/** One tool that a server offers. */
export interface ToolReport {
  readonly name: string;
  /** What the spec calls it; `null` = it does not list it. */
  readonly access: "read" | "write" | null;
  /** The server's own annotation; `null` = it says nothing. */
  readonly readOnlyHint: boolean | null;
}

/** Whether somebody has to act because of it. */
export function isTrouble({ state, inSpec, findings }: ServerReport): boolean {
  return state === "silent" || (state === "asked" && (!inSpec || findings.some(isPressing)));
}

export function serversText(
  reports: readonly ServerReport[],
  patch: string,
  color: boolean,
): string {
  const paint = (style: "red" | "green" | "yellow", text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const width = Math.max(...reports.map(({ name }) => name.length));
  const lines = reports.flatMap((report) =>
    [
      `${printable(report.name).padEnd(width)}  ${paint(styleOf(report), printable(headline(report)))}`,
      ...(report.help ?? "").split("\n").map((line) => (line === "" ? [] : `  ${printable(line)}`)),
      ...findingLines(report).map(printable),
    ].flat(),
  );
  const change = patch === "" ? [] : ["", "Lines of the spec to change:", "", patch.trimEnd()];
  return `${[...lines, ...change].join("\n")}\n`;
}

function styleOf(report: ServerReport): "red" | "green" | "yellow" {
  if (isTrouble(report)) return "red";
  return report.state === "asked" ? "green" : "yellow";
}

function headline({ state, from, reason, tools, findings, inSpec }: ServerReport): string {
  if (state === "silent") return `no answer (${from}): ${reason ?? ""}`;
  if (state === "skipped") return `not asked: ${reason ?? ""}`;
  if (!inSpec) return `${tools.length} tools, and the spec does not know this server`;
  const pressing = findings.filter(isPressing).length;
  return `${tools.length} tools, ${pressing === 0 ? "as the spec says" : `${pressing} to settle`}`;
}

/** Unclassified tools are many at once: one line for all of them. */
function findingLines({ findings, tools }: ServerReport): readonly string[] {
  const extra = findings.filter(({ kind }) => kind === "unclassified");
  const [first, second] = extra;
  const others = second === undefined ? findings : findings.filter((one) => !extra.includes(one));
  const lines = others.map(({ kind, message, span }) => `${placeOf(span)} ${kind}: ${message}.`);
  if (first === undefined || second === undefined) return lines.map((line) => `  ${line}`);
  const hints = new Map(tools.map(({ name, readOnlyHint }) => [name, readOnlyHint]));
  const groups = Map.groupBy(extra, ({ tool }) => WORDS[String(hints.get(tool))] ?? "");
  const summary = `${placeOf(first.span)} unclassified: ${extra.length} tools that the spec does not list.`;
  const named = [...groups].map(([word, all]) => {
    return `    ${word}: ${all.map(({ tool }) => tool).join(", ")}`;
  });
  return [...[...lines, summary].map((line) => `  ${line}`), ...named];
}

const WORDS: Readonly<Record<string, string>> = {
  true: "read, the server says",
  false: "write, the server says",
  null: "the server does not say what they do",
};

function placeOf({ file, start }: ServerFinding["span"]): string {
  return `${file}:${start.line}:${start.column}`;
}
