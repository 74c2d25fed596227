/** Ways past git's own hooks that one git command takes. */
import { parseOptions, type Option } from "../shell/words/options.ts";
import { literal, mayEqual, maySplit, prefix, shown, type Word } from "../shell/words/word.ts";
import { settingKey } from "./config-text.ts";
import { configWrite } from "./config-write.ts";
import { sure, unsure, type Finding } from "../shell/finding.ts";
import type { GitCall } from "./git-call.ts";
import { optionSpec } from "./option-specs.ts";

const hooked = new Set([
  "commit",
  "push",
  "merge",
  "rebase",
  "cherry-pick",
  "am",
  "revert",
  "pull",
  "citool",
  "gui",
]);
/** For these `-n` is `--no-verify`; elsewhere it is dry-run, no-stat or no-commit. */
const shortFlag = new Set(["commit", "am"]);
/** They have no flag that skips hooks: `git cherry-pick $SHA` may hold what it likes. */
const flagless = new Set(["cherry-pick", "revert"]);
/** They make commits or pushes without running any hook. */
const plumbing = new Set(["commit-tree", "fast-import", "send-pack", "http-push"]);

/** Findings for one git command; empty = git's hooks run as they stand. */
export function skippedHooks(call: GitCall): readonly Finding[] {
  const unread = call.unread.map(unsure);
  const { verb } = call;
  if (verb === undefined) return unread;
  if (plumbing.has(verb)) return [...unread, sure(`git ${verb} runs no hooks`)];
  const write = configWrite(call);
  if (write !== undefined) return [...unread, ...writesHooksPath(write.key)];
  if (!hooked.has(verb)) return unread;
  return [...unread, ...byFlag(call, verb), ...bySetting(call), ...byVariable(call.env)];
}

function writesHooksPath(key: Word): readonly Finding[] {
  const known = literal(key);
  if (known === undefined)
    return mayEqual(key, "core.hooksPath", true) ? [unsure(`the setting ${shown(key)}`)] : [];
  const name = settingKey(known);
  return name === "core.hookspath" || name === "core"
    ? [sure("git config changes where hooks are looked for")]
    : [];
}

function byFlag(call: GitCall, verb: string): readonly Finding[] {
  if (flagless.has(verb)) return [];
  const parsed = parseOptions(call.args, optionSpec(verb));
  const isSkip = ({ name }: Option): boolean =>
    name === "--no-verify" || (name === "-n" && shortFlag.has(verb));
  const last = parsed.options.findLast((option) => isSkip(option) || option.name === "--verify");
  if (last !== undefined && isSkip(last)) return [sure(`git ${verb} ${last.name} skips hooks`)];
  const bundle = parsed.options.find(({ name }) => name === "-?");
  if (bundle?.value !== undefined) return [unsure(`the git option ${shown(bundle.value)}`)];
  const open = parsed.options.find(
    ({ name, value }) =>
      value !== undefined && `--${prefix(value).slice(2)}` === name && literal(value) === undefined,
  );
  const free =
    parsed.dashes === undefined ? parsed.operands : parsed.operands.slice(0, parsed.dashes);
  const word =
    open?.value ??
    free.find(
      (operand) =>
        maySplit(operand) || (literal(operand) === undefined && mayEqual(operand, "--no-verify")),
    );
  return word === undefined ? [] : [unsure(`the git argument ${shown(word)}`)];
}

function bySetting(call: GitCall): readonly Finding[] {
  const setting = [...call.world.disk.settings, ...call.settings].findLast(
    ({ key }) => key === "core.hookspath",
  );
  return setting === undefined ? [] : [sure("core.hooksPath points git away from its hooks")];
}

/** Switches of the common hook managers (husky, lefthook, pre-commit, overcommit, simple-git-hooks). */
const switches: readonly { readonly name: string; readonly off: RegExp }[] = [
  { name: "HUSKY", off: /^0$/u },
  { name: "HUSKY_SKIP_HOOKS", off: /^(?!0?$|false$)/u },
  { name: "LEFTHOOK", off: /^(?:0|false)$/u },
  { name: "LEFTHOOK_EXCLUDE", off: /./u },
  { name: "SKIP", off: /./u },
  { name: "PRE_COMMIT_ALLOW_NO_CONFIG", off: /^(?!0?$)/u },
  { name: "OVERCOMMIT_DISABLE", off: /^(?!0?$)/u },
  { name: "SKIP_SIMPLE_GIT_HOOKS", off: /^(?!0?$)/u },
];

function byVariable(env: ReadonlyMap<string, Word>): readonly Finding[] {
  return switches.flatMap(({ name, off }) => {
    const word = env.get(name);
    const value = word === undefined ? "" : literal(word);
    if (value === undefined) return [unsure(`the variable ${name}`)];
    return word !== undefined && off.test(value)
      ? [sure(`${name}=${value} switches hooks off`)]
      : [];
  });
}
