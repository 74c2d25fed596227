/** One file of a set-up, with the text exactly as it is. */
export interface SetupFile {
  /** From the top of the set-up, forward slashes: `.claude/agents/qa.md`. */
  readonly path: string;
  /** As people are shown it. */
  readonly shown: string;
  readonly text: string;
  readonly executable: boolean;
}
