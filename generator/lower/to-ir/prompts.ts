import type { Path } from "../../load/spans.ts";
import { problem, type Scope } from "./scope.ts";

/** The text of a prompt body, byte for byte; empty after reporting a missing file. */
export function bodyOf(scope: Scope, file: string, path: Path): string {
  const text = scope.readBesideSpec(file);
  if (text === undefined) problem(scope, "missing-file", path, { path: file });
  return text ?? "";
}
