/** `manifest.json`: what the bundle holds, for checks, provisioning and scripts that are not ours. */
import { createHash } from "node:crypto";
import type { Span } from "#ir/span";
import type { FileKind, VirtualFile } from "../virtual-file.ts";

export const MANIFEST_PATH = "manifest.json";

export interface Manifest {
  readonly version: 1;
  /** The spec's name, and the lowest client that the bundle is for. */
  readonly name: string;
  readonly client: string;
  readonly files: readonly ManifestEntry[];
}

export interface ManifestEntry {
  /** Relative to the bundle. */
  readonly path: string;
  /** Of the file's bytes with LF line ends, hexadecimal. */
  readonly sha256: string;
  readonly mode: "644" | "755";
  readonly kind: FileKind;
  /** Where the file belongs in an account; absent = it stays in the bundle. */
  readonly place?: string;
  /** The first spec line behind it, `file:line`. */
  readonly spec: string;
}

export function sha256(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

const lineOf = (span: Span | undefined, specFile: string): string =>
  span === undefined ? `${specFile}:1` : `${span.file}:${span.start.line}`;

/** Lists the files, sorted by path; itself it does not list. */
export function manifestFile(
  about: { readonly name: string; readonly client: string; readonly span: Span },
  files: readonly VirtualFile[],
): VirtualFile {
  const entries = files.map(({ path, content, executable, kind, place, because }) => ({
    path,
    sha256: sha256(content),
    mode: executable ? ("755" as const) : ("644" as const),
    kind,
    ...(place === undefined ? {} : { place }),
    spec: lineOf(because[0], about.span.file),
  }));
  const manifest: Manifest = { version: 1, name: about.name, client: about.client, files: entries };
  return {
    path: MANIFEST_PATH,
    content: `${JSON.stringify(manifest, null, 2)}\n`,
    kind: "manifest",
    executable: false,
    because: [about.span],
  };
}
