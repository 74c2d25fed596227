/** Options of the git verbs the guards look at: which take a value, and which long names exist. */
import type { OptionSpec } from "../shell/words/options.ts";

/** The four arguments as written: most calls look at none of them, and few at two. */
type Written = readonly [short: string, shortAttached: string, long: string, flags: string];

function spec(...written: Written): Written {
  return written;
}

const sequencer =
  "abort continue quit skip no-verify verify edit no-edit signoff no-signoff gpg-sign no-gpg-sign";
const quiet = "quiet no-quiet verbose no-verbose";

const optionSpecs: Readonly<Record<string, Written>> = {
  commit: spec(
    "mFCct",
    "Su",
    "message file reuse-message reedit-message fixup squash template author date trailer cleanup pathspec-from-file",
    `all patch amend edit no-edit dry-run short branch porcelain long null no-verify verify signoff no-signoff only
     include interactive no-post-rewrite status no-status allow-empty allow-empty-message reset-author ahead-behind
     pathspec-file-nul gpg-sign no-gpg-sign untracked-files ${quiet}`,
  ),
  merge: spec(
    "mFsX",
    "S",
    "file strategy strategy-option into-name cleanup",
    `ff no-ff ff-only squash no-squash commit no-commit stat no-stat log no-log rerere-autoupdate overwrite-ignore
     allow-unrelated-histories autostash no-autostash progress ${sequencer} ${quiet}`,
  ),
  pull: spec(
    "sXjo",
    "Sr",
    "strategy strategy-option depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip cleanup",
    `ff no-ff ff-only squash no-squash commit no-commit rebase no-rebase stat no-stat log no-log all append atomic
     dry-run force keep prune tags no-tags set-upstream unshallow ipv4 ipv6 autostash no-autostash progress
     allow-unrelated-histories recurse-submodules verify-signatures ${sequencer} ${quiet}`,
  ),
  push: spec(
    "o",
    "",
    "repo push-option receive-pack exec",
    `all branches mirror delete tags dry-run porcelain force force-with-lease force-if-includes no-force-if-includes
     no-force-with-lease recurse-submodules thin no-thin set-upstream progress prune no-verify verify follow-tags
     no-follow-tags signed no-signed atomic ipv4 ipv6 ${quiet}`,
  ),
  rebase: spec(
    "sXxC",
    "Sr",
    "onto exec strategy strategy-option whitespace empty",
    `interactive root update-refs no-update-refs keep-base apply merge autosquash no-autosquash autostash no-autostash
     fork-point no-fork-point stat no-stat rebase-merges no-rebase-merges keep-empty no-keep-empty reapply-cherry-picks
     force-rebase no-ff committer-date-is-author-date reset-author-date ignore-date ignore-whitespace edit-todo
     show-current-patch reschedule-failed-exec ${sequencer} ${quiet}`,
  ),
  "cherry-pick": spec(
    "mXs",
    "S",
    "mainline strategy strategy-option cleanup empty",
    `no-commit commit ff allow-empty allow-empty-message keep-redundant-commits rerere-autoupdate ${sequencer}`,
  ),
  revert: spec(
    "mXs",
    "S",
    "mainline strategy strategy-option cleanup",
    `no-commit commit reference ${sequencer}`,
  ),
  am: spec(
    "Cp",
    "S",
    "directory exclude include whitespace patch-format resolvemsg empty quoted-cr",
    `3way keep scissors no-scissors message-id ignore-date resolved allow-empty interactive show-current-patch keep-cr utf8 reject ignore-whitespace ${sequencer} ${quiet}`,
  ),
  reset: spec(
    "",
    "",
    "pathspec-from-file",
    `soft mixed hard merge keep patch intent-to-add pathspec-file-nul no-refresh refresh recurse-submodules ${quiet}`,
  ),
  "update-ref": spec("m", "", "", "no-deref stdin create-reflog"),
  "symbolic-ref": spec("m", "", "", "short delete recurse quiet"),
  branch: spec(
    "u",
    "t",
    "set-upstream-to contains no-contains merged no-merged points-at format sort",
    `delete move copy force list track no-track show-current all remotes edit-description unset-upstream create-reflog color no-color column no-column abbrev ignore-case omit-empty recurse-submodules ${quiet}`,
  ),
  checkout: spec(
    "bB",
    "",
    "orphan conflict pathspec-from-file",
    `detach track no-track guess no-guess force merge ours theirs patch ignore-skip-worktree-bits ignore-other-worktrees overwrite-ignore recurse-submodules overlay no-overlay pathspec-file-nul progress no-progress quiet`,
  ),
  switch: spec(
    "cC",
    "",
    "create force-create orphan conflict",
    `detach guess no-guess force discard-changes merge track no-track ignore-other-worktrees recurse-submodules progress no-progress quiet`,
  ),
  fetch: spec(
    "jo",
    "",
    "depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip filter",
    `all append atomic dry-run force keep multiple prune prune-tags tags no-tags update-head-ok set-upstream unshallow porcelain recurse-submodules write-fetch-head no-write-fetch-head ipv4 ipv6 ${quiet}`,
  ),
  remote: spec("tm", "", "track master", "fetch mirror prune tags no-tags verbose"),
  worktree: spec(
    "bB",
    "",
    "reason orphan expire",
    `force detach checkout no-checkout lock guess-remote track no-track porcelain quiet`,
  ),
  clone: spec(
    "bocuj",
    "",
    "branch origin config depth shallow-since shallow-exclude upload-pack template reference reference-if-able separate-git-dir jobs filter server-option bundle-uri revision",
    `bare mirror no-checkout local shared no-hardlinks single-branch no-single-branch recurse-submodules no-tags sparse reject-shallow progress ${quiet}`,
  ),
  init: spec(
    "b",
    "",
    "initial-branch template separate-git-dir object-format ref-format",
    "bare shared quiet",
  ),
  config: spec(
    "f",
    "",
    "file blob type default comment value url",
    `get get-all get-regexp get-urlmatch add unset unset-all rename-section remove-section replace-all list edit global system local worktree null name-only show-origin show-scope includes fixed-value all regexp append bool int path`,
  ),
  "send-pack": spec(
    "",
    "",
    "receive-pack exec remote",
    "all mirror dry-run force thin atomic stdin verbose signed",
  ),
  subtree: spec(
    "Pmb",
    "",
    "prefix message branch annotate onto",
    "squash rejoin ignore-joins quiet debug",
  ),
};

const none: OptionSpec = { short: "", long: [] };

export function optionSpec(verb: string): OptionSpec {
  const written = Object.hasOwn(optionSpecs, verb) ? optionSpecs[verb] : undefined;
  if (written === undefined) return none;
  const [short, shortAttached, long, flags] = written;
  return { short, shortAttached, long: words(long), known: [...words(long), ...words(flags)] };
}

function words(source: string): string[] {
  return source.split(/\s+/u).filter((word) => word !== "");
}
