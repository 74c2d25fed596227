/** Acts that no `PreToolUse` hook sees, and what does reach them. Claude Code 2.1.332. */

export interface BlindSpot {
  readonly act: string;
  readonly instead: string;
}

export const BLIND_SPOTS: readonly BlindSpot[] = [
  {
    act: "A line that a person types as `!command`",
    instead: "No hook fires. It is the person's own shell.",
  },
  {
    act: "A skill's inline shell",
    instead: "`PreSkillShellCommand`, a deny rule on the shell, or `disableSkillShellExecution`.",
  },
  {
    act: "A skill that a person types as `/name`",
    instead: "`UserPromptSubmit`, then `UserPromptExpansion`.",
  },
  {
    act: "A file that a prompt mentions as `@file`",
    instead: "A `Read(path)` deny rule.",
  },
  {
    act: "A call that the client refuses itself: an unknown tool, a stripped one, bad input",
    instead: "Nothing is needed; the tool does not run.",
  },
  {
    act: "Programs that hooks, servers, plugin monitors and the status line start",
    instead: "Nothing. They run with the user's rights.",
  },
];
