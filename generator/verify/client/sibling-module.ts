/** A module beside this one by name, whether we run from source (`.ts`) or from the published build (`.js`). */
export function siblingModule(from: string, name: string): URL {
  return new URL(`./${name}${from.endsWith(".ts") ? ".ts" : ".js"}`, from);
}
