/** One session of an arm: lays the ground, installs the variant of the bundle, breaks it, runs the client. */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Packaging } from "#plan/plan";
import type { Environment } from "../client/client-environment.ts";
import { jsonFile } from "../client/agent-file.ts";
import type { JsonObject } from "../client/json.ts";
import { PROBE_FILE, probeGroup } from "../client/probe.ts";
import { furnish, withRoom } from "../client/room.ts";
import type { Room, RoomFile } from "../client/room.ts";
import { runArm } from "../client/run-arm.ts";
import type { ArmResult, Stage } from "../client/run-arm.ts";
import { readReached, standInEntry } from "../client/stand-in-server.ts";
import type { StandIn } from "../client/stand-in-server.ts";
import type { Turns } from "../client/turns.ts";
import { layGround, SUBDIRECTORY } from "../ground/ground.ts";
import { variantOf } from "../ground/variant.ts";
import type { Variant } from "../ground/variant.ts";
import { neededFiles, neededText } from "../trials/tool-input.ts";
import type { SessionPlan } from "./session.ts";
import { switchesFor } from "./switches.ts";

/** What all sessions of one packaging share. */
export interface Site {
  readonly stage: Stage;
  readonly turns: Turns;
  readonly packaging: Packaging;
  /** The bundle, laid out in a room. */
  readonly bundle: readonly RoomFile[];
  /** Files of the project that the spec's hooks read, and skills that the trials call. */
  readonly files: readonly RoomFile[];
  readonly servers: readonly StandIn[];
  /** Servers that the plugin brings. */
  readonly pluginServers: readonly StandIn[];
  /** A folder with the system's programs and without node. */
  readonly withoutNode: string;
}

export interface SessionRun {
  readonly variant: Variant;
  /** A hook of ours that sees every call is there. */
  readonly watched: boolean;
  readonly session: SessionPlan;
}

const TIME_LIMIT_MS = 120_000;

type Read<Result> = (room: Room, cwd: string, result: ArmResult) => Result;

/** Runs the session when its turn comes; hands room, start folder and result to `read` before the room is removed. */
export function runSession<Result>(
  site: Site,
  run: SessionRun,
  read: Read<Result>,
): Promise<Result> {
  return site.turns(() => runNow(site, run, read));
}

function runNow<Result>(site: Site, run: SessionRun, read: Read<Result>): Promise<Result> {
  return withRoom(async (room) => {
    const { variant, session } = run;
    layGround(room, session.scene, [...site.files, ...trialFiles(session)]);
    furnish(room, [
      PROBE_FILE,
      ...variantOf(site.bundle, variant),
      ...session.files,
      ...localSettings(room, run),
      ...pluginConfig(room, site, session),
    ]);
    const cwd = variant.fault === "subdirectory" ? join(room.project, SUBDIRECTORY) : room.project;
    const result = await runArm(site.stage, room, {
      prompt: session.prompt,
      cwd,
      trusted: variant.fault === "untrusted" ? false : [room.project],
      servers: usedServers(session, site.servers),
      plugins: site.packaging === "plugin" ? [join(room.root, "plugin")] : [],
      env: environment(run, site),
      timeLimitMs: TIME_LIMIT_MS,
    });
    return read(room, cwd, {
      ...result,
      reached: [...result.reached, ...pluginReached(room, site)],
    });
  });
}

function environment({ variant, session }: SessionRun, { withoutNode }: Site): Environment {
  return {
    ...switchesFor(session.places.map(([{ call }]) => call.tool)),
    ...(variant.fault === "interpreter-missing" ? { PATH: withoutNode } : {}),
  };
}

/** Files that trials edit or send: they must be there, wherever the session starts. */
function trialFiles({ places }: SessionPlan): readonly RoomFile[] {
  const paths = places.flatMap(([{ call }]) => neededFiles(call));
  return [...new Set(paths)].flatMap((path) =>
    ["project", `project/${SUBDIRECTORY}`].map((folder) => ({
      path: `${folder}/${path}`,
      content: neededText(path),
    })),
  );
}

/** Local settings are the place where a person would switch hooks off; and where our own watcher stands. */
function localSettings(room: Room, { variant, watched }: SessionRun): readonly RoomFile[] {
  const content: JsonObject = {
    ...(variant.fault === "hooks-disabled" ? { disableAllHooks: true } : {}),
    ...(watched ? { hooks: { PreToolUse: [probeGroup(room, undefined, { name: "watch" })] } } : {}),
  };
  if (Object.keys(content).length === 0) return [];
  return [jsonFile("project/.claude/settings.local.json", content)];
}

/** Stand-ins that the session's trials call; the client connects to each. A session without trials gets all. */
function usedServers({ places }: SessionPlan, servers: readonly StandIn[]): readonly StandIn[] {
  if (places.length === 0) return servers;
  const tools = places.flatMap(([{ call, before }]) =>
    [call, ...before.flat()].map(({ tool }) => tool),
  );
  return servers.filter(({ server }) => tools.some((tool) => tool.includes(`_${server}__`)));
}

function pluginConfig(
  room: Room,
  { packaging, pluginServers }: Site,
  session: SessionPlan,
): readonly RoomFile[] {
  if (packaging !== "plugin" || pluginServers.length === 0) return [];
  const entries: Record<string, JsonObject> = {};
  for (const server of pluginServers) appendFileSync(pluginLog(room, server), "");
  for (const server of usedServers(session, pluginServers)) {
    entries[server.server] = standInEntry(server, pluginLog(room, server));
  }
  return [jsonFile("plugin/.mcp.json", { mcpServers: entries })];
}

function pluginReached(room: Room, { packaging, pluginServers }: Site): ArmResult["reached"] {
  if (packaging !== "plugin") return [];
  return pluginServers.flatMap((server) =>
    readReached(server.server, readFileSync(pluginLog(room, server), "utf8")),
  );
}

function pluginLog(room: Room, { server }: StandIn): string {
  return join(room.logs, `plugin-${server}.jsonl`);
}
