/** Takes a git command line apart. See {@link GitCall}. */
import { isKnown, logical, physical, type Place, type Unknown } from "../shell/place.ts";
import { parseShell } from "../shell/parse.ts";
import { expandWord } from "../shell/expand.ts";
import { programName } from "../shell/start.ts";
import { dropStart, literal, prefix, shown, text, type Word } from "../shell/word.ts";
import type { Setting, World } from "../shell/world.ts";
import { settingKey } from "./config-text.ts";
import type { GitCall } from "./git-call.ts";
import { locate } from "./repository.ts";
import { runsPrograms } from "./runs-programs.ts";
import { settingsOf, settingValue } from "./settings.ts";
import { gitVerbs } from "./verbs.ts";

/** The git command a program start is; `undefined` when the program is not git. */
export function gitCall(
  words: readonly Word[],
  env: ReadonlyMap<string, Word>,
  world: World,
): GitCall | undefined {
  const program = programName(words[0] ?? text(""));
  const rest = words.slice(1);
  if (program === "git" || program === "hub") return withAlias(globals(rest, base(env, world)), 10);
  const verb = program?.startsWith("git-") === true ? program.slice(4) : undefined;
  if (verb === undefined || !gitVerbs.has(verb)) return undefined;
  return { ...base(env, world), verb, args: rest };
}

function base(env: ReadonlyMap<string, Word>, world: World): GitCall {
  const settings = fromEnvironment(env);
  const programs = runsPrograms(
    new Map([...env, ...settings.map(({ key, value }) => [key, text(value)] as const)]),
  );
  const gitDir = path(env.get("GIT_DIR") ?? fromProcess("GIT_DIR"));
  const workTree = path(env.get("GIT_WORK_TREE") ?? fromProcess("GIT_WORK_TREE"));
  const home = literal(env.get("HOME") ?? fromProcess("HOME") ?? text(""));
  const xdg = literal(env.get("XDG_CONFIG_HOME") ?? fromProcess("XDG_CONFIG_HOME") ?? text(""));
  return {
    world,
    dir: world.cwd,
    args: [],
    settings,
    env,
    unread: programs.unread,
    texts: programs.texts,
    ...(gitDir === undefined ? {} : { gitDir }),
    ...(workTree === undefined ? {} : { workTree }),
    ...(home === undefined || home === "" ? {} : { home }),
    ...(xdg === undefined || xdg === "" ? {} : { xdg }),
  };
}

function fromProcess(name: string): Word | undefined {
  const value = process.env[name];
  return value === undefined ? undefined : text(value);
}

function path(word: Word | undefined): string | Unknown | undefined {
  if (word === undefined) return undefined;
  const value = literal(word);
  return value === "" ? undefined : (value ?? { unknown: `the path ${shown(word)}` });
}

/** GIT_CONFIG_COUNT, GIT_CONFIG_KEY_n, GIT_CONFIG_VALUE_n; values that are not known count as `?`. */
function fromEnvironment(env: ReadonlyMap<string, Word>): readonly Setting[] {
  return [...env].flatMap(([name, word]) => {
    const number = /^GIT_CONFIG_KEY_(\d+)$/u.exec(name)?.[1];
    const key = number === undefined ? undefined : literal(word);
    if (key === undefined) return [];
    return [
      {
        key: settingKey(key),
        value: literal(env.get(`GIT_CONFIG_VALUE_${number}`) ?? text("")) ?? "?",
      },
    ];
  });
}

const valued = new Set([
  "-C",
  "-c",
  "--git-dir",
  "--work-tree",
  "--namespace",
  "--config-env",
  "--super-prefix",
  "--attr-source",
  "--list-cmds",
  "--shallow-file",
]);

/** Global options up to the verb. */
function globals(words: readonly Word[], start: GitCall): GitCall {
  let call = start;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? text("");
    const known = literal(word);
    const name = (known ?? prefix(word)).split("=", 1)[0] ?? "";
    if (known !== undefined && !known.startsWith("-"))
      return { ...call, verb: known, args: words.slice(at + 1) };
    if (!prefix(word).startsWith("-"))
      return {
        ...call,
        args: words.slice(at + 1),
        unread: [...call.unread, `the git command ${shown(word)}`],
      };
    if (valued.has(known ?? "")) {
      call = applied(call, known ?? "", words[at + 1] ?? text(""));
      at += 1;
    } else if (prefix(word).includes("="))
      call = applied(call, name, dropStart(word, name.length + 1));
    else if (known === undefined)
      call = { ...call, unread: [...call.unread, `the git option ${shown(word)}`] };
  }
  return call;
}

function applied(call: GitCall, name: string, value: Word): GitCall {
  const known = literal(value);
  switch (name) {
    case "-C":
      return { ...call, dir: inside(call.dir, value) };
    case "--git-dir":
      return { ...call, gitDir: known ?? { unknown: `the path ${shown(value)}` } };
    case "--work-tree":
      return { ...call, workTree: known ?? { unknown: `the path ${shown(value)}` } };
    case "-c":
      return withSetting(call, value);
    case "--config-env": {
      const [key, variable] = (known ?? "").split("=");
      const content = call.env.get(variable ?? "");
      return withSetting(call, {
        pieces: [{ text: `${key}=` }, ...(content?.pieces ?? [{ hole: `$${variable}` }])],
      });
    }
    case "--exec-path":
      return { ...call, unread: [...call.unread, "git programs from another directory"] };
    default:
      return call;
  }
}

function inside(dir: Place, value: Word): Place {
  const known = literal(value);
  if (known === undefined) return { unknown: `the directory ${shown(value)}` };
  if (known === "") return dir;
  if (!isKnown(dir)) return logical(dir, known);
  return physical(dir, known);
}

function withSetting(call: GitCall, word: Word): GitCall {
  const source = prefix(word);
  const equals = source.indexOf("=");
  const known = literal(word);
  if (equals === -1 && known === undefined)
    return { ...call, unread: [...call.unread, `the setting ${shown(word)}`] };
  const key = settingKey(equals === -1 ? source : source.slice(0, equals));
  const value = known === undefined ? "?" : equals === -1 ? "true" : known.slice(equals + 1);
  const programs = runsPrograms(new Map([[key, dropStart(word, equals + 1)]]));
  return {
    ...call,
    settings: [...call.settings, { key, value }],
    unread: [...call.unread, ...programs.unread],
    texts: [...call.texts, ...programs.texts],
  };
}

/** An alias is looked up only for names that are no command of git's own. */
function withAlias(call: GitCall, depth: number): GitCall {
  if (call.verb === undefined || gitVerbs.has(call.verb) || depth === 0) return call;
  const repository = locate(call);
  const known = repository !== undefined && !("unknown" in repository) ? repository : undefined;
  const alias =
    settingValue(settingsOf(call, known), `alias.${call.verb}`) ??
    settingValue(settingsOf(call, known), `alias.${call.verb.toLowerCase()}`);
  if (alias === undefined) {
    const isOpaque = repository !== undefined && "unknown" in repository;
    return isOpaque
      ? { ...call, unread: [...call.unread, `git ${call.verb}, perhaps an alias`] }
      : call;
  }
  if (alias === "?") return { ...call, unread: [...call.unread, `the alias ${call.verb}`] };
  if (alias.startsWith("!")) return { ...call, shellAlias: alias.slice(1) };
  const expanded = globals([...aliasWords(alias, call.world), ...call.args], { ...call, args: [] });
  return withAlias(expanded, depth - 1);
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
