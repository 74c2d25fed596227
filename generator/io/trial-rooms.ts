import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { HOOKS } from "#client/account-paths";
import type { Example } from "#ir/example";
import { THROWN } from "../simulate/judge.ts";
import { layOutAccount } from "./account-room.ts";
import { errorCode } from "./disk.ts";

/** A folder that an example plays in, or why there is none. */
type Room = { readonly project: string } | { readonly reason: string };

/** Folders for the trials of one bundle, made when they are first asked for. */
export interface TrialRooms {
  readonly home: string;
  /** Holds nothing: no script, no interpreter. */
  readonly nothing: string;
  /** Preloaded, makes every hook throw while it reads its input. */
  readonly throwing: string;
  roomFor(example: Example): Promise<Room>;
  /** Writes a file of a trial's own and returns its path. */
  write(path: string, text: string): string;
  /** An account and a plugin whose scripts give up after a moment instead of seconds. */
  hasty(): Hasty;
}

interface Hasty {
  readonly project: string;
  readonly plugin: string;
}

export function trialRooms(out: string, folder: string): TrialRooms {
  const at = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const rooms = new Map<string, Promise<Room>>();
  let hasty: Hasty | undefined;
  const write = (path: string, text: string): string => {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
    return full;
  };
  return {
    home: at("home"),
    nothing: at("nothing"),
    throwing: write("throw.cjs", `Buffer.concat = () => { throw new Error("${THROWN}"); };\n`),
    write,
    roomFor({ place, branch = "main" }) {
      const name = place === "repository" ? `repository-${rooms.size}` : "account";
      const key = place === "repository" ? `repository ${branch}` : "account";
      const room =
        rooms.get(key) ?? makeRoom(out, at(name), place === undefined ? undefined : branch);
      rooms.set(key, room);
      return room;
    },
    hasty: () => (hasty ??= hastyCopies(out, at("hasty"))),
  };
}

async function makeRoom(out: string, project: string, branch: string | undefined): Promise<Room> {
  layOutAccount(out, project);
  if (branch === undefined) return { project };
  try {
    for (const words of repositorySteps(branch)) await git(project, words);
    return { project };
  } catch (error) {
    const missing = errorCode(error) === "ENOENT";
    const reason = error instanceof Error ? (error.message.split("\n")[1] ?? error.message) : "";
    return { reason: missing ? "git is not installed" : `no repository could be made: ${reason}` };
  }
}

/** A work tree with one commit, and a remote that nobody ever asks. */
function repositorySteps(branch: string): readonly (readonly string[])[] {
  return [
    ["init", "--quiet"],
    ["symbolic-ref", "HEAD", `refs/heads/${branch}`],
    ["remote", "add", "origin", "../origin.git"],
    ...[...new Set(["main", branch])].flatMap((name) => [
      ["config", `branch.${name}.remote`, "origin"],
      ["config", `branch.${name}.merge`, `refs/heads/${name}`],
    ]),
    ["commit", "--quiet", "--allow-empty", "--no-verify", "--message", "Start"],
  ];
}

const run = promisify(execFile);

/** Git without anybody's own settings. */
async function git(cwd: string, words: readonly string[]): Promise<void> {
  const person = { NAME: "Example", EMAIL: "example@example.org" };
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: cwd,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_AUTHOR_NAME: person.NAME,
    GIT_AUTHOR_EMAIL: person.EMAIL,
    GIT_COMMITTER_NAME: person.NAME,
    GIT_COMMITTER_EMAIL: person.EMAIL,
  };
  await run("git", [...words], { cwd, env });
}

/** Milliseconds until a hook of the hasty copies gives up. */
const MOMENT = 200;

function hastyCopies(out: string, folder: string): Hasty {
  const project = join(folder, "project");
  const plugin = join(folder, "plugin");
  copyScripts(join(out, "claude/hooks"), join(project, HOOKS));
  copyScripts(join(out, "plugin/hooks"), join(plugin, "hooks"));
  return { project, plugin };
}

function copyScripts(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => one.endsWith(".mjs"))) {
    const text = readFileSync(join(from, name), "utf8");
    writeFileSync(
      join(to, name),
      text.replace(/"deadlineMs": [\d.e]+,/u, `"deadlineMs": ${MOMENT},`),
    );
  }
}
