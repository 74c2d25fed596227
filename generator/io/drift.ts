import { isByHand, type Item, type State } from "./compare.ts";
import { textDiff } from "./text-diff.ts";

/** How a file of the bundle differs from what the spec says. */
export type DriftKind = "changed" | "edited" | "missing" | "orphan" | "mode";

/** What ends a drift: a build, one that may overwrite, or a person who removes the file first. */
type Remedy = "build" | "force" | "remove" | "remove-and-build";

export interface Drift {
  /** Below the bundle's folder. */
  readonly path: string;
  readonly kind: DriftKind;
  /** The path to remove: the file, or the link on the way to it. */
  readonly at: string;
  /** Unified diff from what lies there to what the spec makes. */
  readonly diff: string;
  /** The spec lines behind the file, `file:line`. */
  readonly spec: readonly string[];
  readonly remedy: Remedy;
}

const KINDS: Readonly<Record<State, DriftKind | undefined>> = {
  same: undefined,
  missing: "missing",
  changed: "changed",
  edited: "edited",
  mode: "mode",
  orphan: "orphan",
  stray: "orphan",
  blocked: "edited",
};

/** The differences among `items`, in their order. */
export function driftsOf(items: readonly Item[]): readonly Drift[] {
  return items.flatMap((item) => {
    const kind = KINDS[item.state];
    if (kind === undefined) return [];
    const { path, file, entry, found } = item;
    const behind = (file?.because ?? []).map(({ file, start }) => `${file}:${start.line}`);
    const spec = [...new Set(file === undefined ? (entry?.spec ?? []) : behind)];
    const at = found.kind === "link" ? found.at : path;
    return [{ path, kind, at, spec, diff: diffOf(item), remedy: remedyOf(item) }];
  });
}

function remedyOf(item: Item): Remedy {
  if (item.state === "stray") return "remove";
  if (item.state === "orphan" && item.found.kind !== "file") return "remove";
  if (item.state === "blocked") return "remove-and-build";
  return isByHand(item) ? "force" : "build";
}

function diffOf({ path, found, file, state }: Item): string {
  if (state === "mode") {
    const [before, after] = file?.executable ? ["644", "755"] : ["755", "644"];
    return `old mode 100${before}\nnew mode 100${after}\n`;
  }
  if (found.kind === "link") return `${found.at} is a symbolic link to ${found.target}\n`;
  if (found.kind === "other") return `${path}: ${found.what} is in the way\n`;
  const before = found.kind === "file" ? found.text : "";
  const after = file?.content ?? "";
  const names = {
    before: found.kind === "absent" ? "/dev/null" : `a/${path}`,
    after: file === undefined ? "/dev/null" : `b/${path}`,
  };
  return textDiff(names, before, after);
}
