import { type Disk, errorCode, reasonOf } from "./disk.ts";

/** Why nothing can be read from a folder, in words; `undefined` = it is there and can be listed. */
export function folderFault(disk: Disk, folder: string): string | undefined {
  try {
    const real = disk.realpathSync(folder);
    if (!disk.lstatSync(real).isDirectory()) return "it is not a folder";
    disk.readdirSync(real);
    return undefined;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return errorCode(error) === "ENOENT" ? "there is no such folder" : reasonOf(error);
  }
}
