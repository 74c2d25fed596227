/** `git reset`: does it move the branch, or only the index and files? */
import { existsSync } from "../node-fs.ts";
import { join } from "node:path";
import { hasOption } from "../shell/options.ts";
import { isKnown } from "../shell/place.ts";
import { literal } from "../shell/word.ts";
import { isRef } from "./checkout.ts";
import type { Moving } from "./moves.ts";

/** With paths, or to where the branch is anyway, the branch stays. */
export function resetMoves(moving: Moving, branch: string): boolean {
  const { parsed } = moving;
  if (hasOption(parsed, "-p", "--patch", "--pathspec-from-file")) return false;
  const [to, ...paths] = parsed.operands;
  if (to === undefined || parsed.dashes === 0) return false;
  if (paths.length > 0) return false;
  const name = literal(to);
  if (name === undefined) return true;
  if (name === "HEAD" || name === "@" || name === branch || name === `refs/heads/${branch}`)
    return false;
  const isPath = isKnown(moving.call.dir) && existsSync(join(moving.call.dir, name));
  return !isPath || isRef(name, moving.repository) || parsed.dashes !== undefined;
}
