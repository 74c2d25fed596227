import { styleText } from "node:util";
import { wrap } from "#diagnostics/render";
import { andMore } from "../describe/and-more.ts";
import { type Mark, MARKS, type MatrixRow, type MatrixView } from "./matrix-view.ts";

const WIDTH = 80;
const LABEL = 34;
const COST = 6;

/** Names of a class that are spelled out; the rest is counted. */
const MOST_MEMBERS = 24;
const MOST_ON_WAY = 8;

const STYLES: Readonly<Record<Mark, Parameters<typeof styleText>[0]>> = {
  denied: "green",
  weak: "yellow",
  conditional: "cyan",
  allowed: "reset",
  absent: "dim",
  reachable: "red",
};

/** The matrix as tables that fit a terminal, with the classes spelled out below. */
export function matrixText(view: MatrixView, color: boolean): string {
  const wide = Math.max(...view.callers.map(({ letter }) => letter.length)) + 1;
  const columns = Math.max(1, Math.floor((WIDTH - LABEL - COST) / wide));
  const starts = view.callers.flatMap((_, at) => (at % columns === 0 ? [at] : []));
  const lines = [
    ...starts.flatMap((from) => [...table(view, from, columns, wide, color), ""]),
    ...view.callers.flatMap(({ letter, members }) =>
      wrap(andMore(members, MOST_MEMBERS), `  ${letter.padEnd(wide)} `),
    ),
    "",
    ...Object.entries(MARKS).map(
      // Safe: the keys of MARKS are the marks.
      ([mark, [sign, meaning]]) => `  ${paint(sign, mark as Mark, color)}  ${meaning}`,
    ),
    "  processes: started for one call, the least and the most over the agents",
    ...classLines(view.rows),
    ...wayLines(view),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function table(
  { rows, callers, packaging }: MatrixView,
  from: number,
  columns: number,
  wide: number,
  color: boolean,
): readonly string[] {
  const shown = callers.slice(from, from + columns);
  const head = shown.map(({ letter }) => letter.padStart(wide)).join("");
  return [
    `${`tool (${packaging})`.padEnd(LABEL)}${head}  proc.`,
    ...rows.map(({ tools, marks, cost: [least, most] }) => {
      const cells = marks
        .slice(from, from + columns)
        .map((mark) => " ".repeat(wide - 1) + paint(MARKS[mark][0], mark, color));
      const cost = least === most ? String(most) : `${least}-${most}`;
      return `${rowLabel(tools).padEnd(LABEL)}${cells.join("")}  ${cost}`;
    }),
  ];
}

/** The first of the class, and how many there are besides. */
function rowLabel(tools: readonly string[]): string {
  const [first = ""] = tools;
  const more = tools.length > 1 ? ` +${tools.length - 1}` : "";
  const room = LABEL - 1 - more.length;
  return (first.length > room ? `${first.slice(0, room - 1)}…` : first) + more;
}

function classLines(rows: readonly MatrixRow[]): readonly string[] {
  const classes = rows.filter(({ tools }) => tools.length > 1 || rowLabel(tools) !== tools[0]);
  if (classes.length === 0) return [];
  return [
    "",
    "Treated alike:",
    ...classes.flatMap(({ tools }) =>
      wrap(andMore(tools, MOST_MEMBERS), `  ${rowLabel(tools).padEnd(LABEL)}`),
    ),
  ];
}

function wayLines({ ways }: MatrixView): readonly string[] {
  const section = (title: string, conditional: boolean): readonly string[] => {
    const own = ways.filter((way) => way.conditional === conditional);
    if (own.length === 0) return [];
    return [
      "",
      title,
      ...own.flatMap(({ callers, tools, calls }) =>
        wrap(`${andMore(callers, MOST_ON_WAY)}: ${andMore(tools, MOST_ON_WAY)} by ${calls}`, "  "),
      ),
    ];
  };
  return [
    ...section("Refused, yet reached:", false),
    ...section("Conditions that another way does not meet:", true),
  ];
}

function paint(text: string, mark: Mark, color: boolean): string {
  return color ? styleText(STYLES[mark], text, { validateStream: false }) : text;
}
