/** Files named by an option: `-o FILE` of any program, downloads, archives, `dd of=`. */
import { basename } from "node:path";
import { hasOption, optionValue, parseOptions, type Parsed } from "../options.ts";
import { isKnown, logical, type Place } from "../place.ts";
import type { Run } from "../act.ts";
import { dropStart, literal, prefix, text, type Word } from "../word.ts";
import type { Target } from "./target.ts";

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
  ["curl", (run) => downloads("curl", run)],
  ["wget", (run) => downloads("wget", run)],
  ["tar", archive],
  ["gtar", archive],
  ["bsdtar", archive],
  ["unzip", unpacked],
  ["7z", unpacked],
  // For these `-o` is something else.
  ...["grep", "egrep", "rg", "ls", "ps", "ssh"].map((name): [string, Outputs] => [name, silent]),
]);

/** Any other program: what it is told to write by `-o` and the like. */
export function outputTargets(program: string, run: Run): readonly Target[] {
  return (programs.get(program) ?? ((any) => files(anyOutput(any), any)))(run);
}

function files(paths: readonly Word[], run: Run): readonly Target[] {
  return paths.map((path) => ({ path, dir: run.world.cwd, reach: "file" }));
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
  return [...single, ...namedBy(names, parsed)];
}

function namedBy(names: readonly string[], parsed: Parsed): readonly Word[] {
  return parsed.options.flatMap(({ name, value }) =>
    names.includes(name) && value !== undefined ? [value] : [],
  );
}

const curlOutputs =
  "-o --output -c --cookie-jar -D --dump-header --trace --trace-ascii --stderr".split(" ");

function downloads(program: string, run: Run): readonly Target[] {
  const isCurl = program === "curl";
  const parsed = parseOptions(run.words.slice(1), {
    short: isCurl ? "oHdDXuAbceFKmrTwxyYzCEP" : "OoPaUtTQeBiwlADIXR",
    long: [
      "output",
      "output-dir",
      "output-document",
      "directory-prefix",
      "header",
      "data",
      "request",
      "user",
      "dump-header",
      "cookie-jar",
      "append-output",
      "output-file",
      "trace",
      "trace-ascii",
      "stderr",
    ],
  });
  const folder = optionValue(
    parsed,
    "--output-dir",
    ...(isCurl ? [] : ["-P", "--directory-prefix"]),
  );
  const path = folder === undefined ? undefined : literal(folder);
  const dir: Place =
    folder === undefined
      ? run.world.cwd
      : path === undefined
        ? { unknown: "a directory" }
        : logical(run.world.cwd, path);
  const names = isCurl
    ? curlOutputs
    : ["-O", "--output-document", "-o", "-a", "--output-file", "--append-output"];
  const named = parsed.options.flatMap(({ name, value }) =>
    names.includes(name) && value !== undefined ? [value] : [],
  );
  const usesUrlName = isCurl
    ? hasOption(parsed, "-O", "--remote-name", "--remote-name-all", "-J")
    : named.length === 0;
  const remote = usesUrlName ? parsed.operands.map((url) => remoteName(url)) : [];
  return [...named, ...remote].map((word) => ({ path: word, dir, reach: "file" }));
}

function remoteName(url: Word): Word {
  const known = literal(url);
  return known === undefined ? url : text(basename(known.replace(/[?#].*$/u, "")));
}

function archive(run: Run): readonly Target[] {
  const [first, ...rest] = run.words.slice(1);
  // The oldest form has no dash: `tar xzf file`.
  const words =
    first !== undefined && /^[a-zA-Z]+$/u.test(literal(first) ?? "")
      ? [text(`-${literal(first)}`), ...rest]
      : run.words.slice(1);
  const parsed = parseOptions(words, {
    short: "fCTXb",
    long: [
      "file",
      "directory",
      "files-from",
      "exclude",
      "transform",
      "strip-components",
      "one-top-level",
    ],
  });
  const folder = optionValue(parsed, "-C", "--directory");
  if (!hasOption(parsed, "-x", "--extract", "--get")) {
    const file = hasOption(parsed, "-c", "-r", "-u", "--create", "--append")
      ? optionValue(parsed, "-f", "--file")
      : undefined;
    return file === undefined ? [] : [{ path: file, dir: run.world.cwd, reach: "file" }];
  }
  const base = { path: folder ?? text("."), dir: run.world.cwd, reach: "contents" as const };
  const known = folder === undefined ? "." : literal(folder);
  const dir: Place =
    known === undefined || !isKnown(run.world.cwd)
      ? { unknown: "a directory" }
      : logical(run.world.cwd, known);
  return [base, ...parsed.operands.map((path): Target => ({ path, dir, reach: "tree" }))];
}

function unpacked(run: Run): readonly Target[] {
  const parsed = parseOptions(run.words.slice(1), { short: "dxP", long: [] });
  const sevenZip = run.words.map((word) => literal(word) ?? "").find((word) => /^-o./u.test(word));
  const path =
    optionValue(parsed, "-d") ?? (sevenZip === undefined ? text(".") : text(sevenZip.slice(2)));
  const members = parsed.operands
    .slice(1)
    .map((member): Target => ({ path: member, dir: run.world.cwd, reach: "tree" }));
  return [{ path, dir: run.world.cwd, reach: "contents" }, ...members];
}
