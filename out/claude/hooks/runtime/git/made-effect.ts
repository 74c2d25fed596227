/** Repositories and worktrees that a git command brings into being: a later `cd` finds them. */
import { existsSync } from "../node-fs.ts";
import { isAbsolute, resolve } from "node:path";
import { hasOption, optionValue, parseOptions, type Parsed } from "../shell/words/options.ts";
import { isKnown } from "../shell/place.ts";
import { literal, text, type Word } from "../shell/words/word.ts";
import { either, withEntry, type Flow, type Head, type Made, type World } from "../shell/world.ts";
import { orNothing, withDisk } from "./changed-disk.ts";
import { branchNamed } from "./checkout.ts";
import type { GitCall } from "./git-call.ts";
import { optionSpec } from "./option-specs.ts";
import type { Repository } from "./repository.ts";
import { settingsOf, settingValue } from "./settings.ts";

export function madeEffect(
  verb: string,
  call: GitCall,
  repository: Repository | undefined,
  world: World,
): Flow {
  const parsed = parseOptions(call.args, optionSpec(verb === "init-db" ? "init" : verb));
  if (verb === "clone") return cloned(parsed, call, world);
  return verb === "worktree"
    ? worktree(parsed, call, repository, world)
    : initialised(parsed, call, world);
}

function worktree(
  parsed: Parsed,
  call: GitCall,
  repository: Repository | undefined,
  world: World,
): Flow {
  const [action, directory, from] = parsed.operands;
  if (literal(action ?? text("")) !== "add") return either(world);
  const head = worktreeHead(parsed, directory, from);
  return madeAt(
    directory,
    call,
    world,
    repository === undefined ? { head } : { head, commonDir: repository.commonDir },
  );
}

/** Without a branch to check out, a new one is called like the directory. */
function worktreeHead(parsed: Parsed, directory: Word | undefined, from: Word | undefined): Head {
  if (hasOption(parsed, "-d", "--detach")) return { detached: true };
  const named = optionValue(parsed, "-b", "-B", "--orphan") ?? from;
  if (named !== undefined) return branchNamed(named);
  const path = directory === undefined ? undefined : literal(directory);
  const name = path?.replace(/\/+$/u, "").split("/").at(-1);
  return name === undefined ? { unknown: "HEAD of a new worktree" } : { branch: name };
}

function initialised(parsed: Parsed, call: GitCall, world: World): Flow {
  const directory = parsed.operands[0] ?? text(".");
  const path = literal(directory);
  const isThere =
    path !== undefined && isKnown(call.dir) && existsSync(resolve(call.dir, path, ".git"));
  if (isThere) return either(world);
  const named = optionValue(parsed, "-b", "--initial-branch");
  if (named !== undefined) return madeAt(directory, call, world, { head: branchNamed(named) });
  const name = settingValue(settingsOf(call, undefined), "init.defaultbranch");
  const head: Head =
    name === undefined ? { unknown: "the first branch of a new repository" } : { branch: name };
  return madeAt(directory, call, world, { head });
}

function cloned(parsed: Parsed, call: GitCall, world: World): Flow {
  const [source, given] = parsed.operands;
  const url = source === undefined ? undefined : literal(source);
  const name = url
    ?.replace(/\/+$/u, "")
    .replace(/\/?\.git$/u, "")
    .split(/[/:]/u)
    .at(-1);
  const directory = given ?? (name === undefined ? undefined : text(name));
  const branch = optionValue(parsed, "-b", "--branch");
  const head: Head =
    branch === undefined ? { unknown: "HEAD of a new clone" } : branchNamed(branch);
  return madeAt(directory, call, world, { head });
}

function madeAt(directory: Word | undefined, call: GitCall, world: World, made: Made): Flow {
  const path = directory === undefined ? undefined : literal(directory);
  const top = path === undefined ? undefined : absolute(path, call);
  if (top === undefined) return either(world);
  return orNothing(world, withDisk(world, { made: withEntry(world.disk.made, top, made) }));
}

function absolute(path: string, call: GitCall): string | undefined {
  if (isAbsolute(path)) return resolve(path);
  return isKnown(call.dir) ? resolve(call.dir, path) : undefined;
}
