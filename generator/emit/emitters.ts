import { agentsEmitter } from "./agents/agents.ts";
import { carriedFilesEmitter } from "./carry/carried-files.ts";
import { documentEmitters } from "./docs/document-emitters.ts";
import type { Emitter } from "./emitter.ts";
import { explorerEmitter } from "./explorer/emitter.ts";
import { irEmitter } from "./ir-json/ir-json.ts";
import { mcpEmitter } from "./mcp/mcp.ts";
import { pluginEmitter } from "./plugin/plugin.ts";
import { settingsEmitter } from "./settings/settings.ts";
import { skillsEmitter } from "./skills/skills.ts";

/** Everything that writes files of the bundle, hooks and manifest aside. */
export const EMITTERS: readonly Emitter[] = [
  agentsEmitter,
  settingsEmitter,
  mcpEmitter,
  skillsEmitter,
  pluginEmitter,
  carriedFilesEmitter,
  ...documentEmitters,
  explorerEmitter,
];

/** The IR as JSON, to look at; no part of the bundle. */
export const DEBUG_EMITTER: Emitter = irEmitter;
