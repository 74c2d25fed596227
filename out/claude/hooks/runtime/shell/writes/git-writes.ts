/** Files of the work tree that a git command names and changes. */
import type { Run } from "../act.ts";
import { hasOption, optionValue, parseOptions, type Parsed } from "../options.ts";
import { gitCall } from "../../git/invocation.ts";
import type { GitCall } from "../../git/git-call.ts";
import { optionSpec } from "../../git/option-specs.ts";
import { literal, text, type Word } from "../word.ts";
import { pathspecTargets } from "./pathspec.ts";
import type { Target } from "./target.ts";

type Writes = (parsed: Parsed, call: GitCall) => readonly Target[];

const verbs: ReadonlyMap<string, Writes> = new Map<string, Writes>([
  ["checkout", ({ operands, dashes }, call) => trees(checkedOut(operands, dashes), call)],
  ["restore", (_parsed, call) => restored(call)],
  [
    "rm",
    (parsed, call) =>
      hasOption(parsed, "--cached", "-n", "--dry-run") ? [] : trees(parsed.operands, call),
  ],
  ["mv", ({ operands }, call) => trees(operands, call)],
  ["clean", (_parsed, call) => cleaned(call)],
  ["config", (parsed, call) => files(optionValue(parsed, "-f", "--file"), call)],
  ["clone", ({ operands }, call) => contents(operands[1], call)],
  [
    "worktree",
    ({ operands }, call) =>
      literal(operands[0] ?? text("")) === "add" ? contents(operands[1], call) : [],
  ],
  ["apply", (_parsed, call) => applied(call)],
  ["am", (_parsed, call) => applied(call)],
  ["stash", (_parsed, call) => stashed(call)],
  ["push", () => []],
  ["fetch", () => []],
  ["commit", () => []],
]);

/** `undefined` when the program is not git. Whole-tree commands (pull, merge, switch) are no writes to a guard. */
export function gitTargets(run: Run): readonly Target[] | undefined {
  const call = gitCall(run.words, run.env, run.world);
  if (call === undefined) return undefined;
  const { verb } = call;
  if (verb === undefined) return [];
  return (verbs.get(verb) ?? outputFile)(parseOptions(call.args, optionSpec(verb)), call);
}

function trees(paths: readonly Word[], call: GitCall): readonly Target[] {
  return paths.flatMap((path) => pathspecTargets(path, call));
}

function files(path: Word | undefined, call: GitCall): readonly Target[] {
  return path === undefined ? [] : [{ path, dir: call.dir, reach: "file" }];
}

function contents(path: Word | undefined, call: GitCall): readonly Target[] {
  return path === undefined ? [] : [{ path, dir: call.dir, reach: "contents" }];
}

function restored(call: GitCall): readonly Target[] {
  const parsed = parseOptions(call.args, { short: "s", long: ["source", "pathspec-from-file"] });
  const isIndexOnly = hasOption(parsed, "-S", "--staged") && !hasOption(parsed, "-W", "--worktree");
  return isIndexOnly
    ? []
    : trees(named(parsed.operands, hasOption(parsed, "-s", "--source")), call);
}

/** The patch's paths lie below the directory. */
function applied(call: GitCall): readonly Target[] {
  const parsed = parseOptions(call.args, { short: "pC", long: ["directory"] });
  return contents(optionValue(parsed, "--directory"), call);
}

/** `git stash push -- path` puts the path back to what was committed, or takes it away. */
function stashed(call: GitCall): readonly Target[] {
  const { operands } = parseOptions(call.args, { short: "m", long: ["message"] });
  return literal(operands[0] ?? text("")) === "push" ? trees(operands.slice(1), call) : [];
}

/** `git clean` without `-d` or `-x` leaves directories and ignored files alone. */
function cleaned(call: GitCall): readonly Target[] {
  const parsed = parseOptions(call.args, { short: "e", long: ["exclude"] });
  const isReal = hasOption(parsed, "-f", "--force") && !hasOption(parsed, "-n", "--dry-run");
  if (!isReal || !hasOption(parsed, "-d", "-x", "-X")) return [];
  return trees(parsed.operands.length === 0 ? [text(".")] : parsed.operands, call);
}

function outputFile(_parsed: Parsed, call: GitCall): readonly Target[] {
  const parsed = parseOptions(call.args, { short: "o", long: ["output", "output-directory"] });
  return files(optionValue(parsed, "-o", "--output", "--output-directory"), call);
}

/** `checkout [tree] [--] paths`; a lone operand without `--` is a branch, or a path either way. */
function checkedOut(operands: readonly Word[], dashes: number | undefined): readonly Word[] {
  if (dashes !== undefined) return named(operands.slice(dashes), dashes > 0);
  return operands.length > 1 ? named(operands.slice(1), true) : named(operands, false);
}

/** From the index a whole directory only comes back as it was; from another commit it may be anything. */
function named(paths: readonly Word[], fromCommit: boolean): readonly Word[] {
  const isTop = (path: Word): boolean => /^(?:\.|:\/|:\(top\)|\*|\.\/)$/u.test(literal(path) ?? "");
  return fromCommit ? paths : paths.filter((path) => !isTop(path));
}
