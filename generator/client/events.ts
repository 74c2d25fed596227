/**
 * The client's hook events: what a matcher filters on, what a hook can do there. State: Claude Code
 * 2.1.332 (types and observation); `since` where an event is younger than 2.1.240.
 */

export interface ClientEvent {
  readonly name: string;
  /** What the matcher is compared with; absent = the client ignores a matcher here. */
  readonly matches?: string;
  /** Exit code 2 (or a decision) keeps the thing from happening. */
  readonly blocks: boolean;
  /** What a refusal does, in a few words. */
  readonly effect: string;
  /** `additionalContext` reaches the model. */
  readonly injects: boolean;
  /** `onFailure: "block"` on the handler is honoured. */
  readonly honoursOnFailure: boolean;
  readonly since?: string;
}

type Row = readonly [
  name: string,
  matches: string | undefined,
  blocks: boolean,
  effect: string,
  injects: boolean,
  honoursOnFailure: boolean,
  since?: string,
];

const TOOL = "tool name";
const AGENT = "agent type";
const NOTHING = "nothing can be stopped";

const ROWS: readonly Row[] = [
  ["PreToolUse", TOOL, true, "the tool does not run", true, true],
  ["PostToolUse", TOOL, false, "the tool has already run", true, false],
  ["PostToolUseFailure", TOOL, false, "the tool has already failed", true, false],
  ["PostToolBatch", undefined, true, "the loop stops before the next model call", true, false],
  ["PermissionRequest", TOOL, true, "the request is denied by a JSON decision", false, false],
  ["PermissionDenied", TOOL, false, NOTHING, false, false],
  ["UserPromptSubmit", undefined, true, "the prompt is erased", true, true],
  ["UserPromptExpansion", "command name", true, "the typed command does not run", true, true],
  [
    "PreSkillShellCommand",
    TOOL,
    true,
    "a skill's inline shell does not run",
    false,
    true,
    "2.1.332",
  ],
  ["SessionStart", "source", false, NOTHING, true, false],
  ["Setup", "trigger", false, NOTHING, true, false],
  ["SessionEnd", "reason", false, NOTHING, false, false],
  ["Stop", undefined, true, "the session goes on", true, false],
  ["StopFailure", "error type", false, NOTHING, false, false],
  ["SubagentStart", AGENT, false, "the agent starts all the same", true, false],
  ["SubagentStop", AGENT, true, "the agent goes on", true, false],
  ["TeammateIdle", undefined, true, "the teammate goes on", false, false],
  ["TaskCreated", undefined, true, "the task is not created", false, false],
  ["TaskCompleted", undefined, true, "the task stays open", false, false],
  ["PreCompact", "trigger", true, "nothing is compacted", false, false],
  ["PostCompact", "trigger", false, NOTHING, false, false],
  ["PreModelSwitch", undefined, true, "the model stays", false, false, "2.1.251"],
  ["PostModelSwitch", undefined, false, NOTHING, true, false, "2.1.251"],
  ["ConfigChange", "settings source", true, "the change is not applied", false, false],
  ["CwdChanged", undefined, false, NOTHING, false, false],
  ["FileChanged", "file name", false, NOTHING, false, false],
  ["DirectoryAdded", "source", false, NOTHING, false, false],
  ["InstructionsLoaded", "load reason", false, NOTHING, false, false],
  ["Notification", "kind", false, NOTHING, false, false],
  ["MessageDisplay", undefined, false, NOTHING, false, false],
  ["Elicitation", "server name", true, "the question is declined", false, false],
  ["ElicitationResult", "server name", true, "the answer is withheld", false, false],
  ["WorktreeCreate", undefined, true, "no worktree is made", false, false],
  ["WorktreeRemove", undefined, false, NOTHING, false, false],
];

export const EVENTS: readonly ClientEvent[] = ROWS.map(
  ([name, matches, blocks, effect, injects, honoursOnFailure, since]) => ({
    name,
    blocks,
    effect,
    injects,
    honoursOnFailure,
    ...(matches === undefined ? {} : { matches }),
    ...(since === undefined ? {} : { since }),
  }),
);

const BY_NAME: ReadonlyMap<string, ClientEvent> = new Map(EVENTS.map((e) => [e.name, e]));

export function clientEvent(name: string): ClientEvent | undefined {
  return BY_NAME.get(name);
}

/** Events under which one malformed handler makes the client drop the whole settings file. */
export const FRAGILE_EVENTS: readonly string[] = [
  "PreToolUse",
  "PermissionRequest",
  "PreSkillShellCommand",
];
