/** Files of the work tree that a git command names and changes. */
import { basename } from "node:path";
import type { Run } from "../act.ts";
import {
  hasOption,
  optionValue,
  parseOptions,
  type OptionSpec,
  type Parsed,
} from "../words/options.ts";
import { gitCall } from "../../git/invocation.ts";
import type { GitCall } from "../../git/git-call.ts";
import { optionSpec } from "../../git/option-specs.ts";
import type { Place } from "../place.ts";
import { hole, literal, shown, text, type Word } from "../words/word.ts";
import { pathspecTargets, topsOf } from "./pathspec.ts";
import { targetsAt, type Target } from "./target.ts";

type Writes = (parsed: Parsed, call: GitCall) => readonly Target[];

const restoring = ["source", "pathspec-from-file"];
const specs: Readonly<Record<string, OptionSpec>> = {
  restore: { short: "s", long: restoring, known: [...restoring, "staged", "worktree"] },
  rm: { short: "", long: ["pathspec-from-file"] },
  stash: { short: "m", long: ["message", "pathspec-from-file"] },
  clean: { short: "e", long: ["exclude"] },
  apply: { short: "pC", long: ["directory"] },
  submodule: { short: "b", long: ["branch", "name", "reference", "depth"] },
  "read-tree": { short: "", long: ["prefix"] },
  "checkout-index": { short: "", long: ["prefix", "stage"] },
  "merge-file": { short: "L", long: ["marker-size"] },
};

const verbs: ReadonlyMap<string, Writes> = new Map<string, Writes>([
  ["checkout", (parsed, call) => trees(checkedOut(parsed), parsed, call)],
  ["restore", restored],
  ["rm", removed],
  ["mv", (parsed, call) => trees(parsed.operands, parsed, call)],
  ["clean", cleaned],
  ["stash", stashed],
  ["config", configured],
  ["clone", cloned],
  ["init", ({ operands }, call) => contents(operands[0], [call.dir])],
  ["worktree", worktree],
  ["submodule", submodule],
  ["sparse-checkout", thinned],
  ["subtree", prefixed],
  ["read-tree", (parsed, call) => [...prefixed(parsed, call), ...outputFile(parsed, call)]],
  [
    "checkout-index",
    (parsed, call) => [...trees(parsed.operands, parsed, call), ...prefixed(parsed, call)],
  ],
  [
    "bundle",
    ({ operands }, call) => (isWord(operands[0], /^create$/u) ? files(operands[1], call) : []),
  ],
  [
    "merge-file",
    (parsed, call) => (hasOption(parsed, "-p", "--stdout") ? [] : files(parsed.operands[0], call)),
  ],
  ["apply", prefixed],
  ["am", prefixed],
  ["push", () => []],
  ["fetch", () => []],
  ["commit", () => []],
]);

/** They change the whole work tree, which is no write to a guard unless the tree is one. */
const changesTree =
  /^(?:checkout|switch|reset|restore|merge|pull|rebase|stash|read-tree|checkout-index|cherry-pick|revert|am|apply|clean)$/u;

/** `undefined` when the program is not git. Whole-tree commands (pull, merge, switch) are no writes to a guard. */
export function gitTargets(run: Run): readonly Target[] | undefined {
  const call = gitCall(run.words, run.env, run.world);
  if (call === undefined) return undefined;
  const { verb, workTree } = call;
  if (verb === undefined) return [];
  const parsed = parseOptions(call.args, specs[verb] ?? optionSpec(verb));
  const whole =
    workTree !== undefined && changesTree.test(verb) ? contents(text("."), topsOf(call)) : [];
  return [...(verbs.get(verb) ?? outputFile)(parsed, call), ...whole];
}

function isWord(word: Word | undefined, wanted: RegExp): boolean {
  return wanted.test(literal(word ?? text("")) ?? "");
}

/** Pathspecs, those in a list included: what it holds, nobody knows. */
function trees(paths: readonly Word[], parsed: Parsed, call: GitCall): readonly Target[] {
  const list = optionValue(parsed, "--pathspec-from-file");
  const more = list === undefined ? [] : [hole(`a path in ${shown(list)}`)];
  return pathspecTargets([...paths, ...more], call);
}

function files(path: Word | undefined, call: GitCall): readonly Target[] {
  return targetsAt(call.dir, "file", [path]);
}

