import { posix } from "node:path";
import { isObject } from "#runtime/json-object";
import type { Block } from "#ir/documents";
import type { Project } from "#ir/project";
import type { Span } from "#ir/span";
import type { Packaging } from "#plan/plan";
import { sha256 } from "#plan/sha256";
import type { VirtualFile } from "../emit/virtual-file.ts";
import { HOOKS, pluginFolder, RECEIPT, STATE } from "#client/account-paths";
import { isInsidePath } from "../provision/inside-path.ts";

/** Name of the manifest in the bundle. */
export const MANIFEST = "manifest.json";

/** One file of the bundle as the manifest lists it; `spec/manifest.schema.json` says the same. */
export interface Entry {
  readonly path: string;
  /** Of the content with LF line ends, hexadecimal. */
  readonly sha256: string;
  readonly mode: "0644" | "0755";
  readonly kind: string;
  /** The packaging that brings the file into an account; `null` = it stays in the bundle. */
  readonly packaging: Packaging | null;
  /** Where the file goes in an account; `null` = it stays in the bundle. */
  readonly place: string | null;
  /** `file:line` of the spec parts behind it; files relative to the spec's own folder. */
  readonly spec: readonly string[];
}

/** A text of the bundle for a document of the account. */
export interface BlockEntry {
  readonly name: string;
  /** Where the text lies in the bundle. */
  readonly path: string;
  readonly document: string;
  readonly heading: string;
  /** The lines that stand around the text in the document. */
  readonly begin: string;
  readonly end: string;
}

/** What whoever brings the bundle into an account has to know beside the files. */
export interface ManifestHead {
  /** Name of the spec. */
  readonly name: string;
  /** Lowest client version. */
  readonly client: string;
  /** File names below `.claude/hooks` by which handlers in settings are known as ours. */
  readonly scripts: readonly string[];
  /** Files that hooks write in an account. */
  readonly state: readonly string[];
  readonly blocks: readonly BlockEntry[];
}

/** The manifest of `files` as a file of the bundle: one line per file, sorted by path. */
export function manifestOf(
  files: readonly VirtualFile[],
  specFile: string,
  project: Project,
): VirtualFile {
  const entries = files
    .map((file) => entryOf(file, specFile, project.name))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const { name, client, blocks } = project;
  const head = {
    manifest: 1,
    name,
    client: client.atLeast,
    scripts: scriptsOf(entries),
    state: [STATE],
    receipt: RECEIPT,
  };
  const lines = [
    ...Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`),
    `  "blocks": ${listText(blocks.map((block) => blockEntry(name, block)))}`,
    `  "files": ${listText(entries)}`,
  ];
  const content = `{\n${lines.join(",\n")}\n}\n`;
  return { path: MANIFEST, content, kind: "manifest", executable: false, because: [] };
}

/** One line per item. */
function listText(items: readonly object[]): string {
  if (items.length === 0) return "[]";
  return `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`;
}

function entryOf(file: VirtualFile, specFile: string, name: string): Entry {
  const { path, content, kind } = file;
  const mode = file.executable ? "0755" : "0644";
  const spec = specLines(file.because, specFile);
  return { path, sha256: sha256(content), mode, kind, ...placeOf(file, name), spec };
}

/** Sources are for readers: only what the client loads goes into an account. */
function placeOf(file: VirtualFile, name: string): Pick<Entry, "packaging" | "place"> {
  if (file.place !== undefined) return { packaging: "project", place: file.place };
  const inPlugin = /^plugin\/(.+)$/u.exec(file.path)?.[1];
  const isSource = file.kind === "hook-source" || file.kind === "runtime";
  return inPlugin === undefined || isSource
    ? { packaging: null, place: null }
    : { packaging: "plugin", place: `${pluginFolder(name)}/${inPlugin}` };
}

function scriptsOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ place, kind }) => {
    // A carried script stays the user's, wherever it lies.
    if (kind !== "hook") return [];
    const [folder, name] = [posix.dirname(place ?? ""), posix.basename(place ?? "")];
    return folder === HOOKS && name.endsWith(".mjs") ? [name] : [];
  });
}

function blockEntry(spec: string, { name, document, under }: Block): BlockEntry {
  return {
    name,
    path: `docs/blocks/${name}.md`,
    document,
    heading: under,
    begin: `<!-- ${spec}:${name}:begin -->`,
    end: `<!-- ${spec}:${name}:end -->`,
  };
}

/** The places in the spec as `file:line`, in the order of the text, each once. */
function specLines(because: readonly Span[], specFile: string): readonly string[] {
  const sorted = [...because].sort(
    (a, b) => compareText(a.file, b.file) || a.start.line - b.start.line,
  );
  const folder = posix.dirname(specFile);
  const shown = new Map(
    [...new Set(sorted.map(({ file }) => file))].map((file) => [
      file,
      posix.relative(folder, file),
    ]),
  );
  const lines = sorted.map(({ file, start }) => `${shown.get(file) ?? file}:${start.line}`);
  return [...new Set(lines)];
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** What an old manifest says, or why it says nothing that could be relied on. */
export type Manifest =
  { readonly entries: readonly Entry[]; readonly head: ManifestHead } | { readonly reason: string };

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
  if (!isObject(parsed) || parsed["manifest"] !== 1) return { reason: "it is of another version" };
  const files: unknown = parsed["files"];
  if (!Array.isArray(files)) return { reason: "it lists no files" };
  const bad = files.findIndex((file) => !isEntry(file));
  if (bad !== -1) return { reason: `its entry ${bad + 1} is not one of a build` };
  const entries = files.filter(isEntry);
  const paths = new Set(entries.map(({ path }) => path));
  if (paths.size !== entries.length) return { reason: "it lists a file twice" };
  return isHead(parsed) ? { entries, head: parsed } : { reason: "its head is not one of a build" };
}

const CHOICES: readonly ((value: unknown) => boolean)[] = [
  (mode) => mode === "0644" || mode === "0755",
  (kind) => typeof kind === "string",
  (packaging) => packaging === null || packaging === "project" || packaging === "plugin",
];

function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { path, sha256: hash, mode, kind, packaging, place, spec } = value;
  return (
    isInsidePath(path) &&
    typeof hash === "string" &&
    /^[0-9a-f]{64}$/u.test(hash) &&
    [mode, kind, packaging].every((one, index) => CHOICES[index]?.(one)) &&
    (place === null || isInsidePath(place)) &&
    Array.isArray(spec) &&
    spec.every((line) => typeof line === "string")
  );
}

function isHead(value: unknown): value is ManifestHead {
  if (!isObject(value)) return false;
  const { name, client, scripts, state, blocks } = value;
  const isText = (one: unknown): boolean => typeof one === "string" && one !== "";
  return (
    [name, client].every(isText) &&
    Array.isArray(scripts) &&
    scripts.every(isText) &&
    Array.isArray(state) &&
    state.every(isInsidePath) &&
    Array.isArray(blocks) &&
    blocks.every(isBlock)
  );
}

function isBlock(value: unknown): value is BlockEntry {
  if (!isObject(value)) return false;
  const { path, document } = value;
  const texts = ["name", "heading", "begin", "end"].map((key) => value[key]);
  return (
    isInsidePath(path) && isInsidePath(document) && texts.every((text) => typeof text === "string")
  );
}
