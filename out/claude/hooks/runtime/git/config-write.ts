/** `git config` as a write: the key it sets or removes. */
import { hasOption, parseOptions, type Parsed } from "../shell/words/options.ts";
import { literal, text, type Word } from "../shell/words/word.ts";
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
const removals = ["--unset", "--unset-all", "--remove-section", "--rename-section"];
const readingWords = new Set(["get", "list", "edit"]);
const removingWords = new Set(["unset", "remove-section", "rename-section"]);

/** `undefined` when the command only reads. */
export function configWrite(call: GitCall): ConfigWrite | undefined {
  if (call.verb !== "config") return undefined;
  const parsed = parseOptions(call.args, optionSpec("config"));
  const first = literal(parsed.operands[0] ?? text("")) ?? "";
  if (readingWords.has(first) || hasOption(parsed, ...reads)) return undefined;
  const isSubcommand = first === "set" || removingWords.has(first);
  return written(parsed.operands.slice(isSubcommand ? 1 : 0), removes(first, parsed));
}

function removes(first: string, parsed: Parsed): boolean {
  return removingWords.has(first) || hasOption(parsed, ...removals);
}

function written([key, value]: readonly Word[], isRemoval: boolean): ConfigWrite | undefined {
  if (key === undefined) return undefined;
  if (isRemoval) return { key };
  return value === undefined ? undefined : { key, value };
}
