/** `git branch` with an option that sets, renames or removes a branch. */
import { hasOption } from "../shell/words/options.ts";
import { unsure, type Finding } from "../shell/finding.ts";
import { shown, text } from "../shell/words/word.ts";
import { headName, hits, named, type Moving } from "./moving.ts";

export function branchMoves(moving: Moving): readonly Finding[] {
  const { parsed } = moving;
  const { operands } = parsed;
  if (hasOption(parsed, "-?")) return [unsure("the options of git branch")];
  if (hasOption(parsed, "-d", "-D", "--delete"))
    return hasOption(parsed, "-r", "--remotes") ? [] : named(moving, operands);
  if (hasOption(parsed, "-m", "-M", "--move"))
    return [...named(moving, operands), ...(operands.length > 1 ? [] : currentRenamed(moving))];
  if (hasOption(parsed, "-c", "-C", "--copy")) return named(moving, operands.slice(-1));
  if (hasOption(parsed, "-f", "--force")) return named(moving, operands.slice(0, 1));
  return parsed.unclear.map((word) => unsure(`the git argument ${shown(word)}`));
}

function currentRenamed(moving: Moving): readonly Finding[] {
  const name = headName(moving);
  return typeof name === "string"
    ? hits(moving, text(name), `git branch -m renames ${name}`)
    : name;
}
