import { resolve, sep } from "node:path";
import type { Disk } from "./disk.ts";

/** The same disk, noting every file that somebody asks for, there or not; those below `except` are not. */
export function readingDisk(disk: Disk, asked: Set<string>, except: string): Disk {
  // Safe: overloads cannot be written as an arrow; every argument goes on as it came.
  const readFileSync = ((path: unknown, ...rest: []) => {
    const full = typeof path === "string" ? resolve(path) : undefined;
    if (full !== undefined && !full.startsWith(except + sep)) asked.add(full);
    return disk.readFileSync(path as string, ...rest);
  }) as Disk["readFileSync"];
  return { ...disk, readFileSync };
}
