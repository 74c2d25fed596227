/**
 * One run at a time: the folder `.claude/enforcement-stage` is both the lock and the place where a
 * run lays its files ready. It is made under another name with its owner inside and renamed, which
 * succeeds for one run only. What a dead run left there is taken back by the next one.
 */
import { join, posix } from "node:path";
import { STAGE } from "#client/account-paths";
import { type Disk, errorCode } from "../disk.ts";
import { isOver, type Owner, type Processes, readOwner } from "./owner.ts";

const LOCK = posix.basename(STAGE);
const OWNER = "owner.json";

/** The lock of an account, held; or who holds it. */
export type Lock =
  | {
      /** The folder of this run, absolute. */
      readonly stage: string;
      /** Folders of runs that ended in the middle, absolute. */
      readonly interrupted: readonly string[];
    }
  | { readonly heldBy: Owner | undefined; readonly at: string };

/** Takes the lock; `claude` is the account's `.claude` folder, which must be there. */
export function takeLock(disk: Disk, claude: string, processes: Processes): Lock {
  const at = join(claude, LOCK);
  const own = join(claude, `${LOCK}-${processes.unique()}`);
  disk.mkdirSync(own);
  try {
    disk.writeFileSync(join(own, OWNER), `${JSON.stringify(processes.self)}\n`);
    for (let tries = 0; !renamed(disk, own, at); tries += 1) {
      const owner = ownerOf(disk, at);
      if (tries > 9 || (disk.existsSync(at) && !isOver(owner, processes))) {
        disk.rmSync(own, { recursive: true, force: true });
        return { heldBy: owner, at };
      }
      // Whichever run gets to move it aside, the one that gets the lock takes it back.
      renamed(disk, at, join(claude, `${LOCK}-${processes.unique()}`));
    }
  } catch (error) {
    disk.rmSync(own, { recursive: true, force: true });
    throw error;
  }
  const interrupted = disk
    .readdirSync(claude)
    .filter((name) => name.startsWith(`${LOCK}-`))
    .map((name) => join(claude, name))
    .filter((folder) => isOver(ownerOf(disk, folder), processes));
  return { stage: at, interrupted };
}

/** Whether a run is at work, or one has ended in the middle; `claude` need not be there. */
export function hasStage(disk: Disk, claude: string): boolean {
  return disk.existsSync(claude) && disk.readdirSync(claude).some((name) => name.startsWith(LOCK));
}

function ownerOf(disk: Disk, folder: string): Owner | undefined {
  try {
    return readOwner(disk.readFileSync(join(folder, OWNER), "utf8"));
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return undefined;
  }
}

const TAKEN: ReadonlySet<string | undefined> = new Set(["ENOTEMPTY", "EEXIST", "EPERM", "ENOENT"]);

function renamed(disk: Disk, from: string, to: string): boolean {
  try {
    disk.renameSync(from, to);
    return true;
  } catch (error) {
    if (!TAKEN.has(errorCode(error))) throw error;
    return false;
  }
}
