import { join } from "node:path";
import type { BundleConfig } from "../simulate/bundle-config.ts";
import type { ClientHandler } from "../simulate/client-handler.ts";
import { effectOf } from "../simulate/effect-of.ts";
import { agentTranscript, payloadOf, SESSION_ID, type Stage } from "../simulate/example-payload.ts";
import { transcriptsOf } from "../simulate/example-transcript.ts";
import type { Happened } from "../simulate/judge.ts";
import { matchingHandlers } from "../simulate/matching.ts";
import { substituted } from "../simulate/placeholders.ts";
import type { Trial } from "../simulate/trial.ts";
import { type HandlerInput, runHandler } from "./run-handler.ts";
import type { TrialRooms } from "./trial-rooms.ts";

export interface TrialSetting {
  readonly out: string;
  readonly config: BundleConfig;
  readonly rooms: TrialRooms;
  /** How the packaging spells names. */
  readonly names: Pick<Stage, "agentName" | "toolName">;
}

/** Runs the one handler that a trial is about, on the payload that the client would send it. */
export async function runTrial(
  trial: Trial,
  number: number,
  setting: TrialSetting,
): Promise<Happened> {
  const { hook, example } = trial;
  const room = await setting.rooms.roomFor(example);
  if ("reason" in room) return { kind: "impossible", reason: room.reason };
  const folder = `home/.claude/projects/trial-${hook.target.packaging}-${number}`;
  const transcript = transcriptOf(trial, folder, room.project, setting);
  const stage = { ...setting.names, cwd: room.project, transcript };
  const payload = payloadOf(hook, example, stage);
  const handlers = trial.arm
    ? registered(setting.config, hook.id)
    : matchingHandlers(setting.config, hook.event, payload).filter(({ name }) => name === hook.id);
  const [first] = handlers;
  if (first === undefined) return { kind: "silent" };
  const run = await runHandler(
    substituted(first, scriptsOf(trial, room.project, setting)),
    inputOf(trial, JSON.stringify(payload), room.project, setting),
  );
  return {
    kind: "ran",
    run,
    effects: handlers.map((handler) => effectOf(hook.event, handler, run)),
  };
}

/** Every place where the hook is registered: each must fail the same way. */
function registered(config: BundleConfig, id: string): readonly ClientHandler[] {
  const inAgents = [...config.agents.values()].flatMap(({ handlers }) => handlers);
  const own = config.packaging === "project" ? inAgents : [];
  return [...config.handlers, ...own].filter(({ name }) => name === id);
}

function transcriptOf(
  { example, fault }: Trial,
  folder: string,
  cwd: string,
  { rooms, names }: TrialSetting,
): string {
  const path = `${folder}/${SESSION_ID}.jsonl`;
  if (fault === "no-transcript") return join(rooms.nothing, `${SESSION_ID}.jsonl`);
  const { main, agent } = transcriptsOf(example, { ...names, cwd, transcript: path });
  if (agent !== undefined) rooms.write(agentTranscript(path), agent);
  return rooms.write(path, main);
}

function scriptsOf({ fault }: Trial, project: string, { out, rooms }: TrialSetting) {
  switch (fault) {
    case "script-missing":
      return { CLAUDE_PROJECT_DIR: rooms.nothing, CLAUDE_PLUGIN_ROOT: rooms.nothing };
    case "hang": {
      const hasty = rooms.hasty();
      return { CLAUDE_PROJECT_DIR: hasty.project, CLAUDE_PLUGIN_ROOT: hasty.plugin };
    }
    default:
      return { CLAUDE_PROJECT_DIR: project, CLAUDE_PLUGIN_ROOT: join(out, "plugin") };
  }
}

function inputOf(
  { fault }: Trial,
  payload: string,
  project: string,
  { out, rooms }: TrialSetting,
): HandlerInput {
  const env = {
    PATH: fault === "interpreter-missing" ? rooms.nothing : process.env["PATH"],
    HOME: rooms.home,
    CLAUDECODE: "1",
    CLAUDE_PROJECT_DIR: project,
    CLAUDE_PLUGIN_ROOT: join(out, "plugin"),
    GIT_CONFIG_NOSYSTEM: "1",
    ...(fault === "throw" ? { NODE_OPTIONS: `--require "${rooms.throwing}"` } : {}),
  };
  const base = { cwd: project, env };
  switch (fault) {
    case "bad-json":
      return { ...base, text: payload.slice(0, -1) };
    case "empty":
      return { ...base, text: "" };
    case "hang":
      return { ...base, text: payload, open: true };
    default:
      return { ...base, text: payload };
  }
}
