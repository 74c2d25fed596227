import type { Emitter } from "../emitter.ts";
import { architectureDocument } from "./enforcement-architecture/emitter.ts";
import { pluginDocument } from "./plugin/emitter.ts";

/** The documents of the bundle, in the order in which a reader meets them. */
export const documentEmitters: readonly Emitter[] = [architectureDocument, pluginDocument];
