/** An existing set-up from the disk: everything is read, nothing is judged, nothing is run. */
import { basename, join, resolve } from "node:path";
import {
  CLAUDE,
  LOCAL_SETTINGS,
  PLUGIN_HOOKS,
  PLUGIN_MANIFEST,
  SERVERS,
  SETTINGS,
} from "#client/account-paths";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import type { Setup, SetupPlugin } from "../import/setup.ts";
import type { SetupFile } from "../import/setup-file.ts";
import type { Disk } from "./disk.ts";
import { folderFault } from "./folder-fault.ts";
import { type Tree, walkTree } from "./walk-tree.ts";

export interface SetupRead {
  readonly setup: Setup;
  readonly findings: readonly Diagnostic[];
}

/** Folders of `.claude/` whose files are part of a set-up; the rest is the client's own records. */
const PARTS = ["agents", "commands", "hooks", "output-styles", "rules", "skills", "workflows"];

/** `show` tells a path below `dir` to people; `dir` is a project, its `.claude/`, or a plugin. */
export function readSetup(disk: Disk, dir: string, show: (path: string) => string): SetupRead {
  const tree: Tree = { disk, show, files: [], findings: [] };
  const isClaude = basename(resolve(dir)) === CLAUDE;
  const top = isClaude ? resolve(dir, "..") : dir;
  const claude = join(top, CLAUDE);
  const fault = disk.existsSync(claude) ? folderFault(disk, claude) : undefined;
  if (fault !== undefined) {
    const path = show(claude);
    const finding = report("found-unreadable", startOf(path), { path, reason: fault });
    return { setup: { files: [], plugins: [] }, findings: [finding] };
  }
  const isPlugin = !disk.existsSync(claude) && isPluginFolder(disk, dir);
  const from = isPlugin ? dir : claude;
  for (const part of PARTS) walkTree(tree, join(from, part), `${CLAUDE}/${part}`);
  if (!isPlugin) {
    for (const path of [SETTINGS, LOCAL_SETTINGS, SERVERS]) walkTree(tree, join(top, path), path);
    tellOthers(tree, claude);
  }
  const folders = isPlugin
    ? [dir]
    : [join(claude, "plugins"), join(top, "plugins")].flatMap((one) => pluginFolders(tree, one, 6));
  const plugins = folders.map((folder) => readPlugin(tree, folder));
  const files = isPlugin
    ? tree.files.filter(({ path }) => path !== `${CLAUDE}/${PLUGIN_HOOKS}`)
    : tree.files;
  const own = files.filter(({ path }) => path.startsWith(`${CLAUDE}/`) || path === SERVERS);
  return {
    setup: { files: own.sort((a, b) => (a.path < b.path ? -1 : 1)), plugins },
    findings: tree.findings,
  };
}

const KNOWN = new Set([
  ...PARTS,
  ...[SETTINGS, LOCAL_SETTINGS].map((path) => basename(path)),
  "plugins",
]);

/** What else lies in `.claude/` is told by name, once each. */
function tellOthers({ disk, show, findings }: Tree, claude: string): void {
  if (!disk.existsSync(claude)) return;
  for (const name of [...disk.readdirSync(claude)].sort()) {
    if (KNOWN.has(name)) continue;
    const path = show(join(claude, name));
    const reason = "it is no part that the language or the bundle knows";
    findings.push(report("left-out", startOf(path), { what: `"${path}"`, reason }));
  }
}

function isPluginFolder(disk: Disk, folder: string): boolean {
  return [PLUGIN_MANIFEST, PLUGIN_HOOKS].some((path) => disk.existsSync(join(folder, path)));
}

/** One that cannot be listed stops the import: there may be guards in it. */
function pluginFolders(tree: Tree, folder: string, depth: number): readonly string[] {
  const { disk, show, findings } = tree;
  const stat = disk.lstatSync(folder, { throwIfNoEntry: false });
  if (depth === 0 || stat === undefined || !stat.isDirectory()) return [];
  if (isPluginFolder(disk, folder)) return [folder];
  const reason = folderFault(disk, folder);
  if (reason !== undefined) {
    const path = show(folder);
    findings.push(report("found-unreadable", startOf(path), { path, reason }));
    return [];
  }
  return [...disk.readdirSync(folder)]
    .sort()
    .filter((name) => name !== "node_modules" && name !== ".git")
    .flatMap((name) => pluginFolders(tree, join(folder, name), depth - 1));
}

function readPlugin(tree: Tree, folder: string): SetupPlugin {
  const one = (path: string): SetupFile | undefined => {
    const own: Tree = { ...tree, files: [] };
    walkTree(own, join(folder, path), `plugin:${basename(resolve(folder))}/${path}`);
    return own.files[0];
  };
  const manifest = one(PLUGIN_MANIFEST);
  const [hooks, servers] = [one(PLUGIN_HOOKS), one(SERVERS)];
  return {
    name: nameIn(manifest) ?? basename(resolve(folder)),
    ...(manifest === undefined ? {} : { manifest }),
    ...(hooks === undefined ? {} : { hooks }),
    ...(servers === undefined ? {} : { servers }),
  };
}

function nameIn(manifest: SetupFile | undefined): string | undefined {
  return /^\s*\{[\s\S]*?"name"\s*:\s*"([^"]+)"/u.exec(manifest?.text ?? "")?.[1];
}
