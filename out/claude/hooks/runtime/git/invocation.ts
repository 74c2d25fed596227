/** The git command a program start is. See {@link GitCall}. */
import { expandWord } from "../shell/words/expand.ts";
import { parseShell } from "../shell/syntax/parse.ts";
import { programName } from "../shell/start.ts";
import { text, type Word } from "../shell/words/word.ts";
import type { World } from "../shell/world.ts";
import { callIn } from "./call-in.ts";
import type { GitCall } from "./git-call.ts";
import { withGlobalOptions } from "./global-options.ts";
import { locate } from "./repository.ts";
import { settingsOf, settingValue } from "./settings.ts";
import { isGitVerb } from "./verbs.ts";

/** Aliases may lead to aliases; git itself stops at loops. */
const mostAliases = 10;

/** `undefined` when the program is not git. */
export function gitCall(
  words: readonly Word[],
  env: ReadonlyMap<string, Word>,
  world: World,
): GitCall | undefined {
  const program = programName(words[0] ?? text(""));
  const rest = words.slice(1);
  if (program === "git" || program === "hub")
    return withAlias(withGlobalOptions(rest, callIn(env, world)), mostAliases);
  const verb = program?.startsWith("git-") === true ? program.slice(4) : undefined;
  return verb !== undefined && isGitVerb(verb)
    ? { ...callIn(env, world), verb, args: rest }
    : undefined;
}

/** An alias is looked up only for names that are no command of git's own. */
function withAlias(call: GitCall, depth: number): GitCall {
  if (call.verb === undefined || isGitVerb(call.verb) || depth === 0) return call;
  const alias = aliasOf(call.verb, call);
  if (alias === undefined) return call;
  if (alias === "?")
    return { ...call, unread: [...call.unread, `git ${call.verb}, perhaps an alias`] };
  if (alias.startsWith("!")) return { ...call, shellAlias: alias.slice(1) };
  const words = [...aliasWords(alias, call.world), ...call.args];
  return withAlias(withGlobalOptions(words, { ...call, args: [] }), depth - 1);
}

/** The alias text; `?` when it cannot be told. */
function aliasOf(verb: string, call: GitCall): string | undefined {
  const repository = locate(call);
  const isUnknown = repository !== undefined && "unknown" in repository;
  const settings = settingsOf(call, isUnknown ? undefined : repository);
  const alias = settingValue(settings, `alias.${verb.toLowerCase()}`);
  return alias ?? (isUnknown ? "?" : undefined);
}

/** Git splits an alias like a shell would, without expanding anything. */
function aliasWords(alias: string, world: World): readonly Word[] {
  const command = parseShell(`: ${alias.replaceAll("$", "\\$")}`).script.commands[0]?.command;
  if (command?.type !== "Command") return [text(alias)];
  const by = { world, projectDir: "/", env: {}, output: () => undefined };
  return command.args.flatMap((arg) =>
    arg.type === "Word" ? expandWord(arg, by) : [text(arg.text)],
  );
}
