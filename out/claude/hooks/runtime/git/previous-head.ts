/** Where `-` and `@{-1}` lead: the branch that was checked out before. */
import type { Head } from "../shell/world.ts";
import { gitFile } from "./head.ts";
import type { Repository } from "./repository.ts";

export function previousHead(repository: Repository): Head {
  const log = gitFile(repository, "logs/HEAD")?.split("\n") ?? [];
  const last = log.findLast((line) => line.includes("\tcheckout: moving from "));
  const from =
    last === undefined ? undefined : /\tcheckout: moving from (\S+) to /u.exec(last)?.[1];
  if (from === undefined) return { unknown: "the branch before" };
  return /^[0-9a-f]{40,64}$/u.test(from) ? { detached: true } : { branch: from };
}
