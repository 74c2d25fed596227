/** The small parts of the reader that stand by themselves: a question in a line, the answer in lines. */
import type { Call } from "../../../../templates/runtime/call.ts";
import { commandText } from "../../../../templates/runtime/shell/command-text.ts";
import { mayMention } from "../../../../templates/runtime/shell/mention.ts";
import { buildsCommands, opaqueShell } from "../../../../templates/runtime/shell/opaque-shell.ts";
import {
  isDirectory,
  logical,
  physical,
  physicalParent,
} from "../../../../templates/runtime/shell/place.ts";
import { shellOptions } from "../../../../templates/runtime/shell/programs/shell-options.ts";
import { actsOf } from "../../../../templates/runtime/shell/read-command.ts";
import { braceExpand } from "../../../../templates/runtime/shell/words/brace.ts";
import { matchWords } from "../../../../templates/runtime/shell/words/match-words.ts";
import {
  parseOptions,
  type OptionSpec,
} from "../../../../templates/runtime/shell/words/options.ts";
import { mayStartWith } from "../../../../templates/runtime/shell/words/word.ts";
import { reachedBy } from "../../../../templates/runtime/shell/writes/find-expression.ts";
import { guarded } from "../../../../templates/runtime/shell/writes/guarded.ts";
import { sedEffects } from "../../../../templates/runtime/shell/writes/sed-script.ts";
import { bashCall } from "./bash-call.ts";
import { plainness } from "./plainness.ts";
import { shownWord } from "./readings.ts";
import { words } from "./words.ts";

const some: OptionSpec = { short: "mF", shortAttached: "S", long: ["message", "file"] };

/** By name, for the tables and for the tests of what is asked of options. */
export const optionSpecs = {
  some,
  stopping: { ...some, stopAtOperand: true },
  git: {
    short: "m",
    long: ["message"],
    known: ["message", "messy", "verify", "dry-run", "all"],
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

const specs: Readonly<Record<string, OptionSpec>> = optionSpecs;

/** Of each table `parts-…`: the question, split at its first ` | `, and the top of `writtenLayout`. */
const parts: Readonly<
  Record<string, (left: string, right: string, top: string) => readonly string[]>
> = {
  // The spec's name, the arguments: options, operands, what is unclear, where `--` stood.
  options: (name, line) => [parsedAs(line, specs[name] ?? some)],
  // The command that is looked for, the one that runs.
  match: (wanted, line) => [matchWords(words(line), wanted.split(" "))],
  // How a word may begin, the word.
  starts: (start, word) => [maybe(words(word).every((one) => mayStartWith(one, start)))],
  // The word that is looked for, a text.
  mention: (word, text) => [maybe(mayMention(text, word))],
  powershell: (text, rest) => [buildsCommands(text + rest) ? "builds commands" : "plain"],
  // The tool, its input as JSON: the command text, and what PowerShell makes of it.
  calls: (tool, input) => {
    const call = bashCall("", "/", { tool, input: JSON.parse(input) as Call["input"] });
    return [commandText, opaqueShell].map((read) => told(() => read(call) ?? "none"));
  },
  // From where, to where: for `cd`, for the kernel, for what touches a link itself.
  places: (from, to, top) => {
    const at = `${top}/${from}`;
    const all = [logical(at, to), physical(at, to), physicalParent(at, to)].map(String);
    return [...all, isDirectory(`${at}/${to}`) ? "a directory" : "none"];
  },
  // What is guarded, a text that nobody could read.
  names: (glob, text, top) => [maybe(guarded([glob], bashCall("", top)).names(text))],
  plain: (text, rest) => [plainness(rest === "" ? text : `${text} | ${rest}`)],
  // A shell, its arguments: options in force, texts | operands | what may hide options.
  shell: (program, line) => [shellAs(program, line)],
  // A word's text: the words that its braces make.
  braces: (text, rest) => braceExpand(text + rest) ?? ["too many"],
  // A path as `find .` says it, what stands behind the folders: how sure it gets to each end there.
  find: (said, line, top) => {
    const visit = { path: `${top}/${said}`, said, depth: said.split("/").length - 1 };
    const reached = reachedBy(words(line), visit);
    return [
      Object.entries(reached)
        .map(([end, truth]) => `${end} ${truth}`)
        .join(", "),
    ];
  },
  // Its script: the files it writes, and whether it runs shell text.
  sed: (script, rest) => {
    const { files, runsShell } = sedEffects(rest === "" ? script : `${script} | ${rest}`);
    return [...files, ...(runsShell ? ["runs shell text"] : [])];
  },
  // What is guarded, a folder: what exists of it there.
  existing: (globs, below, top) =>
    guarded(globs.split(","), bashCall("", top)).existing(below === "" ? top : `${top}/${below}`),
  // Text with `‹again#›×3` in it, `#` counted: how much was read of it, and how often the clock.
  limits: (text, rest, top) => limits(rest === "" ? text : `${text} | ${rest}`, top),
};

export function partReader(table: string, top: string): (question: string) => readonly string[] {
  const read = parts[table.replace("parts-", "")];
  if (read === undefined) throw new Error(`no part of the reader: ${table}`);
  return (question) => {
    const [, left = question, right = ""] = /^(.*?) \| (.*)$/su.exec(question) ?? [];
    return read(left, right, top).map((line) => line.replaceAll(top, "/top"));
  };
}

function maybe(isSo: boolean): string {
  return isSo ? "maybe" : "no";
}

function told(work: () => string): string {
  try {
    return work();
  } catch (fault) {
    return String(fault);
  }
}

/** `-a -m=x --long=y | operands | ? unclear | -- at`, the empty parts left out. */
function parsedAs(line: string, by: OptionSpec): string {
  const { options, operands, unclear, dashes } = parseOptions(words(line), by);
  const named = options.map(({ name, value }) =>
    value === undefined ? name : `${name}=${shownWord(value)}`,
  );
  return [
    named.join(" "),
    operands.map(shownWord).join(" "),
    ...(unclear.length === 0 ? [] : [`? ${unclear.map(shownWord).join(" ")}`]),
    ...(dashes === undefined ? [] : [`-- ${dashes}`]),
  ].join(" | ");
}

function shellAs(program: string, line: string): string {
  const { on, texts, operands, unclear } = shellOptions(program, words(line));
  const parts = [
    [...on].toSorted().join(""),
    ...[texts, operands].map((all) => all.map(shownWord).join(" ")),
  ];
  return [...parts, ...(unclear === undefined ? [] : [`? ${shownWord(unclear)}`])].join(" | ");
}

function limits(text: string, top: string): readonly string[] {
  const command = text.replace(/‹([^›]*)›×(\d+)/gsu, (_, again: string, times: string) =>
    Array.from({ length: Number(times) }, (_unused, at) => again.replaceAll("#", `${at}`)).join(""),
  );
  let looks = 0;
  const clock = {
    check: (): void => {
      looks += 1;
    },
    remainingMs: () => 1000,
  };
  const acts = actsOf(bashCall(command, top, { clock }));
  const unread = acts.flatMap((act) => (act.kind === "unread" ? [`? ${act.what}`] : []));
  return [`${acts.length} acts`, ...unread, `${looks} looks at the clock`];
}
