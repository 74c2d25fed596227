import type { Check } from "../check.ts";
import { all, underFault } from "../loss.ts";

/**
 * Whether the user has trusted the workspace: hooks in agents' front matter wait for that, and a
 * plugin of the project is not loaded at all. Trust in a folder above does not count, nor does `-p`
 * (2.1.332, observed).
 */
export const trust: Check = ({ snapshot, expected }) => {
  const { memory, dir, gitRoot } = snapshot;
  const known = memory.kind === "read" ? memory.projects : [];
  const isTrusted = known.some(({ path, trusted }) => {
    return trusted && [dir, gitRoot].includes(withoutSlash(path));
  });
  if (isTrusted) return [];
  const isPlugin = expected.bundle.packaging === "plugin";
  const why = memory.kind === "unusable" ? ` (it cannot be read: ${memory.reason})` : "";
  return [
    {
      check: "trust",
      severity: "error",
      path: memory.path,
      message: `the workspace ${gitRoot ?? dir} is not trusted${why}: ${isPlugin ? "the plugin is not loaded" : "hooks of agents' front matter are skipped, settings hooks wait in interactive sessions"}`,
      fix: "Start the client there once and accept its question.",
      loses: isPlugin ? all : underFault("untrusted"),
    },
  ];
};

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/[\\/]$/u, "") : path;
}
