/** Can the client be shut off from every network here? If not, nothing is run: the reason is the result. */
import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import { siblingModule } from "../../io/sibling-module.ts";
import { programPath } from "./client-environment.ts";

export type Isolation =
  | { readonly kind: "isolated"; readonly flags: readonly string[] }
  | { readonly kind: "unavailable"; readonly reason: string };

/** The process namespace makes everything a run left behind die with the run. */
const NAMESPACES = [
  "--user",
  "--map-root-user",
  "--net",
  "--mount",
  "--pid",
  "--fork",
  "--kill-child",
];
/** Where `/proc` may not be mounted anew (some containers), the client runs with the outer one. */
const CANDIDATES = [[...NAMESPACES, "--mount-proc"], NAMESPACES];

/**
 * Run as root of the namespace: loopback up, by whichever program is there, and the machine's managed
 * settings out of sight, since they would be a mechanism that is not ours.
 */
const PRELUDE = [
  "ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || busybox ip link set lo up 2>/dev/null",
  "if [ -d /etc/claude-code ]; then mount -t tmpfs none /etc/claude-code || exit 3; fi",
  'exec "$@"',
].join("\n");

/** Tries the isolation once, with the launcher that the runs use; `unshare` is the program that makes it. */
export async function findIsolation(unshare = "unshare"): Promise<Isolation> {
  if (process.platform !== "linux") {
    return { kind: "unavailable", reason: "network namespaces exist on Linux only" };
  }
  let reason = "";
  for (const flags of CANDIDATES) {
    reason = await probe(flags, unshare);
    if (reason === "") return { kind: "isolated", flags };
  }
  return { kind: "unavailable", reason };
}

/** Starts the launcher inside the namespace; it waits for one line on stdin. */
export function startLauncher(
  flags: readonly string[],
  unshare = "unshare",
): ChildProcessWithoutNullStreams {
  const launcher = fileURLToPath(siblingModule(import.meta.url, "launcher"));
  const inside = ["sh", "-c", PRELUDE, "sh", process.execPath, launcher];
  // Our own compile cache, where there is one; the client's environment is made anew and has none of it.
  const cache = getCompileCacheDir();
  return spawn(unshare, [...flags, "--", ...inside], {
    env: { PATH: programPath(), ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
    // Its own group: Ctrl-C reaches us, and we end the launcher.
    detached: true,
  });
}

/** Empty when it works, else why not. */
function probe(flags: readonly string[], unshare: string): Promise<string> {
  return new Promise((resolve) => {
    const launcher = startLauncher(flags, unshare);
    let said = "";
    let complaint = "";
    launcher.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    launcher.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
    launcher.once("error", (error) => resolve(`unshare could not be started: ${error.message}`));
    launcher.once("close", () => {
      const failed = complaint.trim().split("\n").at(-1) || "the namespace could not be made";
      resolve(said.trim() === "ready" ? "" : failed);
    });
    launcher.stdin.on("error", () => undefined);
    launcher.stdin.write("probe\n");
  });
}
