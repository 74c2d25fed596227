/**
 * The one way a guarded branch may move: forward to its own remote. `git pull`, `git pull --ff-only`,
 * `git pull <its remote> <itself>`, `git merge --ff-only <its remote-tracking branch>`.
 */
import { hasOption } from "../shell/options.ts";
import { literal } from "../shell/word.ts";
import { refValue } from "./head.ts";
import type { Moving } from "./moves.ts";
import { settingValue } from "./settings.ts";
import { followsItself, ownRemote, upstreamOf } from "./upstream.ts";

export function fastForwards(moving: Moving, branch: string): boolean {
  if (moving.parsed.unclear.length > 0 || hasOption(moving.parsed, "-?")) return false;
  if (isRedirected(moving)) return false;
  if (moving.verb === "pull") return pulls(moving, branch);
  return moving.verb === "merge" && merges(moving, branch);
}

/** The command itself says where the remote or the upstream is: then it is not the branch's own. */
function isRedirected(moving: Moving): boolean {
  const own = [...moving.call.world.disk.settings, ...moving.call.settings];
  return own.some(({ key }) => /^(?:remote|url|branch|include)\./u.test(key));
}

function pulls(moving: Moving, branch: string): boolean {
  const { parsed } = moving;
  const isPlain = !hasOption(
    parsed,
    "--no-ff",
    "-s",
    "--strategy",
    "--allow-unrelated-histories",
    "-f",
    "--force",
  );
  if (!isPlain) return false;
  const rebases = parsed.options.some(({ name }) => name === "-r" || name === "--rebase");
  if (rebases && !hasOwnCommitsOnly(moving, branch)) return false;
  const settings = moving.settings();
  const [remote, ...refs] = parsed.operands.map((word) => literal(word));
  if (parsed.operands.length === 0)
    return upstreamOf(branch, settings) === undefined || followsItself(branch, settings);
  if (remote !== ownRemote(branch, settings) || remote === ".") return false;
  if (refs.length === 0) return followsItself(branch, settings);
  return refs.length === 1 && namesItself(refs[0], branch);
}

function namesItself(ref: string | undefined, branch: string): boolean {
  const [src, dst] = (ref ?? "").split(":");
  const spellings = [branch, `heads/${branch}`, `refs/heads/${branch}`];
  return spellings.includes(src ?? "") && (dst === undefined || spellings.includes(dst));
}

/** Nothing of its own to rebase: the branch is where its remote was last seen. */
function hasOwnCommitsOnly(moving: Moving, branch: string): boolean {
  const remote = ownRemote(branch, moving.settings());
  const own = refValue(moving.repository, `refs/heads/${branch}`);
  return (
    own !== undefined && own === refValue(moving.repository, `refs/remotes/${remote}/${branch}`)
  );
}

function merges(moving: Moving, branch: string): boolean {
  const { parsed } = moving;
  const settings = moving.settings();
  const last = parsed.options.findLast(({ name }) =>
    ["--ff-only", "--ff", "--no-ff"].includes(name),
  )?.name;
  const isForwardOnly =
    last === "--ff-only" || (last === undefined && settingValue(settings, "merge.ff") === "only");
  if (!isForwardOnly || parsed.operands.length > 1) return false;
  const [from] = parsed.operands.map((word) => literal(word));
  const remote = ownRemote(branch, settings);
  if (remote === "." || isShadowed(`${remote}/${branch}`, moving)) return false;
  if (
    parsed.operands.length === 0 ||
    /^(?:@|HEAD)?@\{(?:u|upstream)\}$/iu.test(from ?? "") ||
    from === `${branch}@{u}` ||
    from === `${branch}@{upstream}`
  )
    return followsItself(branch, settings);
  return (
    from === `${remote}/${branch}` ||
    from === `refs/remotes/${remote}/${branch}` ||
    from === `remotes/${remote}/${branch}`
  );
}

/** A local branch or tag called `origin/main` would be taken for the remote's. */
function isShadowed(name: string, moving: Moving): boolean {
  const { repository, call } = moving;
  return (
    call.world.disk.refs.has(name) ||
    refValue(repository, `refs/heads/${name}`) !== undefined ||
    refValue(repository, `refs/tags/${name}`) !== undefined
  );
}
