/**
 * The one way a guarded branch may move: forward to its own remote. `git pull`, `git pull --ff-only`,
 * `git pull <its remote> <itself>`, `git merge --ff-only <its remote-tracking branch>`.
 */
import { hasOption } from "../shell/words/options.ts";
import { literal } from "../shell/words/word.ts";
import type { Setting } from "../shell/world.ts";
import { refValue } from "./head.ts";
import type { Moving } from "./moving.ts";
import { settingValue } from "./settings.ts";
import { followsItself, ownRemote, upstreamOf } from "./upstream.ts";

export function fastForwards(moving: Moving, branch: string): boolean {
  const { parsed, verb } = moving;
  if (parsed.unclear.length > 0 || hasOption(parsed, "-?") || isRedirected(moving)) return false;
  if (verb === "pull") return pulls(moving, branch);
  return verb === "merge" && isForwardOnly(moving) && mergesOwnRemote(moving, branch);
}

/** The command itself says where the remote or the upstream is: then it is not the branch's own. */
function isRedirected(moving: Moving): boolean {
  const own = [...moving.call.world.disk.settings, ...moving.call.settings];
  return own.some(({ key }) => /^(?:remote|url|branch|include)\./u.test(key));
}

function pulls(moving: Moving, branch: string): boolean {
  const { parsed } = moving;
  if (
    hasOption(parsed, "--no-ff", "-s", "--strategy", "--allow-unrelated-histories", "-f", "--force")
  )
    return false;
  const rebases = hasOption(parsed, "-r", "--rebase");
  if (rebases && !isWhereRemoteWas(moving, branch)) return false;
  const settings = moving.settings();
  const [remote, ref, ...others] = parsed.operands.map((word) => literal(word));
  if (parsed.operands.length === 0)
    return upstreamOf(branch, settings) === undefined || followsItself(branch, settings);
  if (remote !== ownRemote(branch, settings) || remote === ".") return false;
  if (parsed.operands.length === 1) return followsItself(branch, settings);
  return others.length === 0 && namesItself(ref, branch);
}

function namesItself(ref: string | undefined, branch: string): boolean {
  const spellings = [branch, `heads/${branch}`, `refs/heads/${branch}`];
  const [src, dst] = (ref ?? "").split(":");
  return spellings.includes(src ?? "") && (dst === undefined || spellings.includes(dst));
}

/** Nothing of its own to rebase: the branch is where its remote was last seen. */
function isWhereRemoteWas(moving: Moving, branch: string): boolean {
  const remote = ownRemote(branch, moving.settings());
  const own = refValue(moving.repository, `refs/heads/${branch}`);
  return (
    own !== undefined && own === refValue(moving.repository, `refs/remotes/${remote}/${branch}`)
  );
}

function isForwardOnly(moving: Moving): boolean {
  const last = moving.parsed.options.findLast(({ name }) =>
    ["--ff-only", "--ff", "--no-ff"].includes(name),
  )?.name;
  return (
    last === "--ff-only" ||
    (last === undefined && settingValue(moving.settings(), "merge.ff") === "only")
  );
}

function mergesOwnRemote(moving: Moving, branch: string): boolean {
  const { operands } = moving.parsed;
  const settings = moving.settings();
  const [from] = operands.map((word) => literal(word));
  if (operands.length > 1 || (operands.length === 1 && from === undefined)) return false;
  if (from === undefined || namesUpstream(from, branch)) return followsItself(branch, settings);
  return namesTracking(from, branch, settings) && !isShadowed(from, moving);
}

function namesUpstream(from: string, branch: string): boolean {
  const at = /^(.*)@\{(?:u|upstream)\}$/iu.exec(from)?.[1];
  return at !== undefined && ["", "HEAD", "@", branch].includes(at);
}

function namesTracking(from: string, branch: string, settings: readonly Setting[]): boolean {
  const remote = ownRemote(branch, settings);
  return (
    remote !== "." &&
    ["", "remotes/", "refs/remotes/"].some((start) => from === `${start}${remote}/${branch}`)
  );
}

/** A local branch or tag called `origin/main` would be taken for the remote's. */
function isShadowed(name: string, moving: Moving): boolean {
  const refs = [`refs/heads/${name}`, `refs/tags/${name}`];
  return (
    moving.call.world.disk.refs.has(name) ||
    refs.some((ref) => refValue(moving.repository, ref) !== undefined)
  );
}
