/** The ground that a session runs on: a project folder, and the git repository that it may be. */
import { execFileSync } from "node:child_process";
import { programPath } from "../client/client-environment.ts";
import { furnish } from "../client/room.ts";
import type { Room, RoomFile } from "../client/room.ts";

/** `branch` is present exactly when the project is a repository. */
export interface Scene {
  readonly branch?: string;
}

export function sceneKey({ branch }: Scene): string {
  return branch === undefined ? "no repository" : `on ${branch}`;
}

/** Starting in a subdirectory means here. */
export const SUBDIRECTORY = "sub";
/** A repository inside the project, on a branch that says nothing. */
export const ASIDE = "aside";
/** A file that can be read, wherever the session starts. */
export const READABLE = "verify.md";

/**
 * Furnishes the project and, for a scene on a branch, makes it a repository with one commit.
 * Throws when git cannot be started.
 */
export function layGround(room: Room, scene: Scene, files: readonly RoomFile[]): void {
  furnish(room, [
    { path: `project/${SUBDIRECTORY}/${READABLE}`, content: "ground\n" },
    { path: `project/${READABLE}`, content: "ground\n" },
    ...files,
  ]);
  if (scene.branch === undefined) return;
  git(room, [...INIT, `--initial-branch=${scene.branch}`]);
  git(room, ["add", "--all"]);
  git(room, ["commit", "--quiet", "--message", "ground"]);
  // Made last, so that the project's commit does not hold it.
  for (const folder of [ASIDE, `${SUBDIRECTORY}/${ASIDE}`]) {
    git(room, [...INIT, `--initial-branch=${ASIDE}`, folder]);
  }
}

/** Without the samples of hooks that git lays into every repository otherwise. */
const INIT = ["init", "--quiet", "--template="];

/** The caller's git settings must not reach the ground. */
function git(room: Room, args: readonly string[]): void {
  const person = { NAME: "Verify", EMAIL: "verify@example.org" };
  execFileSync("git", args, {
    cwd: room.project,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: programPath(),
      HOME: room.root,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: person.NAME,
      GIT_AUTHOR_EMAIL: person.EMAIL,
      GIT_COMMITTER_NAME: person.NAME,
      GIT_COMMITTER_EMAIL: person.EMAIL,
    },
  });
}
