import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Span } from "#ir/span";
import type { VirtualFile } from "../emit/virtual-file.ts";

/** Name of the manifest in the bundle. */
export const MANIFEST = "manifest.json";

/** One file of the bundle as the manifest lists it; `spec/manifest.schema.json` says the same. */
export interface Entry {
  readonly path: string;
  /** Of the content with LF line ends, hexadecimal. */
  readonly sha256: string;
  readonly mode: "0644" | "0755";
  readonly kind: string;
  /** Where the file goes in an account; `null` = it stays in the bundle. */
  readonly place: string | null;
  /** `file:line` of the spec parts behind it; files relative to the spec's own folder. */
  readonly spec: readonly string[];
}

/** The fingerprint that the manifest gives of a file's content. */
export function sha256(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The manifest of `files` as a file of the bundle: one line per file, sorted by path. */
export function manifestOf(files: readonly VirtualFile[], specFile: string): VirtualFile {
  const lines = files
    .map((file): Entry => {
      const { path, content, kind, place = null } = file;
      const mode = file.executable ? "0755" : "0644";
      const spec = specLines(file.because, specFile);
      return { path, sha256: sha256(content), mode, kind, place, spec };
    })
    .sort((a, b) => compareText(a.path, b.path))
    .map((entry) => `    ${JSON.stringify(entry)}`);
  const content = `{\n  "manifest": 1,\n  "files": [\n${lines.join(",\n")}\n  ]\n}\n`;
  return { path: MANIFEST, content, kind: "manifest", executable: false, because: [] };
}

/** The places in the spec as `file:line`, in the order of the text, each once. */
function specLines(because: readonly Span[], specFile: string): readonly string[] {
  const sorted = [...because].sort(
    (a, b) => compareText(a.file, b.file) || a.start.line - b.start.line,
  );
  const folder = posix.dirname(specFile);
  const lines = sorted.map(({ file, start }) => `${posix.relative(folder, file)}:${start.line}`);
  return [...new Set(lines)];
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** What an old manifest says, or why it says nothing that could be relied on. */
export type Manifest = { readonly entries: readonly Entry[] } | { readonly reason: string };

/**
 * Reads an old manifest. It may have been written by anybody, and files are removed on its word:
 * one entry that is not ours, or leads out of the bundle, and the whole is refused.
 */
export function readManifest(text: string): Manifest {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { reason: "it is not JSON" };
  }
  if (!isRecord(parsed) || parsed["manifest"] !== 1) return { reason: "it is of another version" };
  const files: unknown = parsed["files"];
  if (!Array.isArray(files)) return { reason: "it lists no files" };
  const bad = files.findIndex((file) => !isEntry(file));
  if (bad !== -1) return { reason: `its entry ${bad + 1} is not one of a build` };
  const entries = files.filter(isEntry);
  const paths = new Set(entries.map(({ path }) => path));
  return paths.size === entries.length ? { entries } : { reason: "it lists a file twice" };
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false;
  const { path, sha256: hash, mode, kind, place, spec } = value;
  return (
    isInside(path) &&
    typeof hash === "string" &&
    /^[0-9a-f]{64}$/u.test(hash) &&
    (mode === "0644" || mode === "0755") &&
    typeof kind === "string" &&
    (place === null || isInside(place)) &&
    Array.isArray(spec) &&
    spec.every((line) => typeof line === "string")
  );
}

/** A relative path of plain names with forward slashes, so that it cannot lead out. */
function isInside(path: unknown): path is string {
  return (
    typeof path === "string" &&
    path.split("/").every((part) => /^[^\\:\p{Cc}]+$/u.test(part) && part !== "." && part !== "..")
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
