import { cpSync, existsSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { CLAUDE, SERVERS } from "#client/account-paths";

/**
 * Lays `folder` out as an account that the bundle was copied into: `.claude` and `.mcp.json`. The
 * sources beside the scripts stay behind, no client reads them.
 */
export function layOutAccount(out: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const claude = join(out, "claude");
  if (!existsSync(claude)) return;
  cpSync(claude, join(folder, CLAUDE), {
    recursive: true,
    filter: (path) => !path.endsWith(".ts") && basename(path) !== "mcp.json",
  });
  const servers = join(claude, "mcp.json");
  if (existsSync(servers)) cpSync(servers, join(folder, SERVERS));
}
