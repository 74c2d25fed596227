/** The stage the client tests share: the pinned client, or the reason it cannot be run here. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { findStage } from "../../generator/verify/client/stage.ts";
import { REPOSITORY } from "../support/repository.ts";
import { cache, say, version } from "./client-version.ts";

// As the program itself does: the launcher is started a hundred times.
enableCompileCache(join(REPOSITORY, ".cache/compile"));

export const found = await findStage(version, cache, say);

/** Stands in the name of what is skipped. */
export const skipped = found.kind === "ready" ? "" : ` (skipped: ${found.reason})`;
