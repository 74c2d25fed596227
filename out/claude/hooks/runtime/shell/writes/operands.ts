/** Programs that change the files they name: removal, creation, modes, editors, formatters, packers. */
import { hasOption, parseOptions, type OptionSpec, type Parsed } from "../options.ts";
import type { Run } from "../act.ts";
import type { Word } from "../word.ts";
import type { Target } from "./target.ts";

interface Operands {
  readonly spec?: OptionSpec;
  /** Operands before the first file (`chmod MODE file`). */
  readonly skip?: number;
  /** All below the path is concerned: always, or with one of the options. */
  readonly tree?: true | readonly string[];
  /** Files are changed only with one of these options (`sed -i`). */
  readonly when?: readonly string[];
  /** Options that stand for the operand to skip (`sed -e`). */
  readonly unless?: readonly string[];
}

const recursive = ["-r", "-R", "--recursive"];
const files: Operands = {};
const packer: Operands = { spec: { short: "S", long: ["suffix"] } };
const editor: Operands = { spec: { short: "cus", long: ["cmd"] } };
const formatter: Operands = {
  spec: { short: "c", long: ["config", "parser", "ignore-path"] },
  when: ["-w", "--write", "--fix", "-i"],
};
const modes: Operands = {
  spec: { short: "", long: ["reference", "from"] },
  skip: 1,
  tree: recursive,
  unless: ["--reference", "-r", "-w", "-x", "-X", "-s", "-t"],
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
  sed: {
    spec: { short: "efl", shortAttached: "i", long: ["expression", "file", "line-length"] },
    skip: 1,
    when: ["-i", "--in-place"],
    unless: ["-e", "-f", "--expression", "--file"],
  },
  gsed: {
    spec: { short: "efl", shortAttached: "i", long: ["expression", "file"] },
    skip: 1,
    when: ["-i", "--in-place"],
    unless: ["-e", "-f", "--expression", "--file"],
  },
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
  patch: { spec: { short: "idpDFgoBrVYz", long: ["input", "directory", "strip", "output"] } },
  gzip: packer,
  gunzip: packer,
  bzip2: packer,
  bunzip2: packer,
  xz: packer,
  unxz: packer,
  zstd: packer,
  rename: { spec: { short: "e", long: [] } },
  prettier: formatter,
  eslint: formatter,
  biome: formatter,
  oxlint: formatter,
  gofmt: formatter,
  shfmt: formatter,
  jsonlint: formatter,
  mount: files,
  // Input first, then output (or the start of its name).
  split: { spec: { short: "abClnt", long: ["bytes", "lines", "number"] }, skip: 1 },
  uniq: { spec: { short: "fsw", long: [] }, skip: 1 },
  xxd: { spec: { short: "cglnos", long: [] }, skip: 1 },
  zip: { spec: { short: "bntxi", long: [] } },
};

/** `undefined` when the program is none of these. */
export function operandTargets(program: string, run: Run): readonly Target[] | undefined {
  const how = Object.hasOwn(programs, program) ? programs[program] : undefined;
  if (how === undefined) return undefined;
  const parsed = parseOptions(run.words.slice(1), how.spec ?? { short: "", long: [] });
  if (how.when !== undefined && !hasOption(parsed, ...how.when)) return [];
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
