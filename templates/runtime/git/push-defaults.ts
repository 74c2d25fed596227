/** What `git push` does with what is not said: remote, refspecs, destinations (git-config, push.default). */
import { text, type Word } from "../shell/word.ts";
import type { Unknown } from "../shell/place.ts";
import type { Pushing } from "./pushes.ts";
import { settingValue, settingValues } from "./settings.ts";
import { upstreamOf } from "./upstream.ts";

/** The remote of a push that names none. */
export function pushRemote(pushing: Pushing): string {
  const { settings, head } = pushing;
  const branch = "branch" in head ? head.branch : "";
  return (
    settingValue(settings, `branch.${branch}.pushremote`) ??
    settingValue(settings, "remote.pushdefault") ??
    settingValue(settings, `branch.${branch}.remote`) ??
    onlyRemote(pushing) ??
    "origin"
  );
}

function onlyRemote(pushing: Pushing): string | undefined {
  const names = new Set(
    pushing.settings.flatMap(({ key }) => /^remote\.(.+)\.url$/su.exec(key)?.[1] ?? []),
  );
  return names.size === 1 ? [...names][0] : undefined;
}

/** The refspecs of a push without any. Empty: git refuses such a push. */
export function bareRefspecs(remote: string, pushing: Pushing): readonly Word[] | Unknown {
  const configured = settingValues(pushing.settings, `remote.${remote}.push`);
  if (configured.length > 0) return configured.map(text);
  const mode = settingValue(pushing.settings, "push.default") ?? "simple";
  if (mode === "matching") return [text(":")];
  if (mode === "nothing") return [];
  const { head } = pushing;
  if ("unknown" in head)
    return head.name === undefined || mode === "upstream" || mode === "tracking"
      ? { unknown: head.unknown }
      : [head.name];
  if ("detached" in head) return [];
  const upstream = upstreamOf(head.branch, pushing.settings);
  if (mode === "upstream" || mode === "tracking")
    return upstream === undefined ? [] : [text(`${head.branch}:${upstream.branch}`)];
  if (mode !== "current" && mode !== "simple") return { unknown: `push.default = ${mode}` };
  return [text(`${head.branch}:${head.branch}`)];
}

/** `git push <remote> <branch>`: configuration may send the branch elsewhere. */
export function mappedDestination(
  branch: string,
  remote: string,
  pushing: Pushing,
): Word | undefined {
  const configured = settingValues(pushing.settings, `remote.${remote}.push`);
  const full = `refs/heads/${branch}`;
  for (const refspec of configured) {
    const [src, dst] = refspec.replace(/^\+/u, "").split(":");
    if (src === undefined || dst === undefined) continue;
    if (src === full || src === branch) return text(dst);
    const [start = "", end] = src.split("*");
    if (end !== undefined && full.startsWith(start) && full.endsWith(end))
      return text(dst.replace("*", full.slice(start.length, full.length - end.length)));
  }
  if (configured.length > 0) return undefined;
  const mode = settingValue(pushing.settings, "push.default");
  const upstream = upstreamOf(branch, pushing.settings);
  return mode === "upstream" || mode === "tracking"
    ? upstream === undefined
      ? undefined
      : text(upstream.branch)
    : undefined;
}
