/** Programs that put files somewhere: `cp`, `mv`, `ln`, `install`, `rsync`. */
import { basename, isAbsolute, resolve } from "node:path";
import { readdirSync } from "../../node-fs.ts";
import { hasOption, optionValue, parseOptions, type OptionSpec, type Parsed } from "../options.ts";
import { isDirectory, isKnown } from "../place.ts";
import type { Run } from "../act.ts";
import { concat, literal, suffix, text, type Word } from "../word.ts";
import type { Reach, Target } from "./target.ts";

const specs: Readonly<Record<string, OptionSpec>> = {
  cp: { short: "tS", long: ["target-directory", "suffix"] },
  mv: { short: "tS", long: ["target-directory", "suffix"] },
  ln: { short: "tS", long: ["target-directory", "suffix"] },
  install: { short: "tSmog", long: ["target-directory", "suffix", "mode", "owner", "group"] },
  rsync: {
    short: "efTB",
    long: ["rsh", "filter", "exclude", "include", "files-from", "rsync-path", "log-file"],
  },
  scp: { short: "cFiJloPSD", long: [] },
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
    return parsed.operands.map((path) => ({ path, dir, reach: "file" }));
  const { sources, destination, isInto } = sides(name, parsed);
  const copy: Copy = {
    run,
    isTree: name === "mv" || hasOption(parsed, "-r", "-R", "-a", "--recursive", "--archive"),
    isWhole: hasOption(parsed, "-T", "--no-target-directory"),
    isInto,
    isSync: name === "rsync",
  };
  const removed: readonly Target[] = hasOption(parsed, "--delete")
    ? [{ path: destination, dir, reach: "tree" }]
    : [];
  return [...destinations(sources, destination, copy), ...removed, ...taken(name, sources, run)];
}

interface Sides {
  readonly sources: readonly Word[];
  readonly destination: Word;
  readonly isInto: boolean;
}

/** `ln TARGET` alone makes the link in the current directory. */
function sides(name: string, { operands, ...parsed }: Parsed): Sides {
  const into = optionValue({ operands, ...parsed }, "-t", "--target-directory");
  if (into !== undefined) return { sources: operands, destination: into, isInto: true };
  if (name === "ln" && operands.length === 1)
    return { sources: operands, destination: text("."), isInto: true };
  return {
    sources: operands.slice(0, -1),
    destination: operands.at(-1) ?? text("."),
    isInto: false,
  };
}

/** A move takes its sources away; a link makes a second name for its source. */
function taken(name: string, sources: readonly Word[], run: Run): readonly Target[] {
  if (name !== "mv" && name !== "ln") return [];
  return sources.map((path) => ({ path, dir: run.world.cwd, reach: "tree" }));
}

interface Copy {
  readonly run: Run;
  readonly isTree: boolean;
  readonly isWhole: boolean;
  readonly isInto: boolean;
  readonly isSync: boolean;
}

function destinations(sources: readonly Word[], destination: Word, copy: Copy): readonly Target[] {
  const dir = copy.run.world.cwd;
  const path = literal(destination);
  const at =
    path === undefined || (!isAbsolute(path) && !isKnown(dir)) ? undefined : absolute(path, dir);
  const isFolder =
    copy.isInto ||
    sources.length > 1 ||
    suffix(destination).endsWith("/") ||
    (at !== undefined && isDirectory(at));
  return sources.flatMap((source): readonly Target[] => {
    const name = literal(source);
    if (isFolder && !copy.isWhole && name !== undefined && !copiesContents(name, copy))
      return [
        {
          path: concat(destination, text(`/${basename(name)}`)),
          dir,
          reach: copy.isTree ? "tree" : "file",
        },
      ];
    if (name !== undefined && copiesContents(name, copy)) return contents(name, destination, copy);
    const reach: Reach =
      name === undefined && isFolder ? "contents" : copy.isTree ? "tree" : "file";
    return [{ path: destination, dir, reach }];
  });
}

function absolute(path: string, dir: Run["world"]["cwd"]): string {
  return isAbsolute(path) || !isKnown(dir) ? path : resolve(dir, path);
}

/** `cp -r x/. y` and `rsync x/ y` copy what is in x. */
function copiesContents(source: string, copy: Copy): boolean {
  return (
    copy.isTree && (/(?:^|\/)\.{1,2}\/?$/u.test(source) || (copy.isSync && source.endsWith("/")))
  );
}

function contents(source: string, destination: Word, copy: Copy): readonly Target[] {
  const dir = copy.run.world.cwd;
  const from = source.includes(":") ? undefined : absolute(source, dir);
  if (from === undefined || !isDirectory(from))
    return [{ path: destination, dir, reach: "contents" }];
  return readdirSync(from).map((name) => ({
    path: concat(destination, text(`/${name}`)),
    dir,
    reach: "tree",
  }));
}
