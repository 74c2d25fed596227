import type { Context } from "./context.ts";

/** One option of a command, `--name`. */
export interface Option {
  readonly type: "string" | "boolean";
  /** What the value is, for the help text: `FILE`. */
  readonly value?: string;
  readonly about: string;
  readonly default?: string;
  readonly choices?: readonly string[];
  /** May be given several times. */
  readonly multiple?: true;
}

export type Options = Readonly<Record<string, Option>>;

/** One argument of a command, by position. */
export interface Argument {
  /** In capitals, as the help text shows it. */
  readonly name: string;
  readonly about: string;
  readonly optional?: true;
  /** Takes all that are left; only the last one can. */
  readonly many?: true;
}

/** Values of options as they were given. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name]["type"] extends "boolean"
    ? boolean
    : O[Name] extends { readonly multiple: true }
      ? readonly string[]
      : Text<O[Name]>;
};

type Text<O extends Option> = O extends {
  readonly choices: readonly (infer Choice)[];
  readonly default: string;
}
  ? Choice
  : O extends { readonly default: string }
    ? string
    : string | undefined;

/** 0 fine, 1 findings, 2 usage, input that cannot be read, or a fault of ours. */
export type ExitCode = 0 | 1 | 2;

/** One command line, checked against the command's own options and arguments. */
interface Call<O extends Options> {
  readonly options: Values<O>;
  readonly args: readonly string[];
  readonly context: Context;
}

/** A subcommand of `gen`. Its summary stands in the registry, which is read without loading it. */
export interface Command<O extends Options = Options> {
  readonly arguments: readonly Argument[];
  readonly options: O;
  /** Command lines that show the use, without the leading `gen`. */
  readonly examples: readonly string[];
  run(call: Call<O>): Promise<ExitCode>;
}

/** Types a command's `run` by its own options. */
export function command<const O extends Options>(definition: Command<O>): Command<O> {
  return definition;
}
