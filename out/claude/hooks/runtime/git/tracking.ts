/** Which remote branch a local one follows after the command said so. */
import { literal, type Word } from "../shell/words/word.ts";
import type { Head, World } from "../shell/world.ts";
import { withSettings } from "./changed-disk.ts";
import type { GitCall } from "./git-call.ts";
import type { Repository } from "./repository.ts";
import { settingsOf } from "./settings.ts";

/** A branch that starts at a remote branch follows it; `push.default = upstream` then pushes there. */
export function following(
  world: World,
  head: Head,
  from: Word | undefined,
  call: GitCall,
  repository: Repository,
): World {
  const start =
    from === undefined ? undefined : literal(from)?.replace(/^(?:refs\/)?remotes\//u, "");
  if (!("branch" in head) || start === undefined) return world;
  const remotes = settingsOf(call, repository).flatMap(
    ({ key }) => /^remote\.(.+)\.url$/su.exec(key)?.[1] ?? [],
  );
  const remote = remotes.find((name) => start.startsWith(`${name}/`));
  if (remote === undefined) return world;
  return withSettings(world, [
    { key: `branch.${head.branch}.remote`, value: remote },
    { key: `branch.${head.branch}.merge`, value: `refs/heads/${start.slice(remote.length + 1)}` },
  ]);
}
