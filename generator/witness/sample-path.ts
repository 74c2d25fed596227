/** Paths below the globs of a place. */

/** One path that the glob means, and one below it. */
function pathsBelow(glob: string): readonly string[] {
  const path = glob
    .replaceAll(/\{([^{},]*)[^{}]*\}/gu, "$1")
    .replaceAll("**/", "")
    .replaceAll("**", "any")
    .replaceAll("*", "any")
    .replaceAll("?", "a");
  return [`${path}/a.txt`, path];
}

/** Paths below the first globs of many; a home folder is nobody's in a scene. */
export function samplePaths(globs: readonly string[]): readonly string[] {
  const plain = globs.filter((glob) => !glob.startsWith("~"));
  return (plain.length > 0 ? plain : globs).slice(0, 12).flatMap(pathsBelow);
}
