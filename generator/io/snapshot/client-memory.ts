import { resolve } from "node:path";
import { isObject } from "#runtime/json-object";
import type { ClientMemory } from "../../doctor/snapshot.ts";
import { type Disk, errorCode, reasonOf } from "../disk.ts";

/** Reads the client's own `.claude.json`: which folders it knows, and which are trusted. */
export function clientMemory(disk: Disk, path: string): ClientMemory {
  let text: string;
  try {
    text = disk.readFileSync(path, "utf8");
  } catch (error) {
    const kind = errorCode(error) === "ENOENT" ? "absent" : "unusable";
    return { kind, path, reason: reasonOf(error) };
  }
  try {
    const value: unknown = JSON.parse(text);
    const projects = isObject(value) && isObject(value["projects"]) ? value["projects"] : {};
    const known = Object.entries(projects).map(([folder, entry]) => ({
      path: realOr(disk, folder),
      trusted: isObject(entry) && entry["hasTrustDialogAccepted"] === true,
    }));
    return { kind: "read", path, projects: known };
  } catch {
    return { kind: "unusable", path, reason: "it is not JSON" };
  }
}

function realOr(disk: Disk, folder: string): string {
  try {
    return disk.realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
