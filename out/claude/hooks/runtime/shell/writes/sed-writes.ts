/** Files that `sed` writes from within its script, and scripts that run shell text. */
import type { Run } from "../act.ts";
import { hasOption, optionValues, parseOptions, type OptionSpec } from "../words/options.ts";
import { hole, type Word } from "../words/word.ts";
import { heldText } from "./held-text.ts";
import { sedEffects } from "./sed-script.ts";
import { targetsAt, type Target } from "./target.ts";

const long = ["expression", "file", "line-length"];
export const sedSpec: OptionSpec = {
  short: "efl",
  shortAttached: "i",
  long,
  known: [...long, "in-place"],
};

export function sedTargets(run: Run): readonly Target[] {
  const names = sedScripts(run).flatMap((script) => sedEffects(flat(script)).files);
  return targetsAt(run.world.cwd, "file", names.map(named));
}

/** The scripts that run shell text. */
export function sedShell(run: Run): readonly Word[] {
  return sedScripts(run).filter((script) => sedEffects(flat(script)).runsShell);
}

function sedScripts(run: Run): readonly Word[] {
  const parsed = parseOptions(run.words.slice(1), sedSpec);
  const texts = optionValues(parsed, "-e", "--expression");
  const files = optionValues(parsed, "-f", "--file").flatMap((file) => heldText(file, run));
  const isNamed = hasOption(parsed, "-e", "-f", "--expression", "--file");
  return [...texts, ...files, ...(isNamed ? [] : parsed.operands.slice(0, 1))];
}

function flat(script: Word): string {
  return script.pieces
    .map((piece) => ("text" in piece ? piece.text : "glob" in piece ? piece.glob : "\0"))
    .join("");
}

function named(name: string): Word {
  const [start = "", ...rest] = name.split("\0");
  const known = start === "" ? [] : [{ text: start }];
  return rest.length === 0
    ? { pieces: known }
    : { pieces: [...known, ...hole("a name in the script").pieces] };
}
