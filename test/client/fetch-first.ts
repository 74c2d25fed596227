/** Fetches the client once, before several files want it at the same time. */
import { findStage } from "../../generator/verify/client/stage.ts";
import { cache, say, version } from "./client-version.ts";

export async function setup(): Promise<void> {
  await findStage(version, cache, say);
}
