/** What git verbs other than `checkout` do to HEAD, branches and remotes, for the commands that follow. */
import { hasOption, optionValue, parseOptions, type Parsed } from "../shell/words/options.ts";
import { literal } from "../shell/words/word.ts";
import { either, type Flow, type Head, type Setting, type World } from "../shell/world.ts";
import { orNothing, withDisk, withHead, withSettings } from "./changed-disk.ts";
import { branchNamed } from "./checkout.ts";
import type { GitCall } from "./git-call.ts";
import { gitFile, headOf } from "./head.ts";
import { optionSpec } from "./option-specs.ts";
import type { Repository } from "./repository.ts";
import { following } from "./tracking.ts";

interface Effect {
  readonly call: GitCall;
  readonly repository: Repository;
  readonly world: World;
  readonly parsed: Parsed;
}

const effects: ReadonlyMap<string, (effect: Effect) => Flow> = new Map([
  ["symbolic-ref", symbolicRef],
  ["stash", stash],
  ["rebase", rebase],
  ["bisect", bisect],
  ["branch", branch],
  ["tag", (effect) => madeRef(effect)],
  ["remote", remote],
]);

export function headEffect(
  verb: string,
  call: GitCall,
  repository: Repository,
  world: World,
): Flow {
  const effect = effects.get(verb);
  if (effect === undefined) return either(world);
  return effect({ call, repository, world, parsed: parseOptions(call.args, optionSpec(verb)) });
}

function to({ world, repository }: Effect, head: Head): Flow {
  return orNothing(world, withHead(world, repository, head));
}

function operand(effect: Effect, index: number): string | undefined {
  const word = effect.parsed.operands[index];
  return word === undefined ? undefined : literal(word);
}

function symbolicRef(effect: Effect): Flow {
  const target = effect.parsed.operands[1];
  if (operand(effect, 0) !== "HEAD" || target === undefined) return either(effect.world);
  const name = literal(target)?.replace(/^refs\/heads\//u, "");
  return to(effect, name === undefined ? branchNamed(target) : { branch: name });
}

function stash(effect: Effect): Flow {
  const name = effect.parsed.operands[1];
  if (operand(effect, 0) !== "branch" || name === undefined) return either(effect.world);
  return to(effect, branchNamed(name));
}

function rebase(effect: Effect): Flow {
  const { parsed, repository, world } = effect;
  const onto = parsed.operands[1];
  if (onto !== undefined && !hasOption(parsed, "--root")) return to(effect, branchNamed(onto));
  if (!hasOption(parsed, "--abort", "--continue", "--quit")) return either(world);
  const name = rebasedBranch(repository);
  return name === undefined ? either(world) : to(effect, { branch: name });
}

/** The branch a rebase in progress began on. */
export function rebasedBranch(repository: Repository): string | undefined {
  const files = ["rebase-merge/head-name", "rebase-apply/head-name"];
  const name = files
    .map((file) => gitFile(repository, file))
    .find((content) => content !== undefined);
  return name?.replace(/^refs\/heads\//u, "");
}

function bisect(effect: Effect): Flow {
  const isOver = operand(effect, 0) === "reset";
  return to(effect, isOver ? { unknown: "HEAD after a bisection" } : { detached: true });
}

function branch(effect: Effect): Flow {
  const { parsed, world, repository, call } = effect;
  const upstream = optionValue(parsed, "-u", "--set-upstream-to");
  const named = parsed.operands[0];
  if (upstream !== undefined) {
    const head = named === undefined ? headOf(repository, world) : branchNamed(named);
    return orNothing(world, following(world, head, upstream, call, repository));
  }
  if (!hasOption(parsed, "-m", "-M", "--move")) return madeRef(effect);
  const last = parsed.operands.at(-1);
  return last === undefined ? either(world) : to(effect, branchNamed(last));
}

/** A name that may from now on mean something else. */
function madeRef(effect: Effect): Flow {
  const name = operand(effect, 0);
  const { world } = effect;
  if (name === undefined) return either(world);
  return orNothing(world, withDisk(world, { refs: new Set([...world.disk.refs, name]) }));
}

function remote(effect: Effect): Flow {
  const { world, parsed } = effect;
  const [, name, url] = parsed.operands.map((word) => literal(word) ?? "?");
  if (name === undefined || url === undefined) return either(world);
  const mirrors = hasOption(parsed, "--mirror");
  return orNothing(
    world,
    withSettings(world, [
      { key: `remote.${name}.url`, value: url },
      ...(mirrors ? mirror(name) : []),
    ]),
  );
}

/** `--mirror` alone means both ways; which one is meant is not told apart. */
function mirror(name: string): readonly Setting[] {
  return [
    { key: `remote.${name}.mirror`, value: "true" },
    { key: `remote.${name}.fetch`, value: "+refs/*:refs/*" },
  ];
}
