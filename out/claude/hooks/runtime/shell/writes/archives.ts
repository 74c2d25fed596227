/** What archives write: `tar`, `unzip`, `7z` and `zip`, unpacking and packing. */
import { basename } from "node:path";
import type { Run } from "../act.ts";
import { hasOption, optionValue, optionValues, parseOptions } from "../words/options.ts";
import type { Place } from "../place.ts";
import { dropStart, literal, prefix, shown, text, type Word } from "../words/word.ts";
import { folderIn, targetsAt, type Target } from "./target.ts";

const long =
  "file directory files-from exclude exclude-from transform xform strip-components listed-incremental index-file use-compress-program to-command".split(
    " ",
  );
const known = [
  ...long,
  ..."extract get create append update catenate concatenate delete remove-files list diff compare one-top-level".split(
    " ",
  ),
];
const packs = "-c -r -u -A --create --append --update --catenate --concatenate --delete".split(" ");
const valued = "fCTXbgIKNVHFL";

export function tarTargets(run: Run): readonly Target[] {
  const parsed = parseOptions(withDashes(run.words.slice(1)), { short: valued, long, known });
  const { cwd } = run.world;
  let at = cwd;
  const folders = optionValues(parsed, "-C", "--directory").map((path): Target => {
    const dir = at;
    at = folderIn(dir, path);
    return { path, dir, reach: "contents" };
  });
  // Each `-C` counts for the names behind it; any of them may be meant.
  const dirs = folders.length === 0 ? [cwd] : folders.map(({ dir, path }) => folderIn(dir, path));
  const strip = Number(shown(optionValue(parsed, "--strip-components") ?? text("0")));
  const members = dirs.flatMap((dir) =>
    parsed.operands.map((path) => member(cut(path, strip), dir)),
  );
  const archive = hasOption(parsed, ...packs) ? ["-f", "--file"] : [];
  const logs = ["-g", "--listed-incremental", "--index-file"];
  const written = targetsAt(cwd, "file", optionValues(parsed, ...archive, ...logs));
  if (!hasOption(parsed, "-x", "--extract", "--get"))
    return [...written, ...(hasOption(parsed, "--remove-files") ? members : [])];
  const start = folders.length === 0 ? targetsAt(cwd, "contents", [text(".")]) : folders;
  const top = targetsAt(at, "contents", [optionValue(parsed, "--one-top-level")]);
  return [...written, ...start, ...top, ...members];
}

/** The oldest form has no dash, and the values of its letters follow in order: `tar xCf dir file`. */
function withDashes(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  const letters = literal(first ?? text("")) ?? "";
  if (!/^[a-zA-Z]+$/u.test(letters)) return words;
  const options: Word[] = [];
  let taken = 0;
  for (const letter of letters) {
    options.push(text(`-${letter}`));
    const value = rest[taken];
    if (!valued.includes(letter) || value === undefined) continue;
    options.push(value);
    taken += 1;
  }
  return [...options, ...rest.slice(taken)];
}

function cut(path: Word, count: number): Word {
  const names = literal(path)?.split("/").slice(count).join("/");
  return names === undefined || names === "" ? path : text(names);
}

/** A member's name; most of these programs read wildcards in it. */
function member(path: Word, dir: Place): Target {
  const name = literal(path);
  return name !== undefined && /[*?[]/u.test(name)
    ? { path, dir, reach: "tree", pattern: name }
    : { path, dir, reach: "tree" };
}

export function unzipTargets(run: Run): readonly Target[] {
  const parsed = parseOptions(run.words.slice(1), { short: "dxP", long: [] });
  if (hasOption(parsed, "-c", "-l", "-p", "-t", "-v", "-z", "-Z")) return [];
  return unpacked(
    optionValue(parsed, "-d"),
    parsed.operands.slice(1),
    hasOption(parsed, "-j"),
    run.world.cwd,
  );
}

function unpacked(
  folder: Word | undefined,
  members: readonly Word[],
  isFlat: boolean,
  cwd: Place,
): readonly Target[] {
  const dir = folder === undefined ? cwd : folderIn(cwd, folder);
  return [
    ...targetsAt(cwd, "contents", [folder ?? text(".")]),
    ...members.map((path) => member(isFlat ? text(basename(shown(path))) : path, dir)),
  ];
}

/** `7z COMMAND -switches ARCHIVE names`; the folder is joined to its switch: `-odir`. */
export function sevenZipTargets(run: Run): readonly Target[] {
  const words = run.words.slice(1);
  const isSwitch = (word: Word): boolean => prefix(word).startsWith("-");
  const [command, archive, ...names] = words.filter((word) => !isSwitch(word));
  const switches = words.filter(isSwitch);
  const { cwd } = run.world;
  const has = (name: string): boolean => switches.some((word) => literal(word) === name);
  const verb = literal(command ?? text("")) ?? "";
  if (/^[ex]$/u.test(verb)) {
    const folder = switches.findLast((word) => prefix(word).startsWith("-o"));
    const into = folder === undefined ? undefined : dropStart(folder, 2);
    return has("-so") ? [] : unpacked(into, names, verb === "e", cwd);
  }
  if (!/^(?:a|d|rn|u)$/u.test(verb)) return [];
  return [
    ...targetsAt(cwd, "file", [archive]),
    ...(has("-sdel") ? names.map((path) => member(path, cwd)) : []),
  ];
}

/** Only the archive, unless `-m` moves the files into it. */
export function zipTargets(run: Run): readonly Target[] {
  const parsed = parseOptions(run.words.slice(1), { short: "bntxiO", long: ["out", "temp-path"] });
  const { cwd } = run.world;
  const [archive, ...names] = parsed.operands;
  const files = targetsAt(cwd, "file", [archive, optionValue(parsed, "-O", "--out")]);
  const isMove = hasOption(parsed, "-m", "--move");
  return [...files, ...(isMove ? names.map((path) => member(path, cwd)) : [])];
}
