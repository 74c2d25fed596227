/** Reads an account for `gen doctor`. Nothing is written, and no link that leads out is followed. */
import { dirname, join } from "node:path";
import type { Snapshot, Surroundings } from "../../doctor/snapshot.ts";
import type { AccountBundle } from "../../provision/account-bundle.ts";
import type { AccountEntry } from "../../provision/account-plan.ts";
import { AGENTS, HOOKS, RECEIPT, SERVERS, STATE } from "#client/account-paths";
import type { Receipt } from "../../provision/receipt.ts";
import type { Account } from "../account/open-account.ts";
import type { Disk } from "../disk.ts";
import { namedThings } from "./named-things.ts";
import { pluginFolders } from "./plugin-folders.ts";
import { filesBelow, foldersIn, markdownBelow, textOf } from "./seen-files.ts";
import { settingsFiles } from "./settings-files.ts";
import type { Homes } from "./surroundings.ts";

/** What is wanted of the account, so that its paths are looked at. */
interface Wanted {
  readonly bundle: AccountBundle;
  readonly receipt: Receipt | undefined;
}

export function accountSnapshot(
  disk: Disk,
  account: Account,
  { bundle, receipt }: Wanted,
  homes: Homes,
  surroundings: Surroundings,
): Snapshot {
  const dir = account.root;
  const gitRoot = above(dir, (folder) => disk.existsSync(join(folder, ".git")));
  const isReceived = (folder: string): boolean => disk.existsSync(join(folder, RECEIPT));
  const repositories = repositoriesBelow(disk, dir);
  return {
    ...surroundings,
    dir,
    gitRoot,
    accountAbove: isReceived(dir) ? undefined : above(dirname(dir), isReceived),
    repositoriesBelow: repositories,
    entries: entriesOf(account, bundle, receipt),
    settings: settingsFiles(disk, { dir, gitRoot, ...homes }),
    agents: markdownBelow(disk, join(dir, AGENTS), AGENTS),
    managedAgents: markdownBelow(disk, join(homes.managed, AGENTS), join(homes.managed, AGENTS)),
    nestedAgents: nestedAgents(disk, dir),
    plugins: pluginFolders(disk, dir),
    crlfScripts: crlfScripts(disk, dir),
    named: namedThings(disk, dir, homes.user),
  };
}

function entriesOf(
  account: Account,
  bundle: AccountBundle,
  receipt: Receipt | undefined,
): ReadonlyMap<string, AccountEntry> {
  const paths = [
    ...bundle.files.map(({ path }) => path),
    ...(receipt?.files ?? []).map(({ path }) => path),
    ...bundle.blocks.map(({ document }) => document),
    SERVERS,
    STATE,
  ];
  return new Map([...new Set(paths)].map((path) => [path, account.look(path)]));
}

/** The nearest folder at or above one that fits. */
function above(folder: string, fits: (folder: string) => boolean): string | undefined {
  if (fits(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : above(parent, fits);
}

/** How far down other starting points are looked for. */
const DEPTH = 3;

function foldersBelow(disk: Disk, folder: string, depth = DEPTH): readonly string[] {
  if (depth === 0) return [];
  return foldersIn(disk, folder)
    .filter((name) => name !== ".claude")
    .map((name) => join(folder, name))
    .flatMap((below) => [below, ...foldersBelow(disk, below, depth - 1)]);
}

function repositoriesBelow(disk: Disk, dir: string): readonly string[] {
  return foldersBelow(disk, dir).filter((folder) => disk.existsSync(join(folder, ".git")));
}

function nestedAgents(disk: Disk, dir: string): Snapshot["agents"] {
  return foldersBelow(disk, dir).flatMap((folder) => {
    const shown = `${folder.slice(dir.length + 1)}/${AGENTS}`.replaceAll("\\", "/");
    return markdownBelow(disk, join(folder, AGENTS), shown);
  });
}

function crlfScripts(disk: Disk, dir: string): readonly string[] {
  return filesBelow(disk, join(dir, HOOKS))
    .map((path) => `${HOOKS}/${path}`)
    .filter((path) => /^#![^\n]*\r\n/u.test(textOf(disk, join(dir, path)) ?? ""));
}
