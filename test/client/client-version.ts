/** Which client the tests are about, and where it is kept. */
import { join } from "node:path";
import { REPOSITORY } from "../support/repository.ts";

/** Another version: `CLIENT=latest npm run test:client`. */
export const version = process.env["CLIENT"] ?? "2.1.332";

export const cache = join(REPOSITORY, ".cache/clients");

export function say(message: string): void {
  process.stderr.write(`${message}\n`);
}
