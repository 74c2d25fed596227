// Whether the built program in dist/ is what the sources say. In plain JavaScript, since it is asked
// before anything else runs; a package has no sources and does not ask.
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const RECORD = "dist/inputs.json";

/**
 * Notes the state of all files that the program was built from, below `root`. A file that was written
 * after the build began, at `began` in ms since 1970, may have been read before that: then nothing is fresh.
 * The program's own files are noted too: without one of them it would stop half-way.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {number} began
 * @param {readonly string[]} made
 */
export function recordInputs(root, files, began, made = []) {
  const inputs = files.map((file) => {
    const path = join(root, file);
    const isLate = (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > began;
    return [file, isLate ? "written meanwhile" : stateOf(path)];
  });
  const own = made.map((file) => [file, stateOf(join(root, file))]);
  const states = Object.fromEntries([...inputs, ...own]);
  const beside = join(root, `${RECORD}.${process.pid}`);
  writeFileSync(beside, `${JSON.stringify(states)}\n`);
  renameSync(beside, join(root, RECORD));
}

/**
 * False when a source or a part of the program has changed or gone since, or when nothing was built.
 * @param {string} root
 */
export function isFresh(root) {
  const states = Object.entries(recordedAt(join(root, RECORD)));
  return states.length > 0 && states.every(([file, state]) => stateOf(join(root, file)) === state);
}

/** @param {string} path */
function stateOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? "gone" : `${stat.mtimeMs} ${stat.size}`;
}

/** @param {string} path */
function recordedAt(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")) ?? {};
  } catch {
    return {};
  }
}
