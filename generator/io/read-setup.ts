/** An existing set-up from the disk: everything is read, nothing is judged, nothing is run. */
import { basename, join, resolve } from "node:path";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { startOf } from "#ir/span";
import type { Setup, SetupPlugin } from "../import/setup.ts";
import type { SetupFile } from "../import/setup-file.ts";
import type { Disk } from "./disk.ts";
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
  const isClaude = basename(resolve(dir)) === ".claude";
  const top = isClaude ? resolve(dir, "..") : dir;
  const claude = join(top, ".claude");
  const isPlugin = !disk.existsSync(claude) && isPluginFolder(disk, dir);
  const from = isPlugin ? dir : claude;
  for (const part of PARTS) walkTree(tree, join(from, part), `.claude/${part}`);
  if (!isPlugin) {
    for (const name of ["settings.json", "settings.local.json"]) {
      walkTree(tree, join(claude, name), `.claude/${name}`);
    }
    walkTree(tree, join(top, ".mcp.json"), ".mcp.json");
    tellOthers(tree, claude);
  }
  const folders = isPlugin
    ? [dir]
    : [join(claude, "plugins"), join(top, "plugins")].flatMap((one) => pluginFolders(disk, one, 6));
  const plugins = folders.map((folder) => readPlugin(tree, folder));
  const files = isPlugin
    ? tree.files.filter(({ path }) => path !== ".claude/hooks/hooks.json")
    : tree.files;
  const own = files.filter(({ path }) => path.startsWith(".claude/") || path === ".mcp.json");
  return {
    setup: { files: own.sort((a, b) => (a.path < b.path ? -1 : 1)), plugins },
    findings: tree.findings,
  };
}

const KNOWN = new Set([...PARTS, "settings.json", "settings.local.json", "plugins"]);

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
  return [".claude-plugin/plugin.json", "hooks/hooks.json"].some((path) =>
    disk.existsSync(join(folder, path)),
  );
}

function pluginFolders(disk: Disk, folder: string, depth: number): readonly string[] {
  const stat = disk.lstatSync(folder, { throwIfNoEntry: false });
  if (depth === 0 || stat === undefined || !stat.isDirectory()) return [];
  if (isPluginFolder(disk, folder)) return [folder];
  return [...disk.readdirSync(folder)]
    .sort()
    .filter((name) => name !== "node_modules" && name !== ".git")
    .flatMap((name) => pluginFolders(disk, join(folder, name), depth - 1));
}

function readPlugin(tree: Tree, folder: string): SetupPlugin {
  const one = (path: string): SetupFile | undefined => {
    const own: Tree = { ...tree, files: [] };
    walkTree(own, join(folder, path), `plugin:${basename(resolve(folder))}/${path}`);
    return own.files[0];
  };
  const manifest = one(".claude-plugin/plugin.json");
  const [hooks, servers] = [one("hooks/hooks.json"), one(".mcp.json")];
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
