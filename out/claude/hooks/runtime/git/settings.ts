/** The configuration a git command sees: files, what the command itself wrote, `-c` and environment. */
import { existsSync } from "../node-fs.ts";
import { readRegular } from "../regular-file.ts";
import { dirname, join } from "node:path";
import { physical } from "../shell/place.ts";
import type { Setting } from "../shell/world.ts";
import { parseConfig } from "./config-text.ts";
import type { GitCall } from "./git-call.ts";
import type { Repository } from "./repository.ts";

/** All settings, the strongest last. Conditional includes count as included. */
export function settingsOf(call: GitCall, repository: Repository | undefined): readonly Setting[] {
  const home = call.home;
  const files = [
    "/etc/gitconfig",
    ...(home === undefined
      ? []
      : [join(call.xdg ?? join(home, ".config"), "git", "config"), join(home, ".gitconfig")]),
    ...(repository === undefined
      ? []
      : [join(repository.commonDir, "config"), join(repository.gitDir, "config.worktree")]),
  ];
  return [
    ...files.flatMap((file) => fromFile(file, 5, home)),
    ...call.world.disk.settings,
    ...call.settings,
  ];
}

function fromFile(file: string, depth: number, home: string | undefined): readonly Setting[] {
  if (depth === 0 || !existsSync(file)) return [];
  const settings = readConfig(file);
  return settings.flatMap((setting) => {
    if (setting.key !== "include.path" && !/^includeif\..*\.path$/su.test(setting.key))
      return [setting];
    const path = setting.value.replace(/^~(?=\/)/u, home ?? "~");
    return [setting, ...fromFile(physical(dirname(file), path), depth - 1, home)];
  });
}

function readConfig(file: string): readonly Setting[] {
  try {
    return parseConfig(readRegular(file));
  } catch {
    return [];
  }
}

/** The value that counts; keys as {@link Setting} has them. */
export function settingValue(settings: readonly Setting[], key: string): string | undefined {
  return settings.findLast((setting) => setting.key === key)?.value;
}

export function settingValues(settings: readonly Setting[], key: string): readonly string[] {
  return settings.filter((setting) => setting.key === key).map((setting) => setting.value);
}
