/** What `git push` does with what is not said: remote, refspecs, destinations (git-config, push.default). */
import { text, type Word } from "../shell/words/word.ts";
import type { Unknown } from "../shell/place.ts";
import type { Head } from "../shell/world.ts";
import type { Pushing } from "./pushes.ts";
import { settingValue, settingValues } from "./settings.ts";
import { upstreamOf } from "./upstream.ts";

/** The remote of a push that names none. */
export function pushRemote(pushing: Pushing): string {
  const { settings, head } = pushing;
  const branch = "branch" in head ? head.branch : "";
  const keys = [`branch.${branch}.pushremote`, "remote.pushdefault", `branch.${branch}.remote`];
  const configured = keys
    .map((key) => settingValue(settings, key))
    .find((name) => name !== undefined);
  return configured ?? onlyRemote(pushing) ?? "origin";
}

function onlyRemote(pushing: Pushing): string | undefined {
  const names = new Set(
    pushing.settings.flatMap(({ key }) => /^remote\.(.+)\.url$/su.exec(key)?.[1] ?? []),
  );
  return names.size === 1 ? [...names][0] : undefined;
}

function pushDefault(pushing: Pushing): string {
  const mode = settingValue(pushing.settings, "push.default") ?? "simple";
  return mode === "tracking" ? "upstream" : mode;
}

/** The refspecs of a push without any. Empty: git refuses such a push. */
export function bareRefspecs(remote: string, pushing: Pushing): readonly Word[] | Unknown {
  const configured = settingValues(pushing.settings, `remote.${remote}.push`);
  if (configured.length > 0) return configured.map(text);
  const mode = pushDefault(pushing);
  switch (mode) {
    case "matching":
      return [text(":")];
    case "nothing":
      return [];
    case "simple":
    case "current":
    case "upstream":
      return ofHead(pushing.head, mode === "upstream", pushing);
    default:
      return { unknown: `push.default = ${mode}` };
  }
}

function ofHead(head: Head, toUpstream: boolean, pushing: Pushing): readonly Word[] | Unknown {
  if ("detached" in head) return [];
  if ("unknown" in head) return head.name === undefined || toUpstream ? head : [head.name];
  if (!toUpstream) return [text(`${head.branch}:${head.branch}`)];
  const upstream = upstreamOf(head.branch, pushing.settings);
  return upstream === undefined ? [] : [text(`${head.branch}:${upstream.branch}`)];
}

/** `git push <remote> <branch>`: configuration may send the branch elsewhere. */
export function mappedDestination(
  branch: string,
  remote: string,
  pushing: Pushing,
): Word | undefined {
  const configured = settingValues(pushing.settings, `remote.${remote}.push`);
  for (const refspec of configured) {
    const dst = mapped(branch, refspec);
    if (dst !== undefined) return text(dst);
  }
  if (configured.length > 0 || pushDefault(pushing) !== "upstream") return undefined;
  const upstream = upstreamOf(branch, pushing.settings);
  return upstream === undefined ? undefined : text(upstream.branch);
}

/** Where one configured refspec sends a branch. */
function mapped(branch: string, refspec: string): string | undefined {
  const full = `refs/heads/${branch}`;
  const [src = "", dst] = refspec.replace(/^\+/u, "").split(":");
  if (dst === undefined) return undefined;
  if (src === full || src === branch) return dst;
  const [start = "", end] = src.split("*");
  if (end === undefined || !full.startsWith(start) || !full.endsWith(end)) return undefined;
  return dst.replace("*", full.slice(start.length, full.length - end.length));
}
