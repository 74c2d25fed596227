/** `curl`, `wget` and `aria2c`: files named on the command line, by the address, or by the server. */
import { basename } from "node:path";
import type { Run } from "../act.ts";
import { hasOption, optionValues, parseOptions, type OptionSpec } from "../words/options.ts";
import { concat, literal, shown, text, type Word } from "../words/word.ts";
import { folderIn, targetsAt, type Target } from "./target.ts";

interface Downloader {
  readonly spec: OptionSpec;
  /** Options that name a file, from the current directory. */
  readonly files: readonly string[];
  /** Options that name what is downloaded, from the folder. */
  readonly outputs: readonly string[];
  readonly folder: readonly string[];
  /** Options that leave the name to the address; absent: always, unless a name is given. */
  readonly byAddress?: readonly string[];
  /** Options that leave the name to somebody else. */
  readonly unknown: readonly string[];
}

function downloader(short: string, long: string, names: Omit<Downloader, "spec">): Downloader {
  return { ...names, spec: { short, long: long.split(" ") } };
}

export const downloaders = {
  curl: downloader(
    "oHdDXuAbceFKmrTwxyYzCEPtQUh",
    "output output-dir header data request user dump-header cookie-jar trace trace-ascii stderr etag-save hsts alt-svc libcurl write-out config form data-raw data-binary user-agent max-time retry connect-timeout cookie url proxy",
    {
      files:
        "-c --cookie-jar -D --dump-header --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl".split(
          " ",
        ),
      outputs: ["-o", "--output"],
      folder: ["--output-dir"],
      byAddress: ["-O", "--remote-name", "--remote-name-all", "-J"],
      unknown: ["-J", "--remote-header-name"],
    },
  ),
  wget: downloader(
    "OoPaUtTQeBiwlADIXR",
    "output-document directory-prefix append-output output-file header user-agent tries timeout input-file save-cookies load-cookies warc-file rejected-log hsts-file execute base level accept reject domains post-data post-file user password cut-dirs",
    {
      files:
        "-O --output-document -o --output-file -a --append-output --save-cookies --rejected-log --hsts-file".split(
          " ",
        ),
      outputs: [],
      folder: ["-P", "--directory-prefix"],
      unknown:
        "-r --recursive -m --mirror -i --input-file -x --force-directories --content-disposition".split(
          " ",
        ),
    },
  ),
  aria2c: downloader("doiljsxkUT", "dir out input-file log save-session split", {
    files: ["-l", "--log", "--save-session"],
    outputs: ["-o", "--out"],
    folder: ["-d", "--dir"],
    unknown: ["-i", "--input-file"],
  }),
};

export function downloads(program: Downloader, run: Run): readonly Target[] {
  const parsed = parseOptions(run.words.slice(1), program.spec);
  const { cwd } = run.world;
  const folder = optionValues(parsed, ...program.folder).at(-1);
  const dir = folder === undefined ? cwd : folderIn(cwd, folder);
  const files = optionValues(parsed, ...program.files);
  const outputs = optionValues(parsed, ...program.outputs).map(numbered);
  const isNamed = optionValues(parsed, ...program.outputs, "-O", "--output-document").length > 0;
  const byAddress =
    program.byAddress === undefined ? !isNamed : hasOption(parsed, ...program.byAddress);
  const remote = byAddress ? parsed.operands.map(remoteName) : [];
  const isOpen = hasOption(parsed, ...program.unknown);
  return [
    ...targetsAt(cwd, "file", files),
    ...targetsAt(dir, "file", [...outputs, ...remote]),
    ...targetsAt(cwd, "contents", isOpen ? [folder ?? text(".")] : []),
  ];
}

/** `#1` stands for what a wildcard of the address was. */
function numbered(path: Word): Word {
  const known = literal(path);
  const start = known?.split(/#\d/u)[0];
  return start === undefined || start === known
    ? path
    : concat(text(start), { pieces: [{ hole: shown(path).slice(start.length) }] });
}

function remoteName(url: Word): Word {
  const known = literal(url);
  return known === undefined ? url : text(basename(known.replace(/[?#].*$/u, "")));
}
