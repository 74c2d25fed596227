/** The licences of packages whose code is part of the program; they ask to be handed on with it. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** One text of all; `folders` are those of the packages. */
export function licences(folders: readonly string[]): string {
  return folders.map((folder) => `${basename(folder)}\n\n${licenceIn(folder)}\n`).join(RULE);
}

const RULE = `\n${"-".repeat(72)}\n\n`;

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence to hand on`);
  return readFileSync(join(folder, file), "utf8").trim();
}
