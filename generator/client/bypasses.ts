/** What whoever starts the client, or writes its settings, can switch off. Claude Code 2.1.332. */

export interface Bypass {
  readonly act: string;
  readonly loses: string;
}

export const BYPASSES: readonly Bypass[] = [
  {
    act: "`disableAllHooks` in any settings file that is read later, or in `--settings`",
    loses: "Every hook; palettes, deny rules and settings stay.",
  },
  {
    act: "`--setting-sources user`",
    loses: "The project's settings: its hooks, deny rules, settings and environment.",
  },
  {
    act: "`--bare`, `--safe-mode`, or `CLAUDE_CODE_SIMPLE=1` in the environment",
    loses: "Every hook; deny rules stay.",
  },
  {
    act: "`--agents`, or an agent file of the same name that is found first",
    loses: "What the replaced agent file strips and registers.",
  },
  {
    act: "A start in a subdirectory of the project",
    loses: "The project's settings, as above; agent files are still found.",
  },
  {
    act: "A settings file with one malformed handler under `PreToolUse`, or with a comment in it",
    loses: "That whole file, without a word.",
  },
  {
    act: "The same command registered again without `onFailure` in a file that is read later",
    loses: "That hook's refusal when it fails: the last copy counts.",
  },
];
