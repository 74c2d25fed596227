/** One session of the real client: what is there, what the model shall do, and everything that came of it. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "./client-environment.ts";
import { endNamespace } from "./end-namespace.ts";
import { onInterrupt } from "./interrupt.ts";
import { startLauncher } from "./isolation.ts";
import type { Isolation } from "./isolation.ts";
import { parseJson } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";
import { readReport } from "./launch.ts";
import type { LaunchOrder, LaunchReport } from "./launch.ts";
import type { Room } from "./room.ts";
import type { ModelExchange } from "./scripted-model.ts";
import { readReached, standInEntry } from "./stand-in-server.ts";
import type { ReachedCall, StandIn } from "./stand-in-server.ts";
import { readTranscripts } from "./transcripts.ts";
import type { Transcript } from "./transcripts.ts";

export interface Arm {
  /** Carries the script of the main session; a line that starts with `/` is a typed skill. */
  readonly prompt: string;
  /** Absolute; by default the room's project. */
  readonly cwd?: string;
  /** Has the person accepted the trust dialog for the start folder, or for the folders named? */
  readonly trusted: boolean | readonly string[];
  readonly servers?: readonly StandIn[];
  /** Absolute folders, given by `--plugin-dir`. */
  readonly plugins?: readonly string[];
  readonly permissionMode?: string;
  /** Further arguments, e.g. `--settings FILE`. */
  readonly args?: readonly string[];
  /** Added to the environment; an empty value takes a variable out. */
  readonly env?: Environment;
  /** Milliseconds; 30 s unless given. */
  readonly timeLimitMs?: number;
}

export interface ArmResult {
  readonly exit: number | null;
  readonly timedOut: boolean;
  readonly stderr: string;
  /** Every request to the model with the calls it was answered with. */
  readonly exchanges: readonly ModelExchange[];
  /** The client's `stream-json` output. */
  readonly events: readonly Json[];
  /** Calls that reached a stand-in server. */
  readonly reached: readonly ReachedCall[];
  readonly transcripts: readonly Transcript[];
}

/** What every arm of a run shares. */
export interface Stage {
  /** The client's executable. */
  readonly binary: string;
  readonly isolation: Extract<Isolation, { kind: "isolated" }>;
}

/** Runs one session. Throws when the launcher itself breaks: that is a fault of ours, never a verdict. */
export async function runArm(stage: Stage, room: Room, arm: Arm): Promise<ArmResult> {
  const home = makeHome(room, arm);
  const servers = (arm.servers ?? []).map((server) => ({ ...server, log: logFile(home, server) }));
  const report = await launch(stage, makeOrder(stage, room, arm, home, servers));
  return {
    exit: report.exit,
    timedOut: report.timedOut,
    stderr: report.stderr,
    exchanges: report.exchanges,
    events: readLines(report.stdout),
    reached: servers.flatMap(({ server, log }) => readReached(server, readFileSync(log, "utf8"))),
    transcripts: readTranscripts(home),
  };
}

/** Runs another command of the client, such as `plugin validate`, in the same isolation and without a model. */
export async function runCommand(
  stage: Stage,
  room: Room,
  args: readonly string[],
): Promise<Pick<ArmResult, "exit" | "stderr"> & { readonly stdout: string }> {
  const home = mkdtempSync(join(room.root, "home-"));
  const { exit, stdout, stderr } = await launch(stage, {
    command: [stage.binary, ...args],
    cwd: room.project,
    home,
    env: {},
    timeLimitMs: 30_000,
  });
  return { exit, stdout, stderr };
}

/** A home of its own per session: trust is a file there, and nothing carries over to the next. */
function makeHome(room: Room, arm: Arm): string {
  const home = mkdtempSync(join(room.root, "home-"));
  const accepted = { hasTrustDialogAccepted: true };
  const projects = Object.fromEntries(
    trustedFolders(room, arm).map((folder) => [folder, accepted]),
  );
  writeFileSync(
    join(home, ".claude.json"),
    JSON.stringify({ hasCompletedOnboarding: true, projects }),
  );
  return home;
}

function trustedFolders(room: Room, arm: Arm): readonly string[] {
  if (typeof arm.trusted !== "boolean") return arm.trusted;
  return arm.trusted ? [arm.cwd ?? room.project] : [];
}

function logFile(home: string, standIn: StandIn): string {
  const folder = join(home, "reached");
  mkdirSync(folder, { recursive: true });
  const log = join(folder, `${standIn.server}.jsonl`);
  writeFileSync(log, "");
  return log;
}

function makeOrder(
  stage: Stage,
  room: Room,
  arm: Arm,
  home: string,
  servers: readonly (StandIn & { readonly log: string })[],
): LaunchOrder {
  const config = join(home, "mcp.json");
  const entries: Record<string, JsonObject> = {};
  for (const server of servers) entries[server.server] = standInEntry(server, server.log);
  writeFileSync(config, JSON.stringify({ mcpServers: entries }));
  return {
    command: [
      stage.binary,
      "-p",
      arm.prompt,
      "--output-format",
      "stream-json",
      "--verbose",
      "--mcp-config",
      config,
      "--permission-mode",
      arm.permissionMode ?? "bypassPermissions",
      ...(arm.plugins ?? []).flatMap((folder) => ["--plugin-dir", folder]),
      ...(arm.args ?? []),
    ],
    cwd: arm.cwd ?? room.project,
    home,
    env: arm.env ?? {},
    timeLimitMs: arm.timeLimitMs ?? 30_000,
  };
}

function launch(stage: Stage, order: LaunchOrder): Promise<LaunchReport> {
  return new Promise((resolve, reject) => {
    const launcher = startLauncher(stage.isolation.flags);
    const kill = (): void => endNamespace(launcher.pid);
    const release = onInterrupt(kill);
    // The launcher keeps the session's limit; this one is for a launcher that hangs.
    const timer = setTimeout(kill, order.timeLimitMs + 10_000);
    let said = "";
    let complaint = "";
    launcher.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    launcher.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
    launcher.stdin.on("error", () => undefined);
    launcher.once("error", reject);
    launcher.once("close", () => {
      clearTimeout(timer);
      release();
      if (said.endsWith("\n")) resolve(readReport(said));
      else reject(new Error(`the launcher ended without a report: ${complaint.trim()}`));
    });
    launcher.stdin.write(`${JSON.stringify(order)}\n`);
  });
}

function readLines(text: string): readonly Json[] {
  return text
    .split("\n")
    .map((line) => parseJson(line))
    .filter((value) => value !== undefined);
}
