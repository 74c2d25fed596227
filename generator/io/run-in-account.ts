import { existsSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { HOOKS } from "#client/account-paths";
import type { RunHandler } from "../simulate/simulate.ts";
import { substituted } from "../simulate/placeholders.ts";
import { layOutAccount } from "./account-room.ts";
import { clientEnvironment } from "./client-environment.ts";
import { runHandler } from "./run-handler.ts";

export interface Place {
  /** The bundle's folder. */
  readonly out: string;
  /** An empty folder that may be written to. */
  readonly folder: string;
  /** The project as the user gave it. */
  readonly project: string | undefined;
}

export interface Sent {
  readonly value: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/**
 * Runs handlers with the surroundings of a session. The scripts are those of the given project,
 * else of an account laid out from the bundle; the project directory is the given one, else the one
 * in which the payload's session works, else that account.
 */
export function runInAccount(place: Place, { value, text }: Sent): RunHandler {
  const provisioned = place.project !== undefined && existsSync(join(place.project, HOOKS));
  if (!provisioned) layOutAccount(place.out, place.folder);
  const scripts = provisioned ? place.project : place.folder;
  const cwd = typeof value["cwd"] === "string" && isAbsolute(value["cwd"]) ? value["cwd"] : "";
  const projectDir = place.project ?? (sessionStart(cwd) || place.folder);
  const plugin = join(place.out, "plugin");
  const session = value["session_id"];
  const env = clientEnvironment({
    CLAUDE_PROJECT_DIR: projectDir,
    CLAUDE_PLUGIN_ROOT: plugin,
    ...(typeof session === "string" ? { CLAUDE_CODE_SESSION_ID: session } : {}),
  });
  const start = [cwd, projectDir].find(isFolder) ?? place.folder;
  const values = { CLAUDE_PROJECT_DIR: scripts, CLAUDE_PLUGIN_ROOT: plugin };
  return (handler) => runHandler(substituted(handler, values), { text, cwd: start, env });
}

/** An agent in an isolation worktree works below the project that its session was started in. */
function sessionStart(cwd: string): string {
  return cwd.replace(/[/\\]\.claude[/\\]worktrees[/\\].*$/su, "");
}

function isFolder(path: string): boolean {
  return path !== "" && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
