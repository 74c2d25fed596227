import type { Emitter } from "../emitter.ts";
import { assuranceDocument } from "./assurance/emitter.ts";
import { spawnConventionsDocument } from "./agent-spawn-conventions/emitter.ts";
import { blockDocuments } from "./blocks/emitter.ts";
import { architectureDocument } from "./enforcement-architecture/emitter.ts";
import { recoveryDocument } from "./hook-block-recovery/emitter.ts";
import { hookEventsDocument } from "./hook-events/emitter.ts";
import { limitsDocument } from "./limits/emitter.ts";
import { pluginDocument } from "./plugin/emitter.ts";

/** The documents of the bundle, in the order in which a reader meets them. */
export const documentEmitters: readonly Emitter[] = [
  architectureDocument,
  limitsDocument,
  assuranceDocument,
  pluginDocument,
  hookEventsDocument,
  recoveryDocument,
  spawnConventionsDocument,
  blockDocuments,
];
