/** The glob library itself. Nothing but `glob.ts` asks it. */
import picomatch from "picomatch";

export function scanned(glob: string): { readonly base: string; readonly rest: string } {
  const { base, glob: rest } = picomatch.scan(glob);
  return { base, rest };
}

/** Hidden names are names like any other. */
export function matcher(globs: readonly string[], ignoreCase: boolean): (path: string) => boolean {
  return picomatch([...globs], { dot: true, nocase: ignoreCase });
}
