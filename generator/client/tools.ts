/**
 * The client's own tools and what each can do. State: Claude Code 2.1.332, observed; a tool that a
 * session lists only under a switch is listed here all the same.
 */

/** What calling a tool can bring about beyond its own answer. */
export type Effect = "writes-files" | "runs-shell" | "spawns" | "messages" | "schedules" | "sends";

export interface ClientTool {
  readonly name: string;
  readonly effects: readonly Effect[];
  /** Input fields that hold a path or a list of paths. */
  readonly pathFields: readonly string[];
  /** Input field with a shell command. */
  readonly commandField?: string;
  /** Tools that disallowing this one takes away as well. */
  readonly alsoStrips?: readonly string[];
  /** The client never offers it to a subagent. */
  readonly mainOnly?: true;
}

const tool = (
  name: string,
  effects: readonly Effect[] = [],
  more: Partial<Omit<ClientTool, "name" | "effects">> = {},
): ClientTool => ({ name, effects, pathFields: [], ...more });

export const CLIENT_TOOLS: readonly ClientTool[] = [
  tool("Agent", ["spawns"]),
  tool("Artifact", ["writes-files", "sends"], { pathFields: ["out_dir"] }),
  tool("AskUserQuestion", [], { mainOnly: true }),
  tool("Bash", ["runs-shell"], { commandField: "command", alsoStrips: ["Monitor"] }),
  tool("CronCreate", ["schedules"]),
  tool("CronDelete"),
  tool("CronList"),
  tool("DesignSync", ["writes-files", "sends"], { pathFields: ["localDir"] }),
  tool("Edit", ["writes-files"], { pathFields: ["file_path"] }),
  tool("EnterPlanMode", [], { mainOnly: true }),
  tool("EnterWorktree", ["writes-files"]),
  tool("ExitPlanMode", [], { mainOnly: true }),
  tool("ExitWorktree"),
  tool("Glob", [], { pathFields: ["path"] }),
  tool("Grep", [], { pathFields: ["path"] }),
  tool("LSP", [], { pathFields: ["filePath"] }),
  tool("ListAgents"),
  tool("ListConnectors"),
  tool("ListMcpResourcesTool"),
  tool("ListPlugins"),
  tool("ListSkills"),
  tool("Monitor", ["runs-shell"], { commandField: "command" }),
  tool("NotebookEdit", ["writes-files"], { pathFields: ["notebook_path"] }),
  tool("PowerShell", ["runs-shell"], { commandField: "command" }),
  tool("Projects", ["sends"], { pathFields: ["local_path"] }),
  tool("PushNotification", ["sends"]),
  tool("Read", [], { pathFields: ["file_path"] }),
  tool("ReadMcpResourceTool"),
  tool("ReadNotifications", [], { mainOnly: true }),
  tool("RemoteTrigger", ["schedules"]),
  tool("ReportFindings"),
  tool("ScheduleWakeup", ["schedules"], { mainOnly: true }),
  tool("SearchMcpRegistry"),
  tool("SearchPlugins"),
  tool("SearchSkills"),
  tool("SendMessage", ["messages"]),
  tool("SendUserFile", ["sends"], { pathFields: ["files"] }),
  tool("ShareOnboardingGuide", ["sends"]),
  tool("ShowOnboardingRolePicker"),
  tool("Skill"),
  tool("SuggestConnectors"),
  tool("SuggestPluginInstall"),
  tool("SuggestSkills"),
  tool("TaskCreate"),
  tool("TaskGet"),
  tool("TaskList"),
  tool("TaskOutput", [], { mainOnly: true }),
  tool("TaskStop"),
  tool("TaskUpdate"),
  tool("TodoWrite"),
  tool("ToolSearch"),
  tool("WaitForMcpServers", [], { mainOnly: true }),
  tool("WebFetch"),
  tool("WebSearch"),
  tool("Workflow", ["spawns"], { mainOnly: true }),
  tool("Write", ["writes-files"], { pathFields: ["file_path"] }),
];

const BY_NAME: ReadonlyMap<string, ClientTool> = new Map(CLIENT_TOOLS.map((t) => [t.name, t]));

/** Old names that the client still takes for a tool. */
const ALIASES: Readonly<Record<string, string>> = { Task: "Agent" };

/** The tool of that name or alias; letter case counts, as it does for the client. */
export function clientTool(name: string): ClientTool | undefined {
  return BY_NAME.get(ALIASES[name] ?? name);
}

export function toolsWith(...effects: readonly Effect[]): readonly string[] {
  return CLIENT_TOOLS.filter((t) => t.effects.some((e) => effects.includes(e))).map((t) => t.name);
}
