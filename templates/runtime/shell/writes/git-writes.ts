/** Files of the work tree that a git command names and changes. */
import { hasOption, optionValue, parseOptions } from "../options.ts";
import type { Run } from "../act.ts";
import { gitCall } from "../../git/invocation.ts";
import type { GitCall } from "../../git/git-call.ts";
import { optionSpec } from "../../git/option-specs.ts";
import { literal, text, type Word } from "../word.ts";
import type { Target } from "./target.ts";

/** `undefined` when the program is not git. Whole-tree commands (pull, merge, switch) are no writes to a guard. */
export function gitTargets(run: Run): readonly Target[] | undefined {
  const call = gitCall(run.words, run.env, run.world);
  if (call === undefined) return undefined;
  return call.verb === undefined ? [] : byVerb(call.verb, call);
}

function byVerb(verb: string, call: GitCall): readonly Target[] {
  const parsed = parseOptions(call.args, optionSpec(verb));
  const trees = (paths: readonly Word[]): readonly Target[] =>
    paths.map((path) => ({ path, dir: call.dir, reach: "tree" }));
  switch (verb) {
    case "checkout":
      return trees(checkedOut(parsed.operands, parsed.dashes));
    case "restore": {
      const restore = parseOptions(call.args, {
        short: "s",
        long: ["source", "pathspec-from-file"],
      });
      const isIndexOnly =
        hasOption(restore, "-S", "--staged") && !hasOption(restore, "-W", "--worktree");
      const hasSource = hasOption(restore, "-s", "--source");
      return isIndexOnly ? [] : trees(named(restore.operands, hasSource));
    }
    case "rm":
      return hasOption(parsed, "--cached", "-n", "--dry-run") ? [] : trees(parsed.operands);
    case "mv":
      return trees(parsed.operands);
    case "clean": {
      const clean = parseOptions(call.args, { short: "e", long: ["exclude"] });
      const isReal = hasOption(clean, "-f", "--force") && !hasOption(clean, "-n", "--dry-run");
      const isDeep = hasOption(clean, "-d", "-x", "-X");
      return isReal && isDeep
        ? trees(clean.operands.length === 0 ? [text(".")] : clean.operands)
        : [];
    }
    case "config": {
      const file = optionValue(parsed, "-f", "--file");
      return file === undefined ? [] : [{ path: file, dir: call.dir, reach: "file" }];
    }
    case "clone":
    case "worktree": {
      const path =
        verb === "clone"
          ? parsed.operands[1]
          : literal(parsed.operands[0] ?? text("")) === "add"
            ? parsed.operands[1]
            : undefined;
      return path === undefined ? [] : [{ path, dir: call.dir, reach: "contents" }];
    }
    default:
      return outputFile(call);
  }
}

function outputFile(call: GitCall): readonly Target[] {
  const parsed = parseOptions(call.args, { short: "o", long: ["output", "output-directory"] });
  const path = optionValue(parsed, "-o", "--output", "--output-directory");
  return path === undefined || call.verb === "push" ? [] : [{ path, dir: call.dir, reach: "file" }];
}

/** `checkout [tree] [--] paths`; a lone operand without `--` is a branch, or a path either way. */
function checkedOut(operands: readonly Word[], dashes: number | undefined): readonly Word[] {
  if (dashes !== undefined) return named(operands.slice(dashes), dashes > 0);
  return operands.length > 1 ? named(operands.slice(1), true) : named(operands, false);
}

/** From the index a whole directory only comes back as it was; from another commit it may be anything. */
function named(paths: readonly Word[], fromCommit: boolean): readonly Word[] {
  return paths.filter(
    (path) => fromCommit || !/^(?:\.|:\/|:\(top\)|\*|\.\/)$/u.test(literal(path) ?? ""),
  );
}
