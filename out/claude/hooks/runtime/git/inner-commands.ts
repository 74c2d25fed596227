/** Commands that git verbs take as arguments and run in a shell. */
import { parseOptions } from "../shell/words/options.ts";
import { literal, text, type Word } from "../shell/words/word.ts";
import type { GitCall } from "./git-call.ts";
import { optionSpec } from "./option-specs.ts";
import { configuredProgram, programOptions } from "./program-options.ts";

/** The shell texts, in order. */
export function innerCommands(call: GitCall): readonly Word[] {
  const first = literal(call.args[0] ?? text(""));
  switch (call.verb) {
    case "config":
      return configuredProgram(call);
    case "for-each-repo":
      return [{ pieces: [{ hole: "git for-each-repo" }] }];
    case "rebase":
      return parseOptions(call.args, optionSpec("rebase")).options.flatMap(({ name, value }) =>
        (name === "-x" || name === "--exec") && value !== undefined ? [value] : [],
      );
    case "submodule":
      return eachSubmodule(call);
    case "bisect":
      return first === "run" && call.args.length > 1
        ? [spaced(call.args.slice(1).map(quoted))]
        : [];
    case "filter-branch":
      return parseOptions(call.args, {
        short: "",
        long: filters,
        stopAtOperand: false,
      }).options.flatMap(({ name, value }) =>
        name.endsWith("-filter") && value !== undefined ? [value] : [],
      );
    default:
      return programOptions(call);
  }
}

function eachSubmodule(call: GitCall): readonly Word[] {
  const at = call.args.findIndex((word) => literal(word) === "foreach");
  if (at === -1) return [];
  const rest = call.args
    .slice(at + 1)
    .filter((word, index) => index > 0 || !(literal(word) ?? "").startsWith("-"));
  if (rest.length < 2) return rest;
  return [spaced(rest.map(quoted))];
}

/** A word the way the shell must read it to get it back whole. */
function quoted(word: Word): Word {
  const known = literal(word);
  return known === undefined || /^[\w./=:@%+,-]+$/u.test(known)
    ? word
    : text(`'${known.replaceAll("'", `'\\''`)}'`);
}

const filters = [
  "setup",
  "env-filter",
  "tree-filter",
  "index-filter",
  "parent-filter",
  "msg-filter",
  "commit-filter",
  "tag-name-filter",
  "subdirectory-filter",
];

function spaced(words: readonly Word[]): Word {
  return {
    pieces: words.flatMap((word, at) => [...(at === 0 ? [] : [{ text: " " }]), ...word.pieces]),
  };
}
