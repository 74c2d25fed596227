/** What a project tells about itself, so that nobody has to be asked. */
import { basename, join } from "node:path";
import type { Forge } from "../init/starter.ts";
import type { Disk } from "./disk.ts";
import { readText } from "./read-text.ts";

/** The name in `package.json`, else that of the folder. */
export function projectName(disk: Disk, folder: string): string {
  const read = readText(disk, join(folder, "package.json"));
  return ("text" in read ? nameIn(read.text) : undefined) ?? basename(folder);
}

function nameIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isNamed = typeof value === "object" && value !== null && "name" in value;
    return isNamed && typeof value.name === "string" ? value.name : undefined;
  } catch {
    return undefined;
  }
}

/** Where its workflows run: by the folders that are there, else by the address of its remote. */
export function forgeOf(disk: Disk, folder: string): Forge {
  const has = (name: string): boolean => disk.existsSync(join(folder, name));
  if (has(".forgejo") || has(".gitea")) return "forgejo";
  if (has(".github")) return "github";
  const read = readText(disk, join(folder, ".git/config"));
  const remotes = "text" in read ? read.text.match(/^\s*url\s*=.*$/gmu) : null;
  if (remotes === null) return "github";
  return remotes.some((line) => line.includes("github.com")) ? "github" : "forgejo";
}
