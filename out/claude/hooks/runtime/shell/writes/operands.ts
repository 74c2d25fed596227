/** Programs that change the files they name: removal, creation, modes, editors, formatters, packers. */
import { hasOption, parseOptions, type OptionSpec, type Parsed } from "../words/options.ts";
import type { Run } from "../act.ts";
import { literal, text, type Word } from "../words/word.ts";
import { sedSpec } from "./sed-writes.ts";
import type { Target } from "./target.ts";

interface Operands {
  readonly spec?: OptionSpec;
  /** Operands before the first file (`chmod MODE file`). */
  readonly skip?: number;
  /** All below the path is concerned: always, or with one of the options. */
  readonly tree?: true | readonly string[];
  /** Folders are walked, wildcards read. */
  readonly walks?: true;
  /** Files are changed only with one of these options (`sed -i`). */
  readonly when?: readonly string[];
  /** Options that stand for the operand to skip (`sed -e`). */
  readonly unless?: readonly string[];
}

const recursive = ["-r", "-R", "--recursive"];
const files: Operands = {};
const editor: Operands = { spec: { short: "cus", long: ["cmd"] } };
const formatter: Operands = {
  spec: { short: "c", long: ["config", "parser", "ignore-path"] },
  when: ["-w", "--write", "--fix", "-i"],
  walks: true,
};
const modes: Operands = {
  spec: { short: "", long: ["reference", "from"] },
  skip: 1,
  tree: recursive,
  unless: ["--reference", "-r", "-w", "-x", "-X", "-s", "-t"],
};

const sed: Operands = {
  spec: sedSpec,
  skip: 1,
  when: ["-i", "--in-place"],
  unless: ["-e", "-f", "--expression", "--file"],
};

const programs: Readonly<Record<string, Operands>> = {
  rm: { tree: recursive },
  rmdir: files,
  unlink: files,
  link: files,
  shred: { spec: { short: "ns", long: ["iterations", "size"] } },
  trash: { tree: true },
  "trash-put": { tree: true },
  rimraf: { tree: true },
  del: { tree: true },
  touch: { spec: { short: "drt", long: ["date", "reference", "time"] } },
  truncate: { spec: { short: "sr", long: ["size", "reference"] } },
  fallocate: { spec: { short: "lo", long: ["length", "offset"] } },
  tee: files,
  sponge: files,
  mkdir: { spec: { short: "m", long: ["mode"] } },
  mkfifo: { spec: { short: "m", long: ["mode"] } },
  mknod: { spec: { short: "m", long: ["mode"] } },
  chmod: modes,
  chown: modes,
  chgrp: modes,
  chattr: modes,
  setfacl: { spec: { short: "mxMX", long: ["modify", "remove"] }, tree: recursive },
  chflags: modes,
  sed,
  gsed: sed,
  perl: { spec: { short: "eEIMm", shortAttached: "i", long: [] }, when: ["-i"] },
  ruby: { spec: { short: "eErI", shortAttached: "i", long: [] }, when: ["-i"] },
  awk: { spec: { short: "ifvF", long: ["include"] }, when: ["-i", "--include"] },
  gawk: { spec: { short: "ifvF", long: ["include"] }, when: ["-i", "--include"] },
  yq: { spec: { short: "", long: [] }, when: ["-i", "--inplace", "--in-place"] },
  dos2unix: files,
  unix2dos: files,
  ed: editor,
  ex: editor,
  vi: editor,
  vim: editor,
  nvim: editor,
  nano: editor,
  emacs: editor,
  rename: { spec: { short: "e", long: [] } },
  prettier: formatter,
  eslint: formatter,
  biome: formatter,
  oxlint: formatter,
  gofmt: formatter,
  shfmt: formatter,
  jsonlint: formatter,
  mount: { tree: true },
  // Input first, then output (or the start of its name).
  split: { spec: { short: "abClnt", long: ["bytes", "lines", "number"] }, skip: 1 },
  uniq: { spec: { short: "fsw", long: [] }, skip: 1 },
  xxd: { spec: { short: "cglnos", long: [] }, skip: 1 },
};

/** `undefined` when the program is none of these. */
export function operandTargets(program: string, run: Run): readonly Target[] | undefined {
  const how = Object.hasOwn(programs, program) ? programs[program] : undefined;
  if (how === undefined) return undefined;
  const parsed = parseOptions(run.words.slice(1), how.spec ?? { short: "", long: [] });
  if (how.when !== undefined && !hasOption(parsed, ...how.when)) return [];
  if (how.walks === true) return changed(fileOperands(how, parsed), run);
  const isTree = how.tree === true || (how.tree !== undefined && hasOption(parsed, ...how.tree));
  return fileOperands(how, parsed).map((path) => ({
    path,
    dir: run.world.cwd,
    reach: isTree ? "tree" : "file",
  }));
}

function fileOperands(how: Operands, parsed: Parsed): readonly Word[] {
  const hasOwn = how.unless !== undefined && hasOption(parsed, ...how.unless);
  return parsed.operands.slice(hasOwn ? 0 : (how.skip ?? 0));
}

/** What a formatter is told to go through: of a path with wildcards the folder in front of them. */
export function changed(paths: readonly Word[], run: Run): readonly Target[] {
  return paths.map((path) => {
    const known = literal(path) ?? "";
    const start = /^[^*?[{]*\//u.exec(known)?.[0] ?? ".";
    const isPattern = /[*?[{]/u.test(known);
    return { path: isPattern ? text(start) : path, dir: run.world.cwd, reach: "contents" };
  });
}
