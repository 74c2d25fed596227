/** Isolation worktrees: a copy of the project below `.claude/worktrees/<name>/`. */

const worktree = /[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;

/**
 * The same file as if it lay in the project itself: `<project>/.claude/worktrees/<name>/<rest>` is
 * `<project>/<rest>`, also when copies are nested. A file directly in `worktrees/` belongs to none.
 */
export function outsideWorktree(path: string): string {
  let at = path;
  for (let shorter = strip(at); shorter !== at; shorter = strip(at)) at = shorter;
  return at;
}

/** The project root keeps its name when nothing follows the copy's. */
function strip(path: string): string {
  return path.replace(worktree, "") || path;
}
