/** A git command before its own words: what the environment and the directory make of it. */
import type { Unknown } from "../shell/place.ts";
import { literal, shown, text, type Word } from "../shell/words/word.ts";
import type { Setting, World } from "../shell/world.ts";
import { settingKey } from "./config-text.ts";
import type { GitCall } from "./git-call.ts";
import { runsPrograms } from "./runs-programs.ts";

export function callIn(env: ReadonlyMap<string, Word>, world: World): GitCall {
  const settings = environmentSettings(env);
  const included = world.disk.settings.filter(({ key }) => /^include(?:if\.|\.)/u.test(key));
  const named = [...included, ...settings].map(({ key, value }) => [key, text(value)] as const);
  const { unread, texts } = runsPrograms(new Map([...env, ...named]));
  return {
    world,
    dir: world.cwd,
    args: [],
    settings,
    env,
    unread,
    texts,
    ...defined({
      gitDir: path(variable("GIT_DIR", env)),
      workTree: path(variable("GIT_WORK_TREE", env)),
      home: known("HOME", env),
      xdg: known("XDG_CONFIG_HOME", env),
    }),
  };
}

interface Paths {
  readonly gitDir: string | Unknown | undefined;
  readonly workTree: string | Unknown | undefined;
  readonly home: string | undefined;
  readonly xdg: string | undefined;
}

function defined({
  gitDir,
  workTree,
  home,
  xdg,
}: Paths): Pick<GitCall, "gitDir" | "workTree" | "home" | "xdg"> {
  return {
    ...(gitDir === undefined ? {} : { gitDir }),
    ...(workTree === undefined ? {} : { workTree }),
    ...(home === undefined ? {} : { home }),
    ...(xdg === undefined ? {} : { xdg }),
  };
}

/** What the command does not set, the shell has from the same environment as this hook. */
function variable(name: string, env: ReadonlyMap<string, Word>): Word | undefined {
  const inherited = process.env[name];
  return env.get(name) ?? (inherited === undefined ? undefined : text(inherited));
}

function known(name: string, env: ReadonlyMap<string, Word>): string | undefined {
  const value = literal(variable(name, env) ?? text(""));
  return value === "" ? undefined : value;
}

function path(word: Word | undefined): string | Unknown | undefined {
  if (word === undefined) return undefined;
  const value = literal(word);
  return value === "" ? undefined : (value ?? { unknown: `the path ${shown(word)}` });
}

/** GIT_CONFIG_COUNT, GIT_CONFIG_KEY_n, GIT_CONFIG_VALUE_n; values that are not known count as `?`. */
function environmentSettings(env: ReadonlyMap<string, Word>): readonly Setting[] {
  return [...env].flatMap(([name, word]) => {
    const number = /^GIT_CONFIG_KEY_(\d+)$/u.exec(name)?.[1];
    const key = number === undefined ? undefined : literal(word);
    if (key === undefined) return [];
    const value = literal(env.get(`GIT_CONFIG_VALUE_${number}`) ?? text("")) ?? "?";
    return [{ key: settingKey(key), value }];
  });
}
