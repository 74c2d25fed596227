/** `gzip` and its kind: the file goes, and one with or without the suffix comes. */
import type { Run } from "../act.ts";
import { hasOption, optionValue, parseOptions } from "../words/options.ts";
import { concat, literal, shown, text, type Word } from "../words/word.ts";
import { targetsAt, type Reach, type Target } from "./target.ts";

const spec = {
  short: "SoD",
  long: ["suffix", "output", "output-dir-flat", "output-dir-mirror"],
};

export const packers =
  /^(?:g(?:un)?zip|(?:un)?pigz|p?b(?:un)?zip2|lzip|brotli|(?:un)?(?:xz|lzma|zstd|lz4|compress))$/u;

export function packed(run: Run): readonly Target[] {
  const parsed = parseOptions(run.words.slice(1), spec);
  if (hasOption(parsed, "-c", "-l", "-t", "--stdout", "--to-stdout", "--list", "--test")) return [];
  const dir = run.world.cwd;
  const end = shown(optionValue(parsed, "-S", "--suffix") ?? text(""));
  const reach: Reach = hasOption(parsed, "-r", "--recursive") ? "tree" : "file";
  const folder = optionValue(parsed, "--output-dir-flat", "--output-dir-mirror");
  // With `-N` the archive tells the name.
  const folders = hasOption(parsed, "-N", "--name")
    ? parsed.operands.map((path) => concat(path, text("/..")))
    : [];
  return [
    ...targetsAt(dir, reach, parsed.operands),
    ...targetsAt(
      dir,
      "file",
      parsed.operands.flatMap((path) => without(path, end)),
    ),
    ...targetsAt(dir, "file", [optionValue(parsed, "-o", "--output")]),
    ...targetsAt(dir, "contents", [folder, ...folders]),
  ];
}

/** Unpacked it loses its last extension, or the suffix that was said. */
function without(path: Word, end: string): readonly Word[] {
  const name = literal(path) ?? "";
  const shorter = [name.replace(/\.[^./]+$/u, "")];
  if (end !== "" && name.endsWith(end)) shorter.push(name.slice(0, -end.length));
  return shorter.filter((one) => one !== name).map(text);
}
