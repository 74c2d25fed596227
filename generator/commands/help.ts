import { wrap } from "#diagnostics/render";
import type { Argument, Command, Option } from "./command.ts";
import type { Registry } from "./registry.ts";

/** What `gen --help` prints; fits a terminal of 80 columns and 24 lines. */
export function overview(registry: Registry): string {
  const rows = Object.entries(registry).map(([name, { summary }]) => row(name, summary));
  return [
    "gen: one spec in, every way Claude Code has to enforce it out",
    "",
    "  gen COMMAND [options]",
    "",
    ...rows,
    "",
    "Most take --spec FILE --out DIR --format text|json; see gen COMMAND --help.",
    "Exit code: 0 fine, 1 findings, 2 wrong use, unreadable input or a fault of ours.",
    "",
    "  gen build && gen check",
    "",
  ].join("\n");
}

/** What `gen COMMAND --help` prints. */
export function helpOf(name: string, summary: string, command: Command): string {
  const options = Object.entries(command.options);
  return [
    `gen ${name}: ${summary}`,
    "",
    `  ${usageOf(name, command)}`,
    "",
    ...command.arguments.map((argument) => row(argument.name, argument.about)),
    ...(command.arguments.length > 0 ? [""] : []),
    ...options.map(([option, definition]) => row(flag(option, definition), about(definition))),
    ...(options.length > 0 ? [""] : []),
    command.examples.length === 1 ? "Example:" : "Examples:",
    ...command.examples.map((example) => `  gen ${example}`),
    "",
  ].join("\n");
}

/** The command line in short: `gen explain X [TOOL] [options]`. */
export function usageOf(name: string, command: Command): string {
  const options = Object.keys(command.options).length > 0 ? ["[options]"] : [];
  return ["gen", name, ...command.arguments.map(placeholder), ...options].join(" ");
}

function placeholder({ name, optional, many }: Argument): string {
  const text = many ? `${name}…` : name;
  return optional ? `[${text}]` : text;
}

/** An option that has both prints the name for its value; the choices then stand in what it is about. */
function flag(name: string, { choices, value }: Option): string {
  const given = value ?? choices?.join("|");
  return given === undefined ? `--${name}` : `--${name} ${given}`;
}

function about(option: Option): string {
  const fallback = option.default === undefined ? "" : ` (default: ${option.default})`;
  const repeat = option.multiple ? " (repeatable)" : "";
  return option.about + fallback + repeat;
}

/** Name and text in two columns; a name that is too wide puts its text on a line of its own. */
function row(name: string, text: string): string {
  const wide = 12;
  const isNarrow = name.length < wide;
  const lines = wrap(text, isNarrow ? `  ${name.padEnd(wide)}` : " ".repeat(2 + wide));
  return (isNarrow ? lines : [`  ${name}`, ...lines]).join("\n");
}
