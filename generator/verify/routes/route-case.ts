/** Ways round an agent's own restrictions: through another's hands, a skill, a workflow, a shell. */
import type { Route } from "#plan/plan";
import type { RoomFile } from "../client/room.ts";
import type { ScriptStep } from "../client/model-script.ts";
import type { Caller } from "../trials/trial.ts";

export interface RouteCase {
  readonly id: string;
  readonly route: Route;
  readonly from: Caller;
  /** The way in words, from the caller to what is reached. */
  readonly path: string;
  readonly expected: "closed" | "open";
  /** What closes it, or why it stays open. */
  readonly because: string;
  /** What the caller does; absent = a person types the skill `files` brings, in a session of its own. */
  readonly steps?: readonly ScriptStep[];
  readonly files: readonly RoomFile[];
  /** How it is told that the end was reached: a script that was followed, or a file that was left. */
  readonly reached: { readonly label: string } | { readonly file: string };
}

export interface RouteResult {
  readonly id: string;
  readonly route: Route;
  readonly path: string;
  readonly expected: "closed" | "open";
  readonly seen: "closed" | "open";
  readonly because: string;
}
