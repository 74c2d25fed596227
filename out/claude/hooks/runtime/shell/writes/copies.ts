/** Programs that put files somewhere: `cp`, `mv`, `ln`, `install`, `rsync`. */
import { basename, isAbsolute, resolve } from "node:path";
import { readdirSync } from "../../node-fs.ts";
import {
  hasOption,
  optionValue,
  optionValues,
  parseOptions,
  type OptionSpec,
  type Parsed,
} from "../words/options.ts";
import { entryAt } from "../../paths/entry-at.ts";
import { isDirectory, isKnown } from "../place.ts";
import type { Run } from "../act.ts";
import { concat, literal, prefix, suffix, text, type Word } from "../words/word.ts";
import { targetsAt, type Reach, type Target } from "./target.ts";

const into = ["target-directory", "suffix"];
const wholes = ["no-target-directory", "recursive", "archive"];
const synced =
  "rsh filter exclude include files-from rsync-path log-file temp-dir backup-dir link-dest write-batch only-write-batch".split(
    " ",
  );
const specs: Readonly<Record<string, OptionSpec>> = {
  cp: { short: "tS", long: into, known: [...into, ...wholes, "link", "symbolic-link", "parents"] },
  mv: { short: "tS", long: into, known: [...into, ...wholes] },
  ln: { short: "tS", long: into, known: [...into, ...wholes, "no-dereference"] },
  install: {
    short: "tSmog",
    long: [...into, "mode", "owner", "group"],
    known: [...into, ...wholes, "mode", "owner", "group", "directory"],
  },
  rsync: {
    short: "efTBM",
    long: synced,
    known: [...synced, ...wholes, "backup", "relative", "delete"],
  },
  scp: { short: "cFiJloPSDX", long: [] },
};

const gnuNames: Readonly<Record<string, string>> = {
  gcp: "cp",
  gmv: "mv",
  gln: "ln",
  ginstall: "install",
};

/** `undefined` when the program is none of these. */
export function copyTargets(program: string, run: Run): readonly Target[] | undefined {
  const name = gnuNames[program] ?? program;
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec === undefined) return undefined;
  const parsed = parseOptions(run.words.slice(1), spec);
  const dir = run.world.cwd;
  if (name === "install" && hasOption(parsed, "-d", "--directory"))
    return targetsAt(dir, "file", parsed.operands);
  const { sources, destination, isInto } = sides(name, parsed);
  const isRemote = name === "rsync" || name === "scp";
  const copy: Copy = {
    run,
    isTree: name === "mv" || hasOption(parsed, "-r", "-R", "-a", "--recursive", "--archive"),
    isWhole: hasOption(parsed, "-T", "--no-target-directory") || isReplaced(name, parsed, run),
    isInto,
    isRemote,
    isSync: name === "rsync",
    keepsPath:
      hasOption(parsed, "--parents") || (isRemote && hasOption(parsed, "-R", "--relative")),
    excluded: new Set(excluded(name, parsed)),
  };
  return [
    ...destinations(sources, destination, copy),
    ...taken(name, parsed, sources, run),
    ...(name === "rsync" ? synchronised(parsed, destination, run) : []),
  ];
}

/** What `rsync` changes besides: what it deletes, logs, keeps. */
function synchronised(parsed: Parsed, destination: Word, run: Run): readonly Target[] {
  const dir = run.world.cwd;
  const isDeleting = parsed.options.some(({ name }) => /^--del(?:ete.*)?$/u.test(name));
  const isListed = parsed.options.some(({ name }) => name === "--files-from");
  const log = optionValue(parsed, "--log-file", "--write-batch", "--only-write-batch");
  const kept = optionValue(parsed, "--backup-dir");
  return [
    ...targetsAt(dir, "tree", isDeleting ? [destination] : []),
    ...targetsAt(dir, "contents", isListed ? [destination] : []),
    ...targetsAt(dir, "file", [log]),
    // Files that are the same become second names of these.
    ...targetsAt(dir, "tree", optionValues(parsed, "--link-dest")),
    // From here, or relative to the destination.
    ...targetsAt(
      dir,
      "contents",
      kept === undefined ? [] : [kept, concat(destination, text("/"), kept)],
    ),
  ];
}

