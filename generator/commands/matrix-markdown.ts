import { cell, code, codes, few } from "../render/markdown.ts";
import { MARKS, type MatrixView } from "./matrix-view.ts";

/** The matrix as one Markdown table, classes named in full beside it. */
export function matrixMarkdown({ packaging, callers, rows, ways }: MatrixView): string {
  const head = ["Tool", ...callers.map(({ letter }) => letter), "Processes"];
  const lines = [
    `## Who can do what (${packaging})`,
    "",
    row(head),
    row(head.map(() => "---")),
    ...rows.map(({ tools, marks, cost: [least, most] }) =>
      row([
        few(tools, 6).map(tool).join(", "),
        ...marks.map((mark) => MARKS[mark][0]),
        least === most ? String(most) : `${least}–${most}`,
      ]),
    ),
    "",
    ...callers.map(({ letter, members }) => `- ${letter}: ${few(members).map(tool).join(", ")}`),
    "",
    ...Object.values(MARKS).map(([sign, meaning]) => `- ${code(sign)}: ${meaning}`),
    ...(ways.length === 0 ? [] : ["", "Other ways:", ""]),
    ...ways.map(
      ({ callers, tools, calls, conditional }) =>
        `- ${codes(few(callers))}: ${few(tools, 6).map(tool).join(", ")} by ${code(calls)}${conditional ? " (goes round the condition)" : ""}`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/** A name is code; the word that cuts a listing short is not. */
function tool(name: string): string {
  return /^\d+ more$/u.test(name) || name === "any other tool" ? name : code(name);
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((one) => cell(one)).join(" | ")} |`;
}
