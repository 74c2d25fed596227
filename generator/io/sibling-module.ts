/** A module beside the one that asks, whether that runs from its source (`.ts`) or from `dist/` (`.js`). */
export function siblingModule(from: string, name: string): URL {
  return new URL(`./${name}${from.endsWith(".ts") ? ".ts" : ".js"}`, from);
}