/** Names alone, without wildcards; where something is also included, the first of them would count. */
function excluded(name: string, parsed: Parsed): readonly string[] {
  if (name !== "rsync" || hasOption(parsed, "--include", "--filter", "-f")) return [];
  return optionValues(parsed, "--exclude").flatMap(
    (word) => /^\/?([^/*?[\\]+)\/?$/u.exec(literal(word) ?? "")?.[1] ?? [],
  );
}

interface Sides {
  readonly sources: readonly Word[];
  readonly destination: Word;
  readonly isInto: boolean;
}

/** `ln TARGET` alone makes the link in the current directory. */
function sides(name: string, { operands, ...parsed }: Parsed): Sides {
  const folder = optionValue({ operands, ...parsed }, "-t", "--target-directory");
  if (folder !== undefined) return { sources: operands, destination: folder, isInto: true };
  if (name === "ln" && operands.length === 1)
    return { sources: operands, destination: text("."), isInto: true };
  return {
    sources: operands.slice(0, -1),
    destination: operands.at(-1) ?? text("."),
    isInto: false,
  };
}

/** A move takes its sources away; a link makes a second name for its source. */
function taken(
  name: string,
  parsed: Parsed,
  sources: readonly Word[],
  run: Run,
): readonly Target[] {
  const isLink = name === "cp" && hasOption(parsed, "-l", "-s", "--link", "--symbolic-link");
  const isTaken = name === "rsync" && hasOption(parsed, "--remove-source-files");
  if (name !== "mv" && name !== "ln" && !isLink && !isTaken) return [];
  return targetsAt(run.world.cwd, "tree", sources);
}

/** `ln -n` takes a link to a folder for what it is, and puts its own in that place. */
function isReplaced(name: string, parsed: Parsed, run: Run): boolean {
  const path = literal(parsed.operands.at(-1) ?? text(""));
  const isPlain = name === "ln" && hasOption(parsed, "-n", "-h", "--no-dereference");
  if (!isPlain || path === undefined || !isKnown(run.world.cwd)) return false;
  return entryAt(resolve(run.world.cwd, path))?.isSymbolicLink() ?? false;
}

interface Copy {
  readonly run: Run;
  readonly isTree: boolean;
  readonly isWhole: boolean;
  readonly isInto: boolean;
  /** A source may be on another machine: `host:path`. */
  readonly isRemote: boolean;
  readonly isSync: boolean;
  /** The source's path is made again below the destination. */
  readonly keepsPath: boolean;
  /** Names in the source that stay behind. */
  readonly excluded: ReadonlySet<string>;
}

function destinations(sources: readonly Word[], destination: Word, copy: Copy): readonly Target[] {
  const dir = copy.run.world.cwd;
  if (isElsewhere(destination, copy)) return [];
  const path = literal(destination);
  const at =
    path === undefined || (!isAbsolute(path) && !isKnown(dir)) ? undefined : absolute(path, dir);
  const isFolder =
    !copy.isWhole &&
    (copy.isInto ||
      copy.keepsPath ||
      sources.length > 1 ||
      suffix(destination).endsWith("/") ||
      (at !== undefined && isDirectory(at)));
  const reach: Reach = copy.isTree ? "tree" : "file";
  return sources.flatMap((source): readonly Target[] => {
    const name = nameBelow(source, copy);
    const known = literal(source);
    if (known !== undefined && (name === "" || copiesContents(known, copy)))
      return contents(known, destination, copy);
    if (!isFolder) return [{ path: destination, dir, reach }];
    return name === undefined
      ? [{ path: destination, dir, reach: "contents" }]
      : [{ path: concat(destination, text(`/${name}`)), dir, reach }];
  });
}

/** `host:path` is another machine's. */
function isElsewhere(destination: Word, { isRemote }: Copy): boolean {
  return isRemote && /^[^/]*:/u.test(prefix(destination));
}

/** What the source is called below the destination; `undefined` when only another machine knows. */
function nameBelow(source: Word, { isRemote, keepsPath }: Copy): string | undefined {
  const known = literal(source);
  const path = isRemote ? known?.replace(/^[^/]*:/u, "") : known;
  if (path === undefined || (path !== known && /[*?[{]/u.test(path))) return undefined;
  return keepsPath ? path.replace(/^.*\/\.\//u, isRemote ? "" : "$&") : basename(path);
}

function absolute(path: string, dir: Run["world"]["cwd"]): string {
  return isAbsolute(path) || !isKnown(dir) ? path : resolve(dir, path);
}

/** `cp -r x/. y` and `rsync x/ y` copy what is in x. */
function copiesContents(source: string, copy: Copy): boolean {
  if (copy.keepsPath) return false;
  return (
    copy.isTree && (/(?:^|\/)\.{1,2}\/?$/u.test(source) || (copy.isSync && source.endsWith("/")))
  );
}

function contents(source: string, destination: Word, copy: Copy): readonly Target[] {
  const dir = copy.run.world.cwd;
  const from = source.includes(":") ? undefined : absolute(source, dir);
  if (from === undefined || !isDirectory(from))
    return [{ path: destination, dir, reach: "contents" }];
  const names = readdirSync(from).filter((name) => !copy.excluded.has(name));
  return names.map((name) => ({
    path: concat(destination, text(`/${name}`)),
    dir,
    reach: "tree",
  }));
}
