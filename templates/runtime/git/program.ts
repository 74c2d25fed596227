/** Git inside the walk: what a git command changes for the commands after it, and what it runs itself. */
import { existsSync } from "../node-fs.ts";
import { isAbsolute, resolve } from "node:path";
import { environment } from "../shell/act.ts";
import { hasOption, optionValue, parseOptions } from "../shell/options.ts";
import { isKnown } from "../shell/place.ts";
import type { Reading } from "../shell/reading.ts";
import type { Start } from "../shell/start.ts";
import { literal, shown, text, type Word } from "../shell/word.ts";
import {
  either,
  withEntry,
  type Disk,
  type Flow,
  type Head,
  type Made,
  type World,
} from "../shell/world.ts";
import { checkoutOf } from "./checkout.ts";
import { settingKey } from "./config-text.ts";
import { configWrite } from "./config-write.ts";
import type { GitCall } from "./git-call.ts";
import { gitFile, headOf } from "./head.ts";
import { innerCommands } from "./inner-commands.ts";
import { gitCall } from "./invocation.ts";
import { optionSpec } from "./option-specs.ts";
import { locate, type Repository } from "./repository.ts";
import { settingsOf, settingValue } from "./settings.ts";

/** Reads what git runs, and says in which worlds the next command finds itself. */
export function gitProgram(start: Start, reading: Reading): Flow | undefined {
  const { world } = start;
  const call = gitCall(start.words, environment(world, start.own), world);
  if (call === undefined) return undefined;
  const repository = locate(call);
  const known = repository === undefined || "unknown" in repository ? undefined : repository;
  const inside = runInside(call, known, world);
  for (const source of [...call.texts, ...innerCommands(call)]) readInner(source, inside, reading);
  if (call.shellAlias !== undefined)
    return shellAlias(call.shellAlias, call, inside, start, reading);
  return effect(call, known, world);
}

/** Programs that git starts run at the top of the work tree. */
function runInside(call: GitCall, repository: Repository | undefined, world: World): World {
  const { stdin: _, ...rest } = world;
  return { ...rest, cwd: repository?.top ?? call.dir };
}

function readInner(source: Word | string, inside: World, reading: Reading): void {
  const known = typeof source === "string" ? source : literal(source);
  if (known !== undefined) reading.text(known, [inside]);
  else if (typeof source !== "string")
    reading.emit({
      kind: "unread",
      what: `the command ${shown(source)} that git runs`,
      world: inside,
    });
}

function shellAlias(
  alias: string,
  call: GitCall,
  inside: World,
  start: Start,
  reading: Reading,
): Flow {
  const flow = reading.text(`${alias} "$@"`, [{ ...inside, args: call.args }]);
  const back = (after: World): World => ({ ...start.world, disk: after.disk });
  return { ok: flow.ok.map(back), fail: flow.fail.map(back) };
}

function effect(call: GitCall, repository: Repository | undefined, world: World): Flow {
  switch (call.verb) {
    case "checkout":
    case "switch":
      return repository === undefined ? either(world) : afterCheckout(call, repository, world);
    case "worktree":
    case "clone":
    case "init":
    case "init-db":
      return made(call, repository, world);
    case "config":
      return settled(call, world);
    case undefined:
      return either(world);
    default:
      return repository === undefined
        ? either(world)
        : otherHead(call.verb, call, repository, world);
  }
}

function afterCheckout(call: GitCall, repository: Repository, world: World): Flow {
  const { head, isCertain, start } = checkoutOf(call, repository);
  if (head === undefined) return either(world);
  const there = withTracking(withHead(world, repository, head), head, start, call, repository);
  return { ok: [there], fail: isCertain ? [] : [world] };
}

function withHead(world: World, repository: Repository, head: Head): World {
  return withDisk(world, { heads: withEntry(world.disk.heads, repository.gitDir, head) });
}

function withDisk(world: World, change: Partial<Disk>): World {
  return { ...world, disk: { ...world.disk, ...change } };
}

/** `git branch NAME`, `git tag NAME`: a name that may now mean something else. */
function madeRef(verb: string, operands: readonly (string | undefined)[]): string | undefined {
  return verb === "branch" || verb === "tag" ? operands[0] : undefined;
}

