/** `update-ref` and `symbolic-ref`: refs moved by their full name. */
import { hasOption } from "../shell/words/options.ts";
import { unsure, type Finding } from "../shell/finding.ts";
import { literal, shown, text, type Word } from "../shell/words/word.ts";
import { headName, hits, named, type Moving } from "./moving.ts";

export function refMoves(moving: Moving): readonly Finding[] {
  const [ref] = moving.parsed.operands;
  if (hasOption(moving.parsed, "--stdin")) return fromStdin(moving);
  if (ref === undefined) return [];
  if (literal(ref) !== "HEAD") return [...named(moving, [ref]), ...trackingMoves(moving, ref)];
  const name = headName(moving);
  return typeof name === "string"
    ? hits(moving, text(name), `git update-ref HEAD moves ${name}`)
    : name;
}

function fromStdin(moving: Moving): readonly Finding[] {
  const { stdin } = moving.call.world;
  const input = stdin === undefined ? undefined : literal(stdin);
  if (input === undefined) return [unsure("what git update-ref --stdin reads")];
  const refs = input.split(/[\n\0]/u).map((line) => line.trim().split(/\s+/u)[1]);
  return refs.flatMap((ref) => (ref === undefined ? [] : named(moving, [text(ref)])));
}

export function symbolicRefMoves(moving: Moving): readonly Finding[] {
  const { parsed } = moving;
  const isWrite = parsed.operands.length === 2 || hasOption(parsed, "-d", "--delete");
  return isWrite ? named(moving, parsed.operands.slice(0, 1)) : [];
}

/** The branch that a remote-tracking ref stands for. */
export function trackedBranch(ref: Word): string | undefined {
  return /^refs\/remotes\/[^/]+\/(.+)$/su.exec(literal(ref) ?? "")?.[1];
}

/** A forged remote-tracking branch would make the next `merge --ff-only` look like its own remote's. */
export function trackingMoves(moving: Moving, ref: Word): readonly Finding[] {
  const branch = trackedBranch(ref);
  return branch === undefined
    ? []
    : hits(moving, text(branch), `git ${moving.verb} sets ${shown(ref)}`);
}
