/** Programs that git is told to start by an option, a setting or a remote: shell texts to read. */
import { parseOptions, type OptionSpec } from "../shell/words/options.ts";
import { dropStart, literal, prefix, text, type Word } from "../shell/words/word.ts";
import { settingKey } from "./config-text.ts";
import { configWrite } from "./config-write.ts";
import type { GitCall } from "./git-call.ts";
import { optionSpec } from "./option-specs.ts";
import { startsProgram } from "./runs-programs.ts";

/** A setting that names a program is as good as running it: some later command will. */
export function configuredProgram(call: GitCall): readonly Word[] {
  const write = configWrite(call);
  const key = literal(write?.key ?? text(""));
  if (write?.value === undefined || key === undefined) return [];
  const name = settingKey(key);
  if (startsProgram(name)) return [write.value];
  const isShell = name.startsWith("alias.") && prefix(write.value).startsWith("!");
  return isShell ? [dropStart(write.value, 1)] : [];
}

/** Options whose value is a program that git starts, by verb. */
const starters: Readonly<Record<string, readonly string[]>> = {
  difftool: ["-x", "--extcmd"],
  grep: ["-O", "--open-files-in-pager"],
  fetch: ["--upload-pack"],
  pull: ["--upload-pack"],
  "ls-remote": ["--upload-pack", "--exec"],
  "fetch-pack": ["--upload-pack", "--exec"],
  clone: ["-u", "--upload-pack"],
  archive: ["--exec"],
  instaweb: ["-d", "--httpd", "-b", "--browser"],
};

const transporters = new Set(["fetch", "pull", "ls-remote", "clone", "push", "remote", "archive"]);

/** The programs that options, settings of a clone, and `ext::` remotes name. */
export function programOptions(call: GitCall): readonly Word[] {
  const verb = call.verb ?? "";
  const names = Object.hasOwn(starters, verb) ? (starters[verb] ?? []) : [];
  const { options, operands } = parseOptions(call.args, starterSpec(verb, names));
  const named = options.flatMap(({ name, value }) =>
    value !== undefined && names.includes(name) ? [value] : [],
  );
  const settings = options.flatMap(({ name, value }) =>
    verb === "clone" && value !== undefined && (name === "-c" || name === "--config")
      ? settingProgram(value)
      : [],
  );
  // `ext::<command>` is a remote that git reaches by running the command.
  const remotes = transporters.has(verb)
    ? operands.flatMap((word) => (prefix(word).startsWith("ext::") ? [dropStart(word, 5)] : []))
    : [];
  return [...named, ...settings, ...remotes];
}

function starterSpec(verb: string, names: readonly string[]): OptionSpec {
  const { short, long } = optionSpec(verb);
  const letters = names.filter((name) => !name.startsWith("--")).map((name) => name.slice(1));
  return {
    short: `${short}${verb === "grep" ? "" : letters.join("")}`,
    // The pager of `grep` stands in the same word or nowhere.
    shortAttached: verb === "grep" ? "O" : "",
    long: [...long, ...names.filter((name) => name.startsWith("--")).map((name) => name.slice(2))],
  };
}

function settingProgram(value: Word): readonly Word[] {
  const [key = ""] = prefix(value).split("=", 1);
  return startsProgram(settingKey(key)) ? [dropStart(value, key.length + 1)] : [];
}
