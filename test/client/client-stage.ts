/** The stage the client tests share: the pinned client, or the reason it cannot be run here. */
import { fileURLToPath } from "node:url";
import { findStage } from "../../generator/verify/client/stage.ts";

/** Another version: `CLIENT=latest npm run test:client`. */
const version = process.env["CLIENT"] ?? "2.1.332";
const cache = fileURLToPath(new URL("../../.cache/clients", import.meta.url));

export const found = await findStage(version, cache, (message) =>
  process.stderr.write(`${message}\n`),
);

/** Stands in the name of what is skipped. */
export const skipped = found.kind === "ready" ? "" : ` (skipped: ${found.reason})`;
