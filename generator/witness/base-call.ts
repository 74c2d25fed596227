/** A call of each tool that the client accepts and that no rule is about in particular. */
const INPUTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Agent: { description: "go on", subagent_type: "general-purpose", prompt: "Go on." },
  Artifact: { out_dir: "elsewhere" },
  Bash: { command: "ls" },
  CronCreate: { cron: "0 0 29 2 *", prompt: "Go on." },
  DesignSync: { method: "list_projects", localDir: "elsewhere" },
  Edit: { file_path: "src/a.ts", old_string: "a", new_string: "b" },
  EnterWorktree: { name: "fix" },
  Monitor: { description: "look", command: "ls" },
  NotebookEdit: { notebook_path: "a.ipynb", new_source: "1" },
  PowerShell: { command: "ls" },
  Read: { file_path: "src/a.ts" },
  SendMessage: { to: "main", message: "Go on." },
  SendUserFile: { files: ["a.txt"], status: "normal" },
  Skill: { skill: "plan" },
  Workflow: { script: "return 1;" },
  Write: { file_path: "src/a.ts", content: "x" },
};

export function baseInput(tool: string): Readonly<Record<string, unknown>> {
  return INPUTS[tool] ?? {};
}
