/** Every fact of the client under test; adding a session means adding it here. */
import { contextSession } from "./context-facts.ts";
import type { FactSession } from "./fact.ts";
import { failureSession } from "./failure-facts.ts";
import { frontmatterSessions } from "./frontmatter-facts.ts";
import { matcherSession } from "./matcher-facts.ts";
import { permissionSessions } from "./permission-facts.ts";
import { pluginSessions } from "./plugin-facts.ts";
import { routeSessions } from "./route-facts.ts";
import { settingsSessions } from "./settings-facts.ts";
import { skillSessions } from "./skill-facts.ts";
import { spawnSessions } from "./spawn-facts.ts";
import { switchSessions } from "./switch-facts.ts";
import { toolListSession } from "./tool-list-facts.ts";
import { transcriptSession } from "./transcript-facts.ts";

/** Long sessions first, so that the last ones to run are short. */
export const factSessions: readonly FactSession[] = [
  failureSession,
  ...frontmatterSessions,
  toolListSession,
  matcherSession,
  ...spawnSessions,
  ...routeSessions,
  ...permissionSessions,
  ...switchSessions,
  contextSession,
  transcriptSession,
  ...skillSessions,
  ...pluginSessions,
  ...settingsSessions,
];
