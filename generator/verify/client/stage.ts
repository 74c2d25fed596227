/** Everything a run on the real client needs before it can start, or the reason why it cannot. */
import { fetchClient } from "./fetch-client.ts";
import type { Progress } from "./fetch-client.ts";
import { findIsolation } from "./isolation.ts";
import type { Stage } from "./run-arm.ts";

export type StageFound =
  | { readonly kind: "ready"; readonly version: string; readonly stage: Stage }
  | { readonly kind: "unavailable"; readonly reason: string };

/** Isolation is asked first: where it is impossible, nothing is fetched. `cache` holds a folder per version. */
export async function findStage(
  version: string,
  cache: string,
  progress: Progress,
): Promise<StageFound> {
  const isolation = await findIsolation();
  if (isolation.kind === "unavailable") return isolation;
  const client = await fetchClient(version, cache, progress);
  if (client.kind === "unavailable") return client;
  return { kind: "ready", version: client.version, stage: { binary: client.binary, isolation } };
}
