import type { Piece } from "./piece.ts";

/** One piece per command line, in a repository on the branch. */
export function commands(lines: readonly string[], branch?: string): readonly Piece[] {
  return lines.map((command) => ({
    input: { command },
    ...(branch === undefined ? {} : { place: "repository", branch }),
  }));
}

/** Command lines whose meaning the text does not show. */
export const OPAQUE_GIT: readonly string[] = [
  "git $WORDS",
  'git commit -m x && git "$VERB" origin main',
];
