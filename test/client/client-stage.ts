/** The stage the client tests share: the pinned client, or the reason it cannot be run here. */
import { findStage } from "../../generator/verify/client/stage.ts";
import { cache, say, version } from "./client-version.ts";

export const found = await findStage(version, cache, say);

/** Stands in the name of what is skipped. */
export const skipped = found.kind === "ready" ? "" : ` (skipped: ${found.reason})`;
