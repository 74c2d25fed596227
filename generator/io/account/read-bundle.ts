import { join } from "node:path";
import { isObject, type JsonObject } from "#runtime/json-object";
import type { Packaging } from "#plan/plan";
import { SERVERS, SETTINGS } from "#client/account-paths";
import type { AccountBlock, AccountBundle, AccountFile } from "../../provision/account-bundle.ts";
import type { WantedHooks } from "../../provision/merge-hooks.ts";
import { NOTHING_WANTED, type WantedJson } from "../../provision/merge-json.ts";
import type { Disk } from "../disk.ts";
import { sha256 } from "#plan/sha256";
import { type Entry, MANIFEST, type ManifestHead, readManifest } from "../manifest.ts";
import { readText } from "../read-text.ts";

/** Why a built bundle cannot be used. */
export interface BundleFault {
  /** Below the bundle's folder. */
  readonly path: string;
  readonly reason: string;
}

/** Reads what one packaging brings into an account, each file checked against the manifest. */
export function readBundle(
  disk: Disk,
  out: string,
  packaging: Packaging,
): AccountBundle | { readonly fault: BundleFault } {
  const read = readText(disk, join(out, MANIFEST));
  if (!("text" in read)) return { fault: { path: MANIFEST, reason: read.reason } };
  const manifest = readManifest(read.text);
  if ("reason" in manifest) return { fault: { path: MANIFEST, reason: manifest.reason } };
  const { entries, head } = manifest;
  const texts = new Map<string, string>();
  const faults: BundleFault[] = [];
  const needed = new Set(head.blocks.map(({ path }) => path));
  for (const entry of entries) {
    if (entry.packaging !== packaging && !needed.has(entry.path)) continue;
    const file = readChecked(disk, out, entry);
    if ("fault" in file) faults.push(file.fault);
    else texts.set(entry.path, file.text);
  }
  const missing = head.blocks.find(({ path }) => !texts.has(path));
  if (missing !== undefined) faults.push({ path: missing.path, reason: "no build has listed it" });
  const [fault] = faults;
  return fault === undefined ? assemble(packaging, entries, head, texts) : { fault };
}

type Checked = { readonly text: string } | { readonly fault: BundleFault };

function readChecked(disk: Disk, out: string, { path, sha256: hash }: Entry): Checked {
  const read = readText(disk, join(out, path));
  if (!("text" in read)) return { fault: { path, reason: read.reason } };
  return sha256(read.text) === hash
    ? read
    : { fault: { path, reason: "it is not what the last build wrote" } };
}

function assemble(
  packaging: Packaging,
  entries: readonly Entry[],
  head: ManifestHead,
  texts: ReadonlyMap<string, string>,
): AccountBundle | { readonly fault: BundleFault } {
  const files: AccountFile[] = [];
  const merged = new Map<string, JsonObject>();
  for (const { path, place, mode, kind, packaging: for_ } of entries) {
    const content = texts.get(path);
    if (content === undefined || place === null || for_ !== packaging) continue;
    if (kind !== "settings" && kind !== "mcp") {
      files.push({ path: place, content, executable: mode === "0755" });
      continue;
    }
    const value = parsed(content);
    if (value === undefined) return { fault: { path, reason: "it is not a JSON object" } };
    merged.set(place, value);
  }
  const { name, scripts, state, blocks } = head;
  return {
    name,
    packaging,
    files,
    settings: settingsOf(merged.get(SETTINGS)),
    servers: serversOf(merged.get(SERVERS)),
    blocks: blocks.map((block): AccountBlock => ({
      ...block,
      content: texts.get(block.path) ?? "",
    })),
    scripts,
    state,
  };
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Every setting down to its scalars and lists; handlers go by groups. */
function settingsOf(settings: JsonObject | undefined): WantedJson {
  if (settings === undefined) return NOTHING_WANTED;
  const { hooks = {}, ...rest } = settings;
  const groups = (list: unknown): readonly JsonObject[] =>
    Array.isArray(list) ? list.filter(isObject) : [];
  const byEvent: WantedHooks = Object.fromEntries(
    Object.entries(isObject(hooks) ? hooks : {}).map(([event, list]) => [event, groups(list)]),
  );
  return { hooks: byEvent, rest, depth: Infinity };
}

/** A server's entry is one value: half of a connection is none. */
function serversOf(servers: JsonObject | undefined): WantedJson {
  return servers === undefined ? NOTHING_WANTED : { hooks: {}, rest: servers, depth: 2 };
}
