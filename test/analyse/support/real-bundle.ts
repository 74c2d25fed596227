/** A spec's bundle with its real scripts, and scenes played on it as the client would. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Packaging } from "#plan/plan";
import type { Scene } from "../../../generator/analyse/diff/scene.ts";
import { layOutAccount } from "../../../generator/io/account-room.ts";
import { bundleHere } from "../../support/bundle-here.ts";
import { clientEnvironment } from "../../../generator/io/client-environment.ts";
import { realDisk } from "../../../generator/io/disk.ts";
import { readBundle } from "../../../generator/io/read-bundle.ts";
import { runHandler } from "../../../generator/io/run-handler.ts";
import { sceneRooms } from "../../../generator/io/scene-rooms.ts";
import {
  agentTranscript,
  payloadOf,
  type Stage,
} from "../../../generator/simulate/example-payload.ts";
import { transcriptsOf } from "../../../generator/simulate/example-transcript.ts";
import { substituted } from "../../../generator/simulate/placeholders.ts";
import { simulate } from "../../../generator/simulate/simulate.ts";
import { compileSpec, type SpecSource } from "../../support/compile-spec.ts";
import type { HookPlan } from "#plan/plan";

export interface RealBundle {
  /** Whether the client refuses the call of the scene. */
  refuses(scene: Scene, packaging: Packaging): Promise<boolean>;
}

/** `undefined` for a spec that has an error. */
export async function realBundle(
  source: SpecSource,
  folder: string,
): Promise<RealBundle | undefined> {
  const { files } = await compileSpec(source, bundleHere);
  if (files.length === 0) return undefined;
  const out = join(folder, "out");
  for (const { path, content, executable } of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content, { mode: executable ? 0o755 : 0o644 });
  }
  const account = join(folder, "account");
  layOutAccount(out, account);
  const rooms = sceneRooms(join(folder, "rooms"));
  let number = 0;
  return {
    async refuses(scene, packaging) {
      const read = readBundle(realDisk, out, packaging);
      if (!("config" in read)) throw new Error(read.reason);
      number += 1;
      const { cwd, payload } = staged(rooms, scene, `home/${number}/s.jsonl`);
      const env = clientEnvironment({
        CLAUDE_PROJECT_DIR: cwd,
        CLAUDE_PLUGIN_ROOT: join(out, "plugin"),
      });
      const scripts = { CLAUDE_PROJECT_DIR: account, CLAUDE_PLUGIN_ROOT: join(out, "plugin") };
      const { decision } = await simulate(
        read.config,
        { event: "PreToolUse", payload },
        (handler) =>
          runHandler(substituted(handler, scripts), { text: JSON.stringify(payload), cwd, env }),
      );
      return decision === "block";
    },
  };
}

function staged(
  rooms: ReturnType<typeof sceneRooms>,
  { type, tool, input, transcript, place, branch }: Scene,
  path: string,
): { readonly cwd: string; readonly payload: ReturnType<typeof payloadOf> } {
  const cwd = rooms.roomFor({
    type,
    tool,
    input,
    ...(place && { place }),
    ...(branch && { branch }),
  });
  const stage: Stage = {
    cwd,
    transcript: path,
    agentName: (name) => name,
    toolName: (name) => name,
  };
  const at = { offset: 0, line: 1, column: 1 };
  const example = {
    agent: type ?? "main",
    call: { tool, input },
    ...(transcript && { transcript }),
    expect: { kind: "verdict", verdict: "block" },
    span: { file: "", start: at, end: at },
  } as const;
  const { main, agent } = transcriptsOf(example, stage);
  const file = rooms.write(path, main);
  if (agent !== undefined) rooms.write(agentTranscript(path), agent);
  // Only the event is asked of the hook.
  const hook = { event: "PreToolUse" } as HookPlan;
  return { cwd, payload: payloadOf(hook, example, { ...stage, transcript: file }) };
}
