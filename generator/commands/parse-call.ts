import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { near } from "#diagnostics/catalogue";
import type { Command, Options, Values } from "./command.ts";

/** A command line that fits its command, or what is wrong with it. */
export type Parsed<O extends Options> =
  | { readonly options: Values<O>; readonly args: readonly string[]; readonly help: boolean }
  | { readonly usage: string };

/** Reads the words after the command's name. */
export function parseCall<O extends Options>(
  command: Command<O>,
  words: readonly string[],
): Parsed<O> {
  const config: ParseArgsOptionsConfig = { help: { type: "boolean", short: "h" } };
  for (const [name, { type, multiple = false }] of Object.entries(command.options)) {
    config[name] = { type, multiple };
  }
  let values: Readonly<Record<string, unknown>>;
  let args: readonly string[];
  try {
    const parsed = parseArgs({ args: [...words], options: config, allowPositionals: true });
    ({ values, positionals: args } = parsed);
  } catch (error) {
    return { usage: parseFault(error, Object.keys(config)) };
  }
  const help = values["help"] === true;
  const fault = help ? undefined : (optionFault(command, values) ?? argumentFault(command, args));
  if (fault !== undefined) return { usage: fault };
  // The one place where parsed words become typed values: `optionFault` has just checked them.
  return { options: withDefaults(command.options, values) as Values<O>, args, help };
}

function parseFault(error: unknown, known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '(--?[^']*)'/u.exec(message)?.[1];
  if (unknown === undefined) return lowerFirst(message.split("\n")[0] ?? message);
  const meant = near(unknown.replace(/^-+/u, ""), known);
  return `unknown option "${unknown}"${meant === undefined ? "" : `; did you mean "--${meant}"?`}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function optionFault(
  command: Command,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [name, { choices }] of Object.entries(command.options)) {
    for (const value of [values[name]].flat()) {
      if (value === "") return `the option "--${name}" needs a value`;
      if (typeof value === "string" && choices && !choices.includes(value)) {
        return `"--${name} ${value}" is not possible: use ${choices.join(", ")}`;
      }
    }
  }
  return undefined;
}

function argumentFault(command: Command, args: readonly string[]): string | undefined {
  const missing = command.arguments[args.length];
  if (missing !== undefined && !missing.optional) return `${missing.name} is missing`;
  const takesAll = command.arguments.at(-1)?.many === true;
  const extra = args[command.arguments.length];
  return extra === undefined || takesAll ? undefined : `nothing is known to do with "${extra}"`;
}

function withDefaults(
  options: Options,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const absent = ({ type, multiple }: Options[string]): unknown => {
    if (type === "boolean") return false;
    return multiple ? [] : undefined;
  };
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      values[name] ?? option.default ?? absent(option),
    ]),
  );
}
