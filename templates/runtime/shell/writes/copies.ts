/** Programs that put files somewhere: `cp`, `mv`, `ln`, `install`, `rsync`. */
import { basename, isAbsolute, resolve } from "node:path";
import { readdirSync } from "../../node-fs.ts";
import { hasOption, optionValue, parseOptions, type OptionSpec } from "../options.ts";
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

/** `undefined` when the program is none of these. */
export function copyTargets(program: string, run: Run): readonly Target[] | undefined {
  const name = { gcp: "cp", gmv: "mv", gln: "ln", ginstall: "install" }[program] ?? program;
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec === undefined) return undefined;
  const parsed = parseOptions(run.words.slice(1), spec);
  const dir = run.world.cwd;
  if (name === "install" && hasOption(parsed, "-d", "--directory"))
    return parsed.operands.map((path) => ({ path, dir, reach: "file" }));
  const into = optionValue(parsed, "-t", "--target-directory");
  const sources = into === undefined ? parsed.operands.slice(0, -1) : parsed.operands;
  const destination = into ?? parsed.operands.at(-1) ?? text(".");
  const isTree = name === "mv" || hasOption(parsed, "-r", "-R", "-a", "--recursive", "--archive");
  const ends = destinations(
    sources.length === 0 && name === "ln" ? [destination] : sources,
    sources.length === 0 ? text(".") : destination,
    {
      run,
      isTree,
      isWhole: hasOption(parsed, "-T", "--no-target-directory"),
      isInto: into !== undefined,
      isSync: name === "rsync",
    },
  );
  const all = hasOption(parsed, "--delete")
    ? [...ends, { path: destination, dir, reach: "tree" as const }]
    : ends;
  return [...all, ...taken(name, sources, run)];
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
