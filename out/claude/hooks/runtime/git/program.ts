/** Git inside the walk: what a git command changes for the commands after it, and what it runs itself. */
import { diskOnly, eachWorld } from "../shell/outcome.ts";
import { environment } from "../shell/act.ts";
import type { Reading } from "../shell/reading.ts";
import type { Start } from "../shell/start.ts";
import { literal, shown, type Word } from "../shell/words/word.ts";
import { either, type Flow, type World } from "../shell/world.ts";
import { orNothing, withDisk, withHead, withSettings } from "./changed-disk.ts";
import { checkoutOf } from "./checkout.ts";
import { settingKey } from "./config-text.ts";
import { configWrite } from "./config-write.ts";
import type { GitCall } from "./git-call.ts";
import { headEffect } from "./head-effect.ts";
import { innerCommands } from "./inner-commands.ts";
import { gitCall } from "./invocation.ts";
import { madeEffect } from "./made-effect.ts";
import { locate, type Repository } from "./repository.ts";
import { following } from "./tracking.ts";

/** Reads what git runs, and says in which worlds the next command finds itself. */
export function gitProgram(start: Start, reading: Reading): Flow | undefined {
  const { world } = start;
  const call = gitCall(start.words, environment(world, start.own), world);
  if (call === undefined) return undefined;
  const found = locate(call);
  const repository = found === undefined || "unknown" in found ? undefined : found;
  const inside = runInside(call, repository, world);
  for (const source of [...call.texts, ...innerCommands(call)]) readInner(source, inside, reading);
  if (call.shellAlias !== undefined)
    return shellAlias(call.shellAlias, call, inside, start, reading);
  return effect(call, repository, world);
}

/** Programs that git starts run at the top of the work tree. */
function runInside(call: GitCall, repository: Repository | undefined, world: World): World {
  const { stdin: _stdin, ...rest } = world;
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
  return eachWorld(flow, diskOnly(start.world));
}

function effect(call: GitCall, repository: Repository | undefined, world: World): Flow {
  const { verb } = call;
  switch (verb) {
    case undefined:
      return either(world);
    case "config":
      return settled(call, world);
    case "worktree":
    case "clone":
    case "init":
    case "init-db":
      return madeEffect(verb, call, repository, world);
    default:
      return repository === undefined ? either(world) : inRepository(verb, call, repository, world);
  }
}

function inRepository(verb: string, call: GitCall, repository: Repository, world: World): Flow {
  if (verb !== "checkout" && verb !== "switch") return headEffect(verb, call, repository, world);
  const { head, isCertain, start } = checkoutOf(call, repository);
  if (head === undefined) return either(world);
  const there = following(withHead(world, repository, head), head, start, call, repository);
  const isMade = start !== undefined || isCertain;
  const named =
    isMade && "branch" in head
      ? withDisk(there, { refs: new Set([...there.disk.refs, head.branch]) })
      : there;
  return { ok: [named], fail: isCertain ? [] : [world] };
}

function settled(call: GitCall, world: World): Flow {
  const write = configWrite(call);
  const key = write === undefined ? undefined : literal(write.key);
  if (write === undefined || key === undefined) return either(world);
  const value = write.value === undefined ? "" : (literal(write.value) ?? "?");
  return orNothing(world, withSettings(world, [{ key: settingKey(key), value }]));
}
