/** What all accounts of one run have in common: the user's home, the machine, the environment. */
import { homedir } from "node:os";
import { join } from "node:path";
import type { Surroundings } from "../../doctor/snapshot.ts";
import type { Disk } from "../disk.ts";
import { inTempFolder } from "../temp-folder.ts";
import { clientMemory } from "./client-memory.ts";
import { programOnPath } from "./programs.ts";

/** Folders of the user and of the machine. */
export interface Homes {
  /** The user's own `.claude`. */
  readonly user: string;
  /** The client's `.claude.json`. */
  readonly memory: string;
  readonly managed: string;
}

/** Where the client keeps things; a home of the caller's goes before the environment. */
export function homesFor(home: string | undefined, managed: string | undefined): Homes {
  const moved = home === undefined ? process.env["CLAUDE_CONFIG_DIR"] : undefined;
  const folder = home ?? homedir();
  return {
    user: moved ?? join(folder, ".claude"),
    memory: join(moved ?? folder, ".claude.json"),
    managed: managed ?? MANAGED[process.platform] ?? "/etc/claude-code",
  };
}

const MANAGED: Readonly<Record<string, string>> = {
  darwin: "/Library/Application Support/ClaudeCode",
  win32: "C:\\Program Files\\ClaudeCode",
};

export function readSurroundings(disk: Disk, homes: Homes): Promise<Surroundings> {
  const path = process.env["PATH"] ?? "";
  return inTempFolder(async (empty) => {
    const [node, client] = await Promise.all([
      programOnPath("node", path, empty),
      programOnPath("claude", path, empty),
    ]);
    const memory = clientMemory(disk, homes.memory);
    const own = Object.entries(process.env).filter(([name]) => name.startsWith("CLAUDE_CODE_"));
    const environment = Object.fromEntries(own.map(([name, value]) => [name, value ?? ""]));
    return { node, client, memory, environment };
  });
}
