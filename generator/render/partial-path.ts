/** Where a partial lies below `templates/`: `{{> hook-entry}}` is `partials/hook-entry.md.hbs`. */
const FOLDER = "partials/";
const ENDING = ".md.hbs";

export function partialPath(name: string): string {
  return FOLDER + name + ENDING;
}

/** The partial that a template is; undefined = it is none. */
export function partialName(path: string): string | undefined {
  return path.startsWith(FOLDER) ? path.slice(FOLDER.length, -ENDING.length) : undefined;
}
