/** A room: the temporary folder one or more arms run in, removed whatever happens. */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { onInterrupt } from "./interrupt.ts";

export interface RoomFile {
  /** Relative to the room, e.g. `project/.claude/settings.json`. */
  readonly path: string;
  readonly content: string;
  readonly executable?: boolean;
}

/** All paths absolute and without symbolic links. */
export interface Room {
  readonly root: string;
  /** Where the client starts, unless told otherwise. */
  readonly project: string;
  /** Logs of stand-ins and probes. */
  readonly logs: string;
}

/** Makes a room, hands it to `use`, and removes it; also after a failure or Ctrl-C. */
export async function withRoom<Result>(use: (room: Room) => Promise<Result>): Promise<Result> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "gen-verify-")));
  const remove = (): void =>
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  const release = onInterrupt(remove);
  try {
    const room = { root, project: join(root, "project"), logs: join(root, "logs") };
    for (const folder of [room.project, room.logs]) mkdirSync(folder);
    return await use(room);
  } finally {
    release();
    remove();
  }
}

/** Writes files into the room. Throws on a path that leaves it: that is a fault of the caller. */
export function furnish(room: Room, files: readonly RoomFile[]): void {
  for (const file of files) {
    const path = resolve(room.root, file.path);
    if (!path.startsWith(room.root + sep)) throw new Error(`outside the room: ${file.path}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.content);
    if (file.executable === true) chmodSync(path, 0o755);
  }
}
