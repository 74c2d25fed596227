/** Commands that move whatever branch HEAD is on: `commit`, `merge`, `pull`, `reset` and their kin. */
import { hasOption, type Parsed } from "../shell/words/options.ts";
import { unsure, type Finding } from "../shell/finding.ts";
import { literal, shown, text, type Word } from "../shell/words/word.ts";
import { branchOfRef } from "./branch-match.ts";
import { fastForwards } from "./fast-forward.ts";
import { rebasedBranch } from "./head-effect.ts";
import { headName, hits, type Moving } from "./moving.ts";
import { resetMoves } from "./reset.ts";
import { settingValue } from "./settings.ts";

/** They rewrite branches of their own choice. */
const rewriters = new Set(["filter-branch", "filter-repo", "history", "replay"]);

const names = `commit merge cherry-pick revert am rebase pull reset subtree svn quiltimport cvsimport
citool gui p4`;

export const committers: ReadonlySet<string> = new Set([...names.split(/\s+/u), ...rewriters]);

export function headMoves(moving: Moving): readonly Finding[] {
  const { verb, parsed } = moving;
  if (stays(verb, parsed)) return [];
  if (rewriters.has(verb)) return [unsure(`which branches git ${verb} rewrites`)];
  const along = movedAlong(moving);
  if (along.length > 0) return along;
  const other = rebasedOther(moving);
  if (other !== undefined)
    return hits(moving, branchOfRef(other), `git rebase moves ${shown(other)}`);
  const name = resumed(moving) ?? headName(moving);
  if (typeof name !== "string") return name;
  const found = hits(moving, text(name), `git ${verb} here lands on ${name}`);
  return found.length > 0 && moves(moving, name) ? found : [];
}

function moves(moving: Moving, branch: string): boolean {
  return moving.verb === "reset" ? resetMoves(moving, branch) : !fastForwards(moving, branch);
}

/** `git rebase <upstream> <branch>` checks the branch out first. */
function rebasedOther(moving: Moving): Word | undefined {
  return moving.verb === "rebase" && !hasOption(moving.parsed, "--root")
    ? moving.parsed.operands[1]
    : undefined;
}

/** `--update-refs` takes along every branch on the way, except from its own upstream on. */
function movedAlong({ verb, parsed, settings, branches }: Moving): readonly Finding[] {
  if (verb !== "rebase" || hasOption(parsed, "--no-update-refs")) return [];
  const isOn =
    hasOption(parsed, "--update-refs") || settingValue(settings(), "rebase.updaterefs") === "true";
  const upstream = literal(parsed.operands[0] ?? text(""));
  const name = upstream?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:[^/]+\/(?=[^/]+$))?/u, "");
  const isShort = name === "" || (name !== undefined && branches.includes(name));
  return isOn && !(isShort && !hasOption(parsed, "--root"))
    ? [unsure("which branches git rebase --update-refs moves")]
    : [];
}

/** During a rebase HEAD is detached; its end moves the branch it began on. */
function resumed(moving: Moving): string | undefined {
  const goesOn = moving.verb === "rebase" && hasOption(moving.parsed, "--continue", "--skip");
  return goesOn ? rebasedBranch(moving.repository) : undefined;
}

/** Options that leave every branch where it is. */
const inert: Readonly<Record<string, readonly string[]>> = {
  commit: ["--dry-run", "--porcelain", "--short", "--long"],
  "cherry-pick": ["-n", "--no-commit"],
  revert: ["-n", "--no-commit"],
  merge: ["--squash"],
  pull: ["--dry-run", "--squash"],
};

function stays(verb: string, parsed: Parsed): boolean {
  if (
    hasOption(
      parsed,
      "--abort",
      "--quit",
      "--edit-todo",
      "--show-current-patch",
      ...(inert[verb] ?? []),
    )
  )
    return true;
  if (verb === "merge") return hasOption(parsed, "--no-commit") && hasOption(parsed, "--no-ff");
  return (
    verb === "subtree" && /^(?:push|split)$/u.test(literal(parsed.operands[0] ?? text("")) ?? "")
  );
}
