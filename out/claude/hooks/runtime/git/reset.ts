/** `git reset`: does it move the branch, or only the index and files? */
import { existsSync } from "../node-fs.ts";
import { join } from "node:path";
import { hasOption } from "../shell/words/options.ts";
import { isKnown } from "../shell/place.ts";
import { literal } from "../shell/words/word.ts";
import { isRef } from "./checkout.ts";
import type { Moving } from "./moving.ts";

/** With paths, or to where the branch is anyway, the branch stays. */
export function resetMoves(moving: Moving, branch: string): boolean {
  const { parsed } = moving;
  const [to, ...paths] = parsed.operands;
  const isAboutPaths =
    paths.length > 0 ||
    parsed.dashes === 0 ||
    hasOption(parsed, "-p", "--patch", "--pathspec-from-file");
  if (to === undefined || isAboutPaths) return false;
  const name = literal(to);
  if (name === undefined) return true;
  if (["HEAD", "@", branch, `refs/heads/${branch}`].includes(name)) return false;
  return parsed.dashes !== undefined || isRef(name, moving.repository) || !isPath(name, moving);
}

function isPath(name: string, moving: Moving): boolean {
  return isKnown(moving.call.dir) && existsSync(join(moving.call.dir, name));
}
