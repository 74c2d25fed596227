/** Program text given to an interpreter on the command line, on standard input, or written just before. */
import { parseOptions } from "../options.ts";
import type { Run } from "../act.ts";
import { literal, text, type Word } from "../word.ts";
import { writtenFile } from "../written-file.ts";

const evaluates: Readonly<Record<string, string>> = {
  python: "c",
  node: "ep",
  nodejs: "ep",
  bun: "ep",
  ruby: "e",
  perl: "eE",
  php: "r",
  lua: "e",
  osascript: "e",
  rscript: "e",
  julia: "e",
  tclsh: "",
  groovy: "e",
  ghc: "e",
  elixir: "e",
  deno: "",
  swift: "e",
  tsx: "ep",
  jq: "",
};

/** The texts; empty when the program is no interpreter, or runs a file nobody can see. */
export function scriptTexts(program: string, run: Run): readonly Word[] {
  const name = program.replace(/[\d.]+$/u, "");
  if (name === "awk" || name === "gawk" || name === "mawk") return run.words.slice(1);
  if (name === "sed" || name === "gsed") return sedScripts(run);
  if (
    name === "vim" ||
    name === "vi" ||
    name === "ex" ||
    name === "ed" ||
    name === "nvim" ||
    name === "emacs"
  )
    return withInput(run, run.words.slice(1));
  if (name === "patch" || name === "git") return withInput(run, []);
  const short = Object.hasOwn(evaluates, name) ? evaluates[name] : undefined;
  if (short === undefined) return [];
  const parsed = parseOptions(run.words.slice(1), {
    short,
    long: ["eval", "print"],
    stopAtOperand: true,
  });
  const inline = parsed.options.flatMap(({ name: option, value }) =>
    value !== undefined &&
    (option === "--eval" ||
      option === "--print" ||
      (option.length === 2 && short.includes(option.slice(1))))
      ? [value]
      : [],
  );
  if (inline.length > 0) return inline;
  const [file] = parsed.operands;
  if (name === "deno" && literal(file ?? text("")) === "eval") return parsed.operands.slice(1);
  const path = file === undefined ? "-" : literal(file);
  if (path === "-" || path === "/dev/stdin") return withInput(run, []);
  const written = path === undefined ? undefined : writtenFile(run.world, path);
  return written === undefined ? [] : [written];
}

function withInput(run: Run, words: readonly Word[]): readonly Word[] {
  return run.world.stdin === undefined ? words : [...words, run.world.stdin];
}

/** Only a `w` command or flag writes from within a sed script. */
function sedScripts(run: Run): readonly Word[] {
  return run.words
    .slice(1)
    .filter((word) => /(?:^|[;{}\n/|,#\d$gpIi])\s*w\s/u.test(literal(word) ?? ""));
}
