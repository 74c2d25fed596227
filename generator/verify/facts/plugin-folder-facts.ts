/** From which folder of an account the client loads a plugin by itself: `gen provision` puts ours there. */
import { agentFile, jsonFile } from "../client/agent-file.ts";
import type { ScriptStep } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import type { Room, RoomFile } from "../client/room.ts";
import type { Fact } from "./fact.ts";
import { refuserOf } from "./seen.ts";

/** A folder with a plugin in it whose hooks refuse one tool, which the main session calls. */
export interface PluginFolder {
  readonly folder: string;
  readonly plugin: string;
  readonly tool: "Write" | "Bash";
  readonly loads: boolean;
}

export function folderFiles(
  room: Room,
  { folder, plugin, tool }: PluginFolder,
): readonly RoomFile[] {
  const path = `project/${folder}/${plugin}`;
  return [
    jsonFile(`${path}/.claude-plugin/plugin.json`, { name: plugin }),
    jsonFile(`${path}/hooks/hooks.json`, {
      hooks: { PreToolUse: [probeGroup(room, tool, { name: plugin, exit: 2 })] },
    }),
    agentFile("qa", {}, `${path}/agents`),
  ];
}

export function folderStep(room: Room, { tool }: PluginFolder): ScriptStep {
  const file = { file_path: `${room.project}/a.txt`, content: "a" };
  return [{ tool, input: tool === "Write" ? file : { command: "true" } }];
}

export function folderFact({ folder, tool, loads }: PluginFolder, arm: string): Fact {
  return {
    id: `plugin folder, ${folder}, ${arm}`,
    claim: loads
      ? "a plugin in .claude/skills is loaded without being registered or named on the command line"
      : "the plugin is not loaded: its hooks refuse nothing",
    bearsOn: ["plugin-hook", "trust"],
    expected: loads ? "hook" : "ran",
    observe: (seen) => refuserOf(seen, "main", tool),
  };
}
