/**
 * Plain data as a TypeScript literal, laid out as prettier would. The layout goes straight to
 * prettier's engine: to parse and format what is known to be plain data took most of the time that
 * hooks cost. A test holds the texts against prettier itself.
 */
import { builders, printer } from "prettier/doc";

const { fill, group, hardline, ifBreak, indent, join, line, softline } = builders;

type Layout = builders.Doc;

/** The literal's text; lines after the first are indented by `steps` of two spaces. */
export function literal(value: unknown, steps = 0): string {
  let layout = layoutOf(value);
  for (let step = 0; step < steps; step += 1) layout = indent(layout);
  return printer.printDocToString(layout, { printWidth: 100, tabWidth: 2 }).formatted;
}

function layoutOf(value: unknown): Layout {
  if (typeof value === "string") return textLayout(value);
  if (typeof value === "number") return numberLayout(value);
  if (Array.isArray(value)) return listLayout(value);
  return typeof value === "object" && value !== null ? objectLayout(value) : String(value);
}

/** In the quotes that need fewer escapes. */
function textLayout(text: string): string {
  const json = JSON.stringify(text);
  const count = (quote: string): number => text.split(quote).length;
  if (count('"') <= count("'")) return json;
  const inner = json.slice(1, -1).replaceAll(/\\.|'/gu, (found) => {
    if (found === "'") return "\\'";
    return found === '\\"' ? '"' : found;
  });
  return `'${inner}'`;
}

function numberLayout(value: number): string {
  return String(value).replace("e+", "e");
}

function listLayout(items: readonly unknown[]): Layout {
  if (items.length === 0) return "[]";
  const several = items.length > 1;
  const id = Symbol("list");
  const comma = ifBreak(",", "", { groupId: id });
  const contents =
    several && items.every((item) => typeof item === "number")
      ? numbersLayout(items.map(numberLayout), comma)
      : [join([",", line], items.map(layoutOf)), comma];
  const shouldBreak = several && items.every((item) => Array.isArray(item) && item.length > 1);
  return group(["[", indent([softline, contents]), softline, "]"], { id, shouldBreak });
}

/** As many in a line as fit. */
function numbersLayout(numbers: readonly string[], comma: Layout): Layout {
  const last = numbers.length - 1;
  return fill(
    numbers.flatMap((text, at): Layout[] => (at < last ? [[text, ","], line] : [[text, comma]])),
  );
}

/** One property per line; a property without a value is none. */
function objectLayout(value: object): Layout {
  const properties = Object.entries(value).filter(([, part]) => part !== undefined);
  if (properties.length === 0) return "{}";
  const lines = properties.map(([key, part]) => propertyLayout(key, part));
  return ["{", indent([hardline, join([",", hardline], lines)]), ",", hardline, "}"];
}

/** The longest name after which a text stays on the line: moving it down would gain nothing. */
const SHORT_NAME = 4;

function propertyLayout(key: string, value: unknown): Layout {
  const name = /^[A-Za-z_$][\w$]*$/u.test(key) ? key : textLayout(key);
  const layout = layoutOf(value);
  return typeof value === "string" && name.length > SHORT_NAME
    ? group([name, ":", indent(line), indent(layout)])
    : [name, ": ", layout];
}
