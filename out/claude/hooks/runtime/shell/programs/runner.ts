/** Programs that run another one behind a subcommand: `poetry run git …`, `npm exec -- git …`. */
import { programName, type Start } from "../start.ts";
import { spaced } from "../words/spaced.ts";
import { dropStart, literal, prefix, text, type Word } from "../words/word.ts";
import { wrappers } from "./wrapper-table.ts";
import { joined, type Flow } from "../world.ts";

const runners: Readonly<Record<string, readonly string[]>> = {
  poetry: ["run"],
  uv: ["run"],
  pdm: ["run"],
  pipenv: ["run"],
  hatch: ["run"],
  conda: ["run"],
  mamba: ["run"],
  bundle: ["exec"],
  npm: ["exec", "x"],
  pnpm: ["exec", "dlx"],
  yarn: ["exec", "dlx"],
  bun: ["x"],
  mise: ["exec", "x"],
  rtx: ["exec"],
  asdf: ["exec"],
  direnv: ["exec"],
  op: ["run"],
  doppler: ["run"],
  dotenvx: ["run"],
  "aws-vault": ["exec"],
  devbox: ["run"],
  pixi: ["run"],
  rye: ["run"],
  nix: ["develop", "shell"],
  perf: ["stat", "record", "trace"],
  dotenv: ["run"],
};

const telling = new Set(["git", "hub", "gh", "tea", "glab", "sh", "bash", "zsh", "xargs", "find"]);
/** Where `-c` has a text; elsewhere it may be some other option. */
const texts = /^--(?:call|command|run)(?==|$)/u;
const shortText = /^(?:npm|pnpm|mise|rtx|nix)$/u;

/**
 * The program is the first word that is no option; options with a value may hide it, so the word
 * behind `--` and a telling name count too. `undefined` when there is no such subcommand.
 */
export function runner(
  program: string,
  start: Start,
  again: (start: Start) => Flow,
): Flow | undefined {
  const names = Object.hasOwn(runners, program) ? (runners[program] ?? []) : [];
  const { words } = start;
  const at = words.findIndex((word, index) => index > 0 && names.includes(literal(word) ?? ""));
  if (at === -1 || !words.slice(1, at).every((word, index) => isOption(word, words[index]))) {
    return undefined;
  }
  const rest = words.slice(at + 1);
  const run = (found: readonly Word[]): Flow => again({ ...start, words: found, only: "programs" });
  const flows = starts(rest).map((index) => run(asText(rest.slice(index))));
  const body = rest.findIndex(
    (word) => texts.test(prefix(word)) || (shortText.test(program) && literal(word) === "-c"),
  );
  const option = rest[body];
  if (option !== undefined) {
    const equals = prefix(option).indexOf("=");
    const first = equals === -1 ? [] : [dropStart(option, equals + 1)];
    flows.push(run(asShell([...first, ...rest.slice(body + 1)])));
  }
  return flows.length === 0 ? undefined : joined(flows);
}

/** An option, or what may be the value of the one before it. */
function isOption(word: Word, before: Word | undefined): boolean {
  return [word, before].some((one) => one !== undefined && prefix(one).startsWith("-"));
}

/** Where the program's words may start. */
function starts(words: readonly Word[]): readonly number[] {
  const dashes = words.findIndex((word) => literal(word) === "--") + 1;
  const plain = words.findIndex((word) => !prefix(word).startsWith("-"));
  const isValue = dashes > plain && literal(words[plain] ?? text("")) === undefined;
  const named = words.findIndex((word) => {
    const name = programName(word) ?? "";
    return telling.has(name) || Object.hasOwn(wrappers, name);
  });
  return [...new Set([isValue ? -1 : plain, dashes === 0 ? -1 : dashes, named])].filter(
    (index) => index !== -1 && index < words.length,
  );
}

/** Some of them take a whole command in one word. */
function asText(words: readonly Word[]): readonly Word[] {
  return /\s/u.test(literal(words[0] ?? text("")) ?? "") ? asShell(words) : words;
}

function asShell(words: readonly Word[]): readonly Word[] {
  return [text("sh"), text("-c"), spaced(words)];
}
