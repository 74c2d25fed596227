/** Folders in which scenes play: an account, and repositories on a branch. Git itself is not needed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Scene } from "../analyse/diff/scene.ts";

/** A commit that nobody looks into. */
const COMMIT = "1".repeat(40);

export interface SceneRooms {
  /** The project folder of the scene. */
  roomFor(scene: Scene): string;
  /** Writes a file of a scene's own and returns its path. */
  write(path: string, text: string): string;
}

export function sceneRooms(folder: string): SceneRooms {
  const known = new Map<string, string>();
  const write = (path: string, text: string): string => {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
    return full;
  };
  return {
    write,
    roomFor({ place, branch = "main" }) {
      const key = place === undefined ? "account" : `on ${branch}`;
      const room = known.get(key) ?? join(folder, `room-${known.size}`);
      if (!known.has(key)) furnish(room, place === undefined ? undefined : branch);
      known.set(key, room);
      return room;
    },
  };
}

/** What git reads of a work tree: HEAD, the branches, where they are pulled from. */
function furnish(room: string, branch: string | undefined): void {
  mkdirSync(join(room, "src"), { recursive: true });
  writeFileSync(join(room, "src/a.ts"), "a\n");
  if (branch === undefined) return;
  const branches = [...new Set(["main", "feat", branch])];
  const tracking = branches.flatMap((name) => [
    `[branch "${name}"]`,
    "\tremote = origin",
    `\tmerge = refs/heads/${name}`,
  ]);
  const files: readonly (readonly [string, string])[] = [
    [".git/HEAD", `ref: refs/heads/${branch}\n`],
    [
      ".git/config",
      [
        "[core]",
        "\tbare = false",
        '[remote "origin"]',
        "\turl = ../origin.git",
        ...tracking,
        "",
      ].join("\n"),
    ],
    // Packed: as files, `feat` and `feat/x` would be in each other's way.
    [
      ".git/packed-refs",
      branches
        .flatMap((name) => [`refs/heads/${name}`, `refs/remotes/origin/${name}`])
        .sort()
        .map((ref) => `${COMMIT} ${ref}\n`)
        .join(""),
    ],
    [".git/refs/.keep", ""],
    [".git/objects/.keep", ""],
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(room, path)), { recursive: true });
    writeFileSync(join(room, path), text);
  }
}
