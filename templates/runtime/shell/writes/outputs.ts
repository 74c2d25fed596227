/** Files named by an option: `-o FILE` of any program, downloads, archives, `dd of=`. */
import { basename } from "node:path";
import { hasOption, optionValue, parseOptions } from "../options.ts";
import { isKnown, logical, type Place } from "../place.ts";
import type { Run } from "../act.ts";
import { dropStart, literal, prefix, text, type Word } from "../word.ts";
import type { Target } from "./target.ts";

/** `undefined` when the program is none with rules of its own: then any `-o FILE` counts. */
export function outputTargets(program: string, run: Run): readonly Target[] {
  const dir = run.world.cwd;
  const file = (path: Word): Target => ({ path, dir, reach: "file" });
  switch (program) {
    case "dd":
      return run.words
        .filter((word) => prefix(word).startsWith("of="))
        .map((word) => file(dropStart(word, 3)));
    case "curl":
    case "wget":
      return downloads(program, run);
    case "tar":
    case "bsdtar":
    case "gtar":
      return archive(run);
    case "unzip":
    case "7z":
      return unpacked(run);
    case "grep":
    case "rg":
    case "ls":
    case "ps":
    case "ssh":
      return [];
    default:
      return anyOutput(run).map(file);
  }
}

function anyOutput(run: Run): readonly Word[] {
  const spec = {
    short: "o",
    long: ["output", "out", "outfile", "out-file", "output-file", "out-dir", "outdir"],
  };
  const parsed = parseOptions(run.words.slice(1), spec);
  const names = ["-o", ...spec.long.map((name) => `--${name}`), "-out"];
  return parsed.options.flatMap(({ name, value }) =>
    names.includes(name) && value !== undefined ? [value] : [],
  );
}

function downloads(program: string, run: Run): readonly Target[] {
  const isCurl = program === "curl";
  const parsed = parseOptions(run.words.slice(1), {
    short: isCurl ? "oHdXuAbceFKmrTwxyYzCEP" : "OoPaUtTQeBiwlADIXR",
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
    ? ["-o", "--output", "-c", "--cookie-jar", "-D", "--dump-header"]
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
