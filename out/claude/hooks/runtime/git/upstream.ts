/** What a branch follows, and so what "fast-forward it to its own remote" means for it. */
import type { Setting } from "../shell/world.ts";
import { settingValue } from "./settings.ts";

export interface Upstream {
  readonly remote: string;
  /** The branch on the remote. */
  readonly branch: string;
}

/** `branch.<name>.remote` and `.merge`; `undefined` when either is missing. */
export function upstreamOf(branch: string, settings: readonly Setting[]): Upstream | undefined {
  const remote = settingValue(settings, `branch.${branch}.remote`);
  const merge = settingValue(settings, `branch.${branch}.merge`);
  if (remote === undefined || merge === undefined) return undefined;
  return { remote, branch: merge.replace(/^refs\/heads\//u, "") };
}

/** The branch follows the branch of the same name on a remote that is not this repository. */
export function followsItself(branch: string, settings: readonly Setting[]): boolean {
  const upstream = upstreamOf(branch, settings);
  return upstream !== undefined && upstream.branch === branch && upstream.remote !== ".";
}

/** The remote a branch belongs to: its configured one, else `origin`. */
export function ownRemote(branch: string, settings: readonly Setting[]): string {
  return settingValue(settings, `branch.${branch}.remote`) ?? "origin";
}
