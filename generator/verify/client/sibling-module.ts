/** A module beside this one by name, whether we run from the sources (`.ts`) or as built into `dist/` (`.js`). */
export function siblingModule(from: string, name: string): URL {
  return new URL(`./${name}${from.endsWith(".ts") ? ".ts" : ".js"}`, from);
}
