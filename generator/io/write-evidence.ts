import { dirname, join } from "node:path";
import type { Evidence } from "#plan/evidence";
import type { Disk } from "./disk.ts";
import { readEvidence } from "./read-evidence.ts";

/** The evidence file of one client version beside the spec. */
export function evidencePath(specFolder: string, client: string): string {
  return join(specFolder, "evidence", `claude-code-${client}.json`);
}

/** What that file says already, if it can be read. */
export function oldEvidence(disk: Disk, specFolder: string, client: string): Evidence | undefined {
  const { evidence } = readEvidence(disk, specFolder, specFolder);
  return evidence.find((each) => each.client === client);
}

/** Writes beside the file first, so that a run cut short never leaves half of it. */
export function writeEvidence(disk: Disk, path: string, text: string): void {
  const fresh = `${path}.new`;
  disk.mkdirSync(dirname(path), { recursive: true });
  disk.writeFileSync(fresh, text);
  disk.renameSync(fresh, path);
}
