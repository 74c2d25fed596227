/** Switches of the client under which a session has the tools that it calls. Claude Code 2.1.332. */
import type { Environment } from "../client/client-environment.ts";

/** Tools that need no switch; a session that calls no other starts faster without any. */
const PLAIN: ReadonlySet<string> = new Set(
  `Agent Bash CronCreate CronDelete CronList Edit EnterWorktree ExitWorktree ListAgents Monitor
  NotebookEdit Read ReportFindings ScheduleWakeup SendMessage Skill TaskStop WebFetch WebSearch
  Workflow Write`.split(/\s+/u),
);

/** Tools of a person who is signed in; they are gone in a remote session, which others need. */
const SIGNED_IN: ReadonlySet<string> = new Set(["RemoteTrigger"]);

/** The empty value takes a variable of the standard environment out. */
const SWITCHES: Environment = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "",
  CLAUDE_CODE_REMOTE: "true",
  CLAUDE_CODE_USE_POWERSHELL_TOOL: "1",
  CLAUDE_CODE_ENABLE_TODO_TOOLS: "1",
};

/** A token that means nothing: nobody is there to be asked about it. */
const SIGN_IN: Environment = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "",
  ANTHROPIC_API_KEY: "",
  CLAUDE_CODE_OAUTH_TOKEN: "sk-ant-oat01-stand-in",
};

/** Calls of one key can stand in one session. */
export function switchKey(tool: string): string {
  return SIGNED_IN.has(tool) ? "signed in" : "";
}

/** What a session that makes these calls needs; they share a key. */
export function switchesFor(tools: readonly string[]): Environment {
  if (tools.some((tool) => SIGNED_IN.has(tool))) return SIGN_IN;
  const plain = tools.every((tool) => PLAIN.has(tool) || tool.startsWith("mcp__"));
  return plain ? {} : SWITCHES;
}
