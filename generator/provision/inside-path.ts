/** Whether it is a relative path of plain names with forward slashes, so that it cannot lead out. */
export function isInsidePath(path: unknown): path is string {
  return (
    typeof path === "string" &&
    path.split("/").every((part) => /^[^\\:\p{Cc}]+$/u.test(part) && part !== "." && part !== "..")
  );
}

/** Every folder on the way to `path`, outermost first. */
export function foldersTo(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
