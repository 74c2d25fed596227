import type { Check } from "./check.ts";
import { client } from "./checks/client.ts";
import { discardedSettings } from "./checks/discarded-settings.ts";
import { documents } from "./checks/documents.ts";
import { entries } from "./checks/entries.ts";
import { externalHooks } from "./checks/external-hooks.ts";
import { files } from "./checks/files.ts";
import { handlers } from "./checks/handlers.ts";
import { interpreter } from "./checks/interpreter.ts";
import { lineEnds } from "./checks/line-ends.ts";
import { names } from "./checks/names.ts";
import { oldBundle } from "./checks/old-bundle.ts";
import { permissionRules } from "./checks/permission-rules.ts";
import { pluginAgents } from "./checks/plugin-agents.ts";
import { shadowedAgents } from "./checks/shadowed-agents.ts";
import { startDirectory } from "./checks/start-directory.ts";
import { switches } from "./checks/switches.ts";
import { trust } from "./checks/trust.ts";
import { weakerCopies } from "./checks/weaker-copies.ts";
import { heartbeatNotes } from "./heartbeat.ts";

/** Questions about what the bundle brought; pointless where it brought nothing. */
export const BROUGHT: readonly Check[] = [
  oldBundle,
  files,
  handlers,
  entries,
  weakerCopies,
  documents,
];

/** Questions about everything around it. */
export const AROUND: readonly Check[] = [
  discardedSettings,
  switches,
  shadowedAgents,
  pluginAgents,
  interpreter,
  client,
  trust,
  startDirectory,
  externalHooks,
  lineEnds,
  names,
  permissionRules,
  heartbeatNotes,
];
