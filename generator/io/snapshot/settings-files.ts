import { join } from "node:path";
import type { SettingsFile, SettingsScope } from "../../doctor/snapshot.ts";
import { LOCAL_SETTINGS, SETTINGS } from "#client/account-paths";
import { type Disk, errorCode, reasonOf } from "../disk.ts";
import { filesBelow } from "./seen-files.ts";

/** Folders outside the account that settings come from, absolute. */
export interface SettingsFolders {
  /** The account. */
  readonly dir: string;
  readonly gitRoot: string | undefined;
  /** The user's own `.claude`. */
  readonly user: string;
  readonly managed: string;
}

/** Every settings file that is there, weakest scope first. */
export function settingsFiles(
  disk: Disk,
  { dir, gitRoot, user, managed }: SettingsFolders,
): readonly SettingsFile[] {
  const dropIns = filesBelow(disk, join(managed, "managed-settings.d"), 0)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(managed, "managed-settings.d", name));
  const places: readonly (readonly [SettingsScope, string, string])[] = [
    ["user", join(user, "settings.json"), join(user, "settings.json")],
    ["project", join(dir, SETTINGS), SETTINGS],
    // The client takes the local file from the top of the repository (since 2.1.211).
    ...(gitRoot === undefined || gitRoot === dir
      ? []
      : [["local", join(gitRoot, LOCAL_SETTINGS), join(gitRoot, LOCAL_SETTINGS)] as const]),
    ["local", join(dir, LOCAL_SETTINGS), LOCAL_SETTINGS],
    ...[join(managed, "managed-settings.json"), ...dropIns].map(
      (path) => ["managed", path, path] as const,
    ),
  ];
  return places.flatMap(([scope, full, path]) => {
    const entry = entryAt(disk, full);
    return entry === undefined ? [] : [{ scope, path, entry }];
  });
}

function entryAt(disk: Disk, path: string): SettingsFile["entry"] | undefined {
  try {
    const bytes = disk.readFileSync(path);
    const text = bytes.toString("utf8");
    return Buffer.from(text).equals(bytes)
      ? { kind: "file", text, executable: false }
      : { kind: "unusable", reason: "it is not UTF-8 text" };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    return { kind: "unusable", reason: reasonOf(error) };
  }
}