/** A branch that starts at a remote branch follows it; `push.default = upstream` then pushes there. */
function withTracking(
  world: World,
  head: Head,
  start: Word | undefined,
  call: GitCall,
  repository: Repository,
): World {
  const from = start === undefined ? undefined : literal(start);
  if (!("branch" in head) || from === undefined) return world;
  const names = settingsOf(call, repository).flatMap(
    ({ key }) => /^remote\.(.+)\.url$/su.exec(key)?.[1] ?? [],
  );
  const remote = names.find((name) =>
    from.replace(/^(?:refs\/)?remotes\//u, "").startsWith(`${name}/`),
  );
  if (remote === undefined) return world;
  const branch = from.replace(/^(?:refs\/)?remotes\//u, "").slice(remote.length + 1);
  const settings = [
    ...world.disk.settings,
    { key: `branch.${head.branch}.remote`, value: remote },
    { key: `branch.${head.branch}.merge`, value: `refs/heads/${branch}` },
  ];
  return withDisk(world, { settings });
}

function otherHead(verb: string, call: GitCall, repository: Repository, world: World): Flow {
  const parsed = parseOptions(call.args, optionSpec(verb));
  const operands = parsed.operands.map((word) => literal(word));
  const to = (head: Head): Flow => ({ ok: [withHead(world, repository, head)], fail: [world] });
  if (verb === "symbolic-ref" && operands[0] === "HEAD" && parsed.operands.length === 2) {
    const branch = operands[1]?.replace(/^refs\/heads\//u, "");
    return to(branch === undefined ? { unknown: "the branch symbolic-ref sets" } : { branch });
  }
  if (verb === "stash" && operands[0] === "branch")
    return to(
      operands[1] === undefined ? { unknown: "the branch of a stash" } : { branch: operands[1] },
    );
  if (verb === "rebase" && parsed.operands.length === 2 && !hasOption(parsed, "--root"))
    return to(
      operands[1] === undefined
        ? { unknown: "the branch rebase checks out" }
        : { branch: operands[1] },
    );
  if (verb === "rebase" && hasOption(parsed, "--abort", "--continue", "--quit"))
    return afterRebase(repository, world);
  const made = madeRef(verb, operands);
  if (made !== undefined) return { ok: [withDisk(world, { refs: new Set([...world.disk.refs, made]) })], fail: [world] };
  if (verb === "remote" && operands.length > 2)
    return { ok: [withDisk(world, { settings: [...world.disk.settings, { key: `remote.${operands[1] ?? "?"}.url`, value: operands.at(-1) ?? "?" }] })], fail: [world] };
  if (verb === "bisect")
    return operands[0] === "reset"
      ? to({ unknown: "HEAD after a bisection" })
      : to({ detached: true });
  const upstream = verb === "branch" ? optionValue(parsed, "-u", "--set-upstream-to") : undefined;
  if (upstream !== undefined) {
    const named = operands[0];
    const head: Head = named === undefined ? headOf(repository, world) : { branch: named };
    return { ok: [withTracking(world, head, upstream, call, repository)], fail: [world] };
  }
  if (verb === "branch" && hasOption(parsed, "-m", "-M", "--move")) {
    const name = operands.at(-1);
    return to(name === undefined ? { unknown: "a renamed branch" } : { branch: name });
  }
  return either(world);
}

function afterRebase(repository: Repository, world: World): Flow {
  const name =
    gitFile(repository, "rebase-merge/head-name") ?? gitFile(repository, "rebase-apply/head-name");
  if (name === undefined) return either(world);
  const branch = name.replace(/^refs\/heads\//u, "");
  return { ok: [withHead(world, repository, { branch })], fail: [world] };
}

/** Repositories and worktrees that come into being: a later `cd` finds them. */
function made(call: GitCall, repository: Repository | undefined, world: World): Flow {
  const parsed = parseOptions(call.args, optionSpec(call.verb ?? ""));
  const operands = parsed.operands;
  if (call.verb === "worktree") {
    if (literal(operands[0] ?? text("")) !== "add") return either(world);
    const name = optionValue(parsed, "-b", "-B", "--orphan");
    const head = worktreeHead(name, operands.slice(1), hasOption(parsed, "-d", "--detach"));
    return madeAt(
      operands[1],
      call,
      world,
      repository === undefined ? { head } : { head, commonDir: repository.commonDir },
    );
  }
  if (call.verb !== "clone")
    return initialised(
      call,
      operands[0] ?? text("."),
      optionValue(parsed, "-b", "--initial-branch"),
      world,
    );
  const source = literal(operands[0] ?? text(""));
  const name = source
    ?.replace(/\/+$/u, "")
    .replace(/\/?\.git$/u, "")
    .split(/[/:]/u)
    .at(-1);
  const directory = operands[1] ?? (name === undefined ? undefined : text(name));
  const branch = optionValue(parsed, "-b", "--branch");
  const known = branch === undefined ? undefined : literal(branch);
  return madeAt(directory, call, world, {
    head: known === undefined ? { unknown: "HEAD of a new clone" } : { branch: known },
  });
}

function initialised(call: GitCall, directory: Word, branch: Word | undefined, world: World): Flow {
  const path = literal(directory);
  if (path !== undefined && isKnown(call.dir) && existsSync(resolve(call.dir, path, ".git")))
    return either(world);
  const name =
    branch === undefined
      ? settingValue(settingsOf(call, undefined), "init.defaultbranch")
      : literal(branch);
  return madeAt(directory, call, world, {
    head:
      name === undefined ? { unknown: "the first branch of a new repository" } : { branch: name },
  });
}

function worktreeHead(name: Word | undefined, operands: readonly Word[], detached: boolean): Head {
  if (detached) return { detached: true };
  const chosen = name ?? operands[1] ?? operands[0];
  const known = chosen === undefined ? undefined : literal(chosen);
  if (known === undefined) return { unknown: "HEAD of a new worktree" };
  return {
    branch:
      name === undefined && operands[1] === undefined
        ? (known.replace(/\/+$/u, "").split("/").at(-1) ?? known)
        : known,
  };
}

function madeAt(directory: Word | undefined, call: GitCall, world: World, what: Made): Flow {
  const path = directory === undefined ? undefined : literal(directory);
  if (path === undefined || (!isAbsolute(path) && !isKnown(call.dir))) return either(world);
  const top = isAbsolute(path) || !isKnown(call.dir) ? path : resolve(call.dir, path);
  return { ok: [withDisk(world, { made: withEntry(world.disk.made, top, what) })], fail: [world] };
}

function settled(call: GitCall, world: World): Flow {
  const write = configWrite(call);
  const key = write === undefined ? undefined : literal(write.key);
  if (write === undefined || key === undefined) return either(world);
  const value = write.value === undefined ? "" : (literal(write.value) ?? "?");
  const settings = [...world.disk.settings, { key: settingKey(key), value }];
  return { ok: [withDisk(world, { settings })], fail: [world] };
}
