/** A file of the project as context. It must really lie there: a link out of the project is no source. */
import { readFileSync, statSync } from "../node-fs.ts";
import { resolve } from "node:path";
import type { Call } from "../call.ts";
import { placementOf } from "../paths/place.ts";
import type { PartText } from "./part-text.ts";

const mostBytes = 1024 * 1024;

export function filePart(path: string, call: Call): PartText {
  const file = resolve(call.projectDir, path);
  try {
    if (placementOf([file], ["."], call) !== "inside") return { down: "outside the project" };
    const { size, isFile } = fileAt(file);
    if (!isFile) return { down: "no regular file" };
    if (size > mostBytes) return { down: "larger than 1 MB" };
    const text = readFileSync(file, "utf8")
      .replace(/^\uFEFF/u, "")
      .trim();
    return text === "" ? { down: "empty" } : { text };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { down: code === "ENOENT" ? "no such file" : `cannot be read ${code}`.trim() };
  }
}

/** Asked before reading: a pipe that nobody writes would never end. */
function fileAt(path: string): { readonly size: number; readonly isFile: boolean } {
  const found = statSync(path);
  return { size: found.size, isFile: found.isFile() };
}
