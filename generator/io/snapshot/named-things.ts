import { join, posix } from "node:path";
import { CLAUDE } from "#client/account-paths";
import type { NamedThing } from "../../doctor/snapshot.ts";
import type { Disk } from "../disk.ts";
import { filesBelow } from "./seen-files.ts";

/** Commands and skills that a person can type, of the account and of the user. */
export function namedThings(disk: Disk, dir: string, user: string): readonly NamedThing[] {
  return [
    ...thingsIn(disk, join(dir, CLAUDE), CLAUDE, "account"),
    ...thingsIn(disk, user, user, "user"),
  ];
}

function thingsIn(
  disk: Disk,
  folder: string,
  shown: string,
  owner: NamedThing["owner"],
): readonly NamedThing[] {
  const commands = filesBelow(disk, join(folder, "commands"))
    .filter((path) => path.endsWith(".md"))
    .map((path) => ({
      kind: "command" as const,
      name: posix.basename(path, ".md"),
      path: `${shown}/commands/${path}`,
      owner,
    }));
  const skills = filesBelow(disk, join(folder, "skills"), 1).flatMap((path) => {
    const name = /^([^/]+)\/SKILL\.md$/u.exec(path)?.[1];
    return name === undefined
      ? []
      : [{ kind: "skill" as const, name, path: `${shown}/skills/${path}`, owner }];
  });
  return [...commands, ...skills];
}
