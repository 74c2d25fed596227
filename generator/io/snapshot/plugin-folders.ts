import { join } from "node:path";
import { CLAUDE, PLUGIN_HOOKS, PLUGIN_MANIFEST, SKILLS } from "#client/account-paths";
import type { PluginFolder } from "../../doctor/snapshot.ts";
import type { Disk } from "../disk.ts";
import { foldersIn, markdownBelow, textOf } from "./seen-files.ts";

/** Folders of an account that hold plugins, one per subfolder. */
const PLACES = ["plugins", SKILLS, `${CLAUDE}/plugins`] as const;

/** The plugins in an account: folders with a plugin manifest, or with agents or hooks of one. */
export function pluginFolders(disk: Disk, dir: string): readonly PluginFolder[] {
  return PLACES.flatMap((place) =>
    foldersIn(disk, join(dir, place)).flatMap((name) => {
      const path = `${place}/${name}`;
      const folder = join(dir, path);
      const text = textOf(disk, join(folder, PLUGIN_HOOKS));
      const agents = markdownBelow(disk, join(folder, "agents"), `${path}/agents`);
      const isPlugin = disk.existsSync(join(folder, PLUGIN_MANIFEST));
      if (!isPlugin && text === undefined && agents.length === 0) return [];
      const hooks = text === undefined ? {} : { hooks: { path: `${path}/${PLUGIN_HOOKS}`, text } };
      return [{ path, agents, ...hooks }];
    }),
  );
}
