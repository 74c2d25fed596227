/**
 * What happens in a session, and the events at which hooks meet it, in order. Whether one of them
 * can refuse the act is in `events.ts`. Claude Code 2.1.332.
 */

export interface ClientAct {
  readonly act: string;
  readonly events: readonly string[];
}

export const CLIENT_ACTS: readonly ClientAct[] = [
  { act: "A session starts", events: ["SessionStart"] },
  { act: "A person sends a prompt", events: ["UserPromptSubmit"] },
  { act: "A person types a skill or command", events: ["UserPromptExpansion"] },
  { act: "A tool is called", events: ["PreToolUse", "PostToolUse"] },
  { act: "A skill runs its inline shell", events: ["PreSkillShellCommand"] },
  { act: "An agent is started by the Agent tool", events: ["PreToolUse", "SubagentStart"] },
  { act: "An agent starts in another way", events: ["SubagentStart"] },
  { act: "An agent stops", events: ["SubagentStop"] },
  { act: "The main session stops", events: ["Stop"] },
  { act: "A settings file changes", events: ["ConfigChange"] },
];