function contents(path: Word | undefined, dirs: readonly Place[]): readonly Target[] {
  return dirs.flatMap((dir) => targetsAt(dir, "contents", [path]));
}

function restored(parsed: Parsed, call: GitCall): readonly Target[] {
  const isStaged = hasOption(parsed, "-S", "--staged");
  if (isStaged && !hasOption(parsed, "-W", "--worktree")) return [];
  const fromCommit = isStaged || hasOption(parsed, "-s", "--source");
  return trees(named(parsed.operands, fromCommit), parsed, call);
}

function removed(parsed: Parsed, call: GitCall): readonly Target[] {
  const isIdle = hasOption(parsed, "--cached", "-n", "--dry-run");
  return isIdle ? [] : trees(parsed.operands, parsed, call);
}

/** Paths of a patch or a tree lie below the directory, which counts from here or from the top. */
function prefixed(parsed: Parsed, call: GitCall): readonly Target[] {
  const path = optionValue(parsed, "--directory", "--prefix", "-P");
  return contents(path, [...new Set([call.dir, ...topsOf(call)])]);
}

/** `git stash push -- path` puts the path back to what was committed, or takes it away; `push` can go. */
function stashed(parsed: Parsed, call: GitCall): readonly Target[] {
  const { operands, dashes } = parsed;
  if (dashes === 0) return trees(operands, parsed, call);
  return isWord(operands[0], /^push$/u) ? trees(operands.slice(1), parsed, call) : [];
}

/** Without `-f` it does nothing, unless the configuration says otherwise. */
function cleaned(parsed: Parsed, call: GitCall): readonly Target[] {
  if (hasOption(parsed, "-n", "--dry-run")) return [];
  return trees(parsed.operands.length === 0 ? [text(".")] : parsed.operands, parsed, call);
}

function configured(parsed: Parsed, call: GitCall): readonly Target[] {
  const [key, value] = parsed.operands;
  const tree = isWord(key, /^core\.worktree$/iu) ? contents(value, [call.dir]) : [];
  return [...files(optionValue(parsed, "-f", "--file"), call), ...tree];
}

function cloned({ operands: [from, into] }: Parsed, call: GitCall): readonly Target[] {
  const url = literal(from ?? text(""));
  const name = url === undefined ? from : text(basename(url.replace(/\/*(?:\.git)?\/*$/u, "")));
  return contents(into ?? name, from === undefined ? [] : [call.dir]);
}

function worktree({ operands: [verb, first, second] }: Parsed, call: GitCall): readonly Target[] {
  if (isWord(verb, /^add$/u)) return contents(first, [call.dir]);
  return isWord(verb, /^move$/u) ? contents(second, [call.dir]) : [];
}

function submodule({ operands: [verb, , path] }: Parsed, call: GitCall): readonly Target[] {
  return isWord(verb, /^add$/u) ? contents(path, [call.dir]) : [];
}

/** Folders that are left out go from the work tree. */
function thinned(parsed: Parsed, call: GitCall): readonly Target[] {
  const isThinner = isWord(parsed.operands[0], /^(?:set|init|reapply)$/u);
  return isThinner ? pathspecTargets([text(":/")], call) : [];
}

function outputFile(_parsed: Parsed, call: GitCall): readonly Target[] {
  const long = ["output", "output-directory", "index-output"];
  const parsed = parseOptions(call.args, { short: "o", long });
  return files(optionValue(parsed, "-o", ...long.map((name) => `--${name}`)), call);
}

/** `checkout [tree] [--] paths`; a lone operand without `--` is a branch, or a path either way. */
function checkedOut({ operands, dashes }: Parsed): readonly Word[] {
  if (dashes !== undefined) return named(operands.slice(dashes), dashes > 0);
  return operands.length > 1 ? named(operands.slice(1), true) : named(operands, false);
}

const tops = /^(?:\.|:\/|:\(top\)|\*|\.\/|:[!^].*|:\(exclude[,)].*)$/su;

/** From the index a whole directory only comes back as it was; from another commit it may be anything. */
function named(paths: readonly Word[], fromCommit: boolean): readonly Word[] {
  return fromCommit ? paths : paths.filter((path) => !tops.test(literal(path) ?? ""));
}
