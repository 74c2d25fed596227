import { type FSWatcher, watch } from "node:fs";
import { basename, dirname } from "node:path";

/** Tells when one of the watched files changes; one call for a burst of changes. */
export interface FileWatch {
  /** From now on these files, whether they are there or not. */
  readonly files: (paths: Iterable<string>) => void;
  /** Settles with the next change; one that happened since the last call counts. */
  readonly next: () => Promise<void>;
}

/** Editors write a file in several steps: changes that come this close together are one. */
const BURST_MS = 60;

/**
 * Watches the folders of the files, so that one that is replaced or comes back is seen as well. The
 * watch ends with the process.
 */
export function watchFiles(): FileWatch {
  const folders = new Map<string, FSWatcher>();
  let watched: ReadonlySet<string> = new Set();
  let changed = false;
  let timer: NodeJS.Timeout | undefined;
  let wake: (() => void) | undefined;
  const note = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed = true;
      wake?.();
    }, BURST_MS);
  };
  const open = (folder: string): void => {
    if (folders.has(folder)) return;
    try {
      const watcher = watch(folder, (_, name) => {
        if (name === null || watched.has(`${folder}/${basename(name)}`)) note();
      });
      // A folder that goes is noticed by the next build, which finds its files missing.
      watcher.on("error", () => folders.delete(folder));
      folders.set(folder, watcher);
    } catch {
      // A folder that is not there: the nearest one above tells when it comes.
      const above = dirname(folder);
      if (above !== folder) {
        watched = new Set([...watched, folder]);
        open(above);
      }
    }
  };
  return {
    files: (paths) => {
      watched = new Set(paths);
      for (const folder of new Set([...watched].map((path) => dirname(path)))) open(folder);
    },
    next: async () => {
      if (!changed) await new Promise<void>((resolve) => (wake = resolve));
      changed = false;
    },
  };
}
