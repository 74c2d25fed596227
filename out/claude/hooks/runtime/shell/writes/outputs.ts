/** Files named by an option: `-o FILE` of any program, downloads, archives, `dd of=`. */
import { hasOption, optionValue, optionValues, parseOptions } from "../words/options.ts";
import type { Run } from "../act.ts";
import { concat, dropStart, literal, prefix, text, type Word } from "../words/word.ts";
import { sevenZipTargets, tarTargets, unzipTargets, zipTargets } from "./archives.ts";
import { clientSettings } from "./client-settings.ts";
import { downloaders, downloads } from "./downloads.ts";
import { changed } from "./operands.ts";
import { packed, packers } from "./packers.ts";
import { folderIn, targetsAt, type Target } from "./target.ts";

type Outputs = (run: Run) => readonly Target[];

const silent: Outputs = () => [];

const programs: ReadonlyMap<string, Outputs> = new Map<string, Outputs>([
  [
    "dd",
    (run) =>
      files(
        run.words
          .filter((word) => prefix(word).startsWith("of="))
          .map((word) => dropStart(word, 3)),
        run,
      ),
  ],
  ...Object.entries(downloaders).map(([name, how]): [string, Outputs] => [
    name,
    (run) => downloads(how, run),
  ]),
  ["patch", patched],
  ["claude", clientSettings],
  ...["tar", "gtar", "bsdtar"].map((name): [string, Outputs] => [name, tarTargets]),
  ...["7z", "7za", "7zr", "7zz"].map((name): [string, Outputs] => [name, sevenZipTargets]),
  ["unzip", unzipTargets],
  ["zip", zipTargets],
  // For these `-o` is something else.
  ...["grep", "egrep", "rg", "ls", "ps", "ssh"].map((name): [string, Outputs] => [name, silent]),
]);

/** Any other program: what it is told to write by `-o` and the like. */
export function outputTargets(program: string, run: Run): readonly Target[] {
  if (packers.test(program)) return packed(run);
  return (programs.get(program) ?? anyTargets)(run);
}

function files(paths: readonly Word[], run: Run): readonly Target[] {
  return targetsAt(run.world.cwd, "file", paths);
}

/** `--fix` and `--write` of any program: it changes the files and folders it is given. */
function anyTargets(run: Run): readonly Target[] {
  const { operands, options } = parseOptions(run.words.slice(1), { short: "", long: ["config"] });
  const isChange = options.some(({ name }) => /^--(?:fix|write|in-?place)$/u.test(name));
  return [...files(anyOutput(run), run), ...(isChange ? changed(operands, run) : [])];
}

function anyOutput(run: Run): readonly Word[] {
  const spec = {
    short: "o",
    long: ["output", "out", "outfile", "out-file", "output-file", "out-dir", "outdir"],
  };
  const parsed = parseOptions(run.words.slice(1), spec);
  const names = ["-o", ...spec.long.map((name) => `--${name}`)];
  // Long names behind one dash, as openssl has them.
  const single = run.words.flatMap((word, at) => {
    const next = run.words[at + 1];
    return next !== undefined && /^-out(?:put)?$/u.test(literal(word) ?? "") ? [next] : [];
  });
  return [...single, ...optionValues(parsed, ...names)];
}

/** `patch` changes what it is told, or else files that the patch names below the directory. */
function patched(run: Run): readonly Target[] {
  const parsed = parseOptions(run.words.slice(1), {
    short: "idpDFgoBrVYz",
    long: ["input", "directory", "strip", "output", "reject-file", "prefix", "basename-prefix"],
  });
  if (hasOption(parsed, "--dry-run")) return [];
  const folder = optionValue(parsed, "-d", "--directory");
  const dir = folder === undefined ? run.world.cwd : folderIn(run.world.cwd, folder);
  const [file] = parsed.operands;
  const named = optionValues(parsed, "-o", "--output", "-r", "--reject-file");
  const starts = optionValues(parsed, "-B", "-Y", "--prefix", "--basename-prefix");
  return [
    ...targetsAt(dir, "file", [...named, file]),
    ...targetsAt(
      dir,
      "contents",
      starts.map((start) => concat(start, text("x/.."))),
    ),
    ...targetsAt(dir, "contents", file === undefined ? [text(".")] : []),
  ];
}
