import { join } from "node:path";
import { type Preset, presetFolder } from "../init/presets.ts";
import type { Forge } from "../init/starter.ts";
import type { Disk } from "./disk.ts";
import { PACKAGE_ROOT } from "./readers.ts";

/** A preset's spec and the prompts beside it, from this program's own files. */
export function readPreset(
  disk: Disk,
  preset: Preset,
): { readonly spec: string; readonly prompts: ReadonlyMap<string, string> } {
  const folder = join(PACKAGE_ROOT, presetFolder(preset));
  const read = (path: string): string => disk.readFileSync(join(folder, path), "utf8");
  const prompts = filesBelow(disk, folder, "prompts").map((path) => [path, read(path)] as const);
  return { spec: read("enforcement.yaml"), prompts: new Map(prompts) };
}

export function readWorkflow(disk: Disk, forge: Forge): string {
  return disk.readFileSync(join(PACKAGE_ROOT, `templates/init/ci/${forge}.yml`), "utf8");
}

function filesBelow(disk: Disk, folder: string, path: string): readonly string[] {
  if (!disk.existsSync(join(folder, path))) return [];
  return disk
    .readdirSync(join(folder, path), { withFileTypes: true })
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(disk, folder, below) : [below];
    })
    .sort();
}
