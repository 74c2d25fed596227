/** A hook of ours that does nothing but leave a trace and end the way it was told. */
import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isObject, parseJson } from "./json.ts";
import type { JsonObject } from "./json.ts";
import type { Room, RoomFile } from "./room.ts";

export interface Probe {
  /** Letters, digits and hyphens; on stderr as `probe:<name>`, so a refusal says who refused. */
  readonly name: string;
  readonly exit?: number;
  /** Printed as it stands. */
  readonly stdout?: string;
  /** Seconds to hang before the end. */
  readonly hangS?: number;
  /** Further handler fields: `timeout`, `onFailure`. */
  readonly handler?: JsonObject;
}

/** One firing of a probe, with the payload it read. */
export interface Firing {
  readonly name: string;
  readonly payload: JsonObject;
}

/** Arguments: log folder, name, exit code, seconds to hang, stdout. The process id tells one firing from the next. */
const SCRIPT = `#!/bin/sh
cat > "$1/$2.$$"
[ "$4" = 0 ] || sleep "$4"
printf '%s' "$5"
echo "probe:$2" >&2
exit "$3"
`;

export const PROBE_FILE: RoomFile = { path: "probe.sh", content: SCRIPT, executable: true };

/** The handler entry for a settings file, an agent's front matter or a plugin's `hooks.json`. */
export function probeHandler(room: Room, probe: Probe): JsonObject {
  const args = [probe.name, String(probe.exit ?? 0), String(probe.hangS ?? 0), probe.stdout ?? ""];
  return {
    type: "command",
    command: "/bin/sh",
    args: [join(room.root, PROBE_FILE.path), traceFolder(room), ...args],
    ...probe.handler,
  };
}

/** A hook group: one matcher, one probe. */
export function probeGroup(room: Room, matcher: string | undefined, probe: Probe): JsonObject {
  const hooks = [probeHandler(room, probe)];
  return matcher === undefined ? { hooks } : { matcher, hooks };
}

/** Every firing in this room so far; order is not kept. */
export function readFirings(room: Room): readonly Firing[] {
  const folder = traceFolder(room);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const payload = parseJson(readFileSync(join(folder, file), "utf8"));
      return isObject(payload) ? [{ name: file.replace(/\.\w+$/, ""), payload }] : [];
    });
}

function traceFolder(room: Room): string {
  const folder = join(room.logs, "probes");
  mkdirSync(folder, { recursive: true });
  return folder;
}
