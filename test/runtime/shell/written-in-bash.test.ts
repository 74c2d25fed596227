/**
 * The tables of written paths, held against the disk: bash runs each command in a copy of the project,
 * and whatever then differs was told.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  type Stats,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Target } from "../../../templates/runtime/shell/writes/target.ts";
import { shellWrites } from "../../../templates/runtime/predicates/shell-writes.ts";
import { guarded } from "../../../templates/runtime/shell/writes/guarded.ts";
import { text } from "../../../templates/runtime/shell/words/word.ts";
import { writtenPaths } from "../../../templates/runtime/shell/writes/written-paths.ts";
import { bashCall } from "./support/bash-call.ts";
import { readTable } from "./support/readings.ts";
import { writtenLayout } from "./support/written-layout.ts";
import { targetsBy } from "./support/written.ts";

/** Programs that do the same wherever they are, need no network, no terminal and no rights. */
const programs =
  /^(?:(?:cp|mv|ln|install|rm|rmdir|unlink|link|shred|touch|truncate|tee|mkdir|mkfifo|chmod|sed|perl|gzip|split|uniq|sort|dd|tar|git) |cd \w+; (?:cp|mv|rm|git|tar) )/u;
/** Not for the disk: unknown words, the network, and git on the whole tree, which guards leave alone. */
const leftOut = /"\$|\/tmp|url|push|fetch|git (?:stash|reset --hard)$/u;

let pristine: string;
let home: string;
beforeAll(() => {
  pristine = writtenLayout();
  home = realpathSync(mkdtempSync(join(tmpdir(), "written-")));
});
afterAll(() => {
  for (const path of [pristine, home]) rmSync(path, { recursive: true, force: true });
});

/** Everything below a directory, links not followed: modes, and what files hold. */
function state(top: string, below = ""): ReadonlyMap<string, string> {
  const found = readdirSync(join(top, below)).flatMap((name): [string, string][] => {
    const path = join(below, name);
    if (path === ".git") return [];
    const at = lstatSync(join(top, path));
    if (at.isDirectory()) return [[path, `${at.mode}`], ...state(top, path)];
    return [[path, `${at.mode} ${at.nlink} ${held(join(top, path), at)}`]];
  });
  return new Map(found);
}

function held(path: string, at: Stats): string {
  if (at.isSymbolicLink()) return readlinkSync(path);
  return at.isFile() ? readFileSync(path, "latin1") : "";
}

function changes(command: string, top: string): readonly string[] {
  const isRepository = command.includes("git ");
  const filter = (path: string): boolean => isRepository || !path.endsWith("/.git");
  cpSync(pristine, top, {
    filter,
    recursive: true,
    verbatimSymlinks: true,
  });
  const before = state(top);
  const env = { PATH: process.env["PATH"] ?? "", HOME: home, GIT_CONFIG_NOSYSTEM: "1" };
  spawnSync("bash", ["-c", command], { cwd: top, env, stdio: "ignore", timeout: 20_000 });
  const after = state(top);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

interface Told {
  readonly reach: Target["reach"];
  readonly path: string;
}

/** What the reader tells beforehand, from the top; git's own wildcards as everything below. */
function told(command: string): readonly Told[] {
  return targetsBy(command, pristine).flatMap(({ pattern, ...target }) =>
    (pattern === undefined ? (writtenPaths(target) ?? []) : [String(target.dir)]).map((path) => ({
      reach: target.reach,
      path: relative(pristine, path),
    })),
  );
}

/** The change is at the path, at a name made from it (`a.txt.gz`), above it, or below a whole tree. */
function covers({ reach, path }: Told, name: string): boolean {
  const isBelow = reach !== "file" && (path === "" || name.startsWith(`${path}/`));
  const isNewParent = path.startsWith(`${name}/`);
  return isBelow || isNewParent || (name.startsWith(path) && dirname(name) === dirname(path));
}

test.each(["copies", "operands", "outputs", "git"])(
  "what %s change on disk was told",
  { timeout: 120_000 },
  (table) => {
    const commands = Object.keys(readTable(`written-${table}`)).filter(
      (command) => programs.test(command) && !leftOut.test(command),
    );
    let changed = 0;
    const untold = commands.flatMap((command) => {
      const top = join(home, "top");
      const all = told(command);
      const names = changes(command, top);
      changed += names.length > 0 ? 1 : 0;
      const missed = names.filter((name) => !all.some((one) => covers(one, name)));
      rmSync(top, { recursive: true, force: true });
      return missed.map((name) => `${command}: ${name}`);
    });
    expect(untold).toEqual([]);
    expect(changed).toBeGreaterThan(10);
  },
);

test("what changes a guarded file on disk is refused", { timeout: 240_000 }, () => {
  // A copy of the project may go as a whole.
  const keys = Object.keys(readTable("written-closed")).filter(
    (key) => !/^~|rm -rf \{\} \+$/u.test(key),
  );
  let changed = 0;
  const missed = keys.flatMap((key) => {
    const [globs = "", command = ""] = key.split(/ \| (.*)/su);
    const call = bashCall(command, pristine);
    const place = guarded(globs.split(","), call);
    const names = changes(command, join(home, "top")).filter(
      (name) => place.judge({ path: text(name), dir: pristine, reach: "file" }) === "written",
    );
    rmSync(join(home, "top"), { recursive: true, force: true });
    changed += names.length > 0 ? 1 : 0;
    const rule = { kind: "shell-writes", globs: globs.split(","), opaque: true } as const;
    return names.length > 0 && !shellWrites.holds(rule, call).holds ? [`${key}: ${names[0]}`] : [];
  });
  expect(missed).toEqual([]);
  expect(changed).toBeGreaterThan(100);
});
