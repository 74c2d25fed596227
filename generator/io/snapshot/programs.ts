/** Programs that sessions would find on the PATH, and what version they say they are. */
import { execFile } from "node:child_process";
import { constants, accessSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Program } from "../../doctor/snapshot.ts";

/** Milliseconds that a program gets to say its version. */
const LIMIT = 20_000;

/** The first program of this name, asked for its version in a home of its own. */
export async function programOnPath(
  name: string,
  path: string,
  emptyHome: string,
): Promise<Program> {
  const full = path
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => ENDINGS.map((ending) => join(folder, name + ending)))
    .find(isRunnable);
  if (full === undefined) return { kind: "absent" };
  const env = { PATH: path, HOME: emptyHome, USERPROFILE: emptyHome };
  return new Promise((resolve) => {
    execFile(full, ["--version"], { env, timeout: LIMIT, windowsHide: true }, (error, stdout) => {
      const version = stdout.trim().split("\n")[0] ?? "";
      if (error === null) resolve({ kind: "found", path: full, version });
      else resolve({ kind: "broken", path: full, reason: "it cannot say its version" });
    });
  });
}

const ENDINGS: readonly string[] =
  process.platform === "win32" ? [".exe", ".cmd", ".bat", ""] : [""];

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
