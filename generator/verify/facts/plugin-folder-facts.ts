/** From which folder of an account the client loads a plugin by itself: `gen provision` puts ours there. */
import { agentFile, jsonFile } from "../client/agent-file.ts";
import { scriptPrompt } from "../client/model-script.ts";
import { probeGroup } from "../client/probe.ts";
import { furnish } from "../client/room.ts";
import type { FactSession } from "./fact.ts";
import { refuserOf } from "./seen.ts";

function session(folder: string, trusted: boolean, loads: boolean): FactSession {
  const arm = `${folder}, ${trusted ? "trusted" : "untrusted"}`;
  return {
    name: `plugin in ${arm}`,
    prepare: (room) => {
      const plugin = `project/${folder}/pal`;
      const call = { tool: "Write", input: { file_path: `${room.project}/a.txt`, content: "a" } };
      furnish(room, [
        jsonFile(`${plugin}/.claude-plugin/plugin.json`, { name: "pal" }),
        jsonFile(`${plugin}/hooks/hooks.json`, {
          hooks: { PreToolUse: [probeGroup(room, "Write", { name: "plugin", exit: 2 })] },
        }),
        agentFile("qa", {}, `${plugin}/agents`),
      ]);
      return { prompt: scriptPrompt({ label: "main", steps: [[call]] }), trusted };
    },
    facts: [
      {
        id: `plugin folder, ${arm}`,
        claim: loads
          ? "a plugin in .claude/skills is loaded without being registered or named on the command line"
          : "the plugin is not loaded: its hooks refuse nothing",
        bearsOn: ["plugin-hook", "trust"],
        expected: loads ? "hook" : "ran",
        observe: (seen) => refuserOf(seen, "main", "Write"),
      },
    ],
  };
}

export const pluginFolderSessions: readonly FactSession[] = [
  session(".claude/skills", true, true),
  session(".claude/skills", false, false),
  session(".claude/plugins", true, false),
];
