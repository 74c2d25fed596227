/** `git config` as a write: the key it sets or removes. */
import { hasOption, parseOptions } from "../shell/options.ts";
import { literal, text, type Word } from "../shell/word.ts";
import type { GitCall } from "./git-call.ts";
import { optionSpec } from "./option-specs.ts";

export interface ConfigWrite {
  readonly key: Word;
  /** Absent: the key (or section) goes away. */
  readonly value?: Word;
}

const reads = [
  "--get",
  "--get-all",
  "--get-regexp",
  "--get-urlmatch",
  "-l",
  "--list",
  "--get-color",
  "--get-colorbool",
  "-e",
  "--edit",
];
const subcommands = new Set([
  "set",
  "unset",
  "get",
  "list",
  "edit",
  "remove-section",
  "rename-section",
]);

/** `undefined` when the command only reads. */
export function configWrite(call: GitCall): ConfigWrite | undefined {
  if (call.verb !== "config") return undefined;
  const parsed = parseOptions(call.args, optionSpec("config"));
  const first = literal(parsed.operands[0] ?? text(""));
  const subcommand = first !== undefined && subcommands.has(first) ? first : undefined;
  const [key, value] = subcommand === undefined ? parsed.operands : parsed.operands.slice(1);
  if (key === undefined || hasOption(parsed, ...reads)) return undefined;
  if (subcommand === "get" || subcommand === "list" || subcommand === "edit") return undefined;
  const removes = subcommand === "unset" || hasOption(parsed, "--unset", "--unset-all");
  if (
    removes ||
    subcommand?.endsWith("-section") === true ||
    hasOption(parsed, "--remove-section", "--rename-section")
  )
    return { key };
  return value === undefined ? undefined : { key, value };
}
