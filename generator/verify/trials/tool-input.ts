/** Input that the client accepts for each of its tools and that does as little as possible. Claude Code 2.1.332. */
import { isList } from "../client/json.ts";
import type { JsonObject } from "../client/json.ts";
import { scriptPrompt } from "../client/model-script.ts";
import type { ScriptedCall, ScriptStep } from "../client/model-script.ts";
import { READABLE } from "../ground/ground.ts";

const WORKFLOW = [
  `export const meta = { name: "verify", description: "verify", phases: [] };`,
  `return 1;`,
].join("\n");

/** Never due while a run lasts. */
const FAR_OFF = "0 0 29 2 *";

type InputOf = (serial: string) => JsonObject;

const INPUTS: Readonly<Record<string, InputOf>> = {
  Agent: (serial) => ({
    description: serial,
    subagent_type: "general-purpose",
    run_in_background: false,
    prompt: scriptPrompt({ label: serial, steps: [] }),
  }),
  Bash: () => ({ command: "true" }),
  CronCreate: (serial) => ({ cron: FAR_OFF, prompt: serial }),
  DesignSync: (serial) => ({ method: "list_projects", localDir: serial }),
  Edit: (serial) => ({ file_path: `${serial}.old`, old_string: "before", new_string: "after" }),
  EnterWorktree: (serial) => ({ name: serial }),
  ExitWorktree: () => ({ action: "keep" }),
  Monitor: (serial) => ({ description: serial, command: "true", timeout_ms: 1000 }),
  NotebookEdit: (serial) => ({
    notebook_path: `${serial}.ipynb`,
    new_source: "1",
    cell_type: "code",
    edit_mode: "insert",
  }),
  PowerShell: () => ({ command: "1" }),
  Read: () => ({ file_path: READABLE }),
  RemoteTrigger: () => ({ action: "list" }),
  SendMessage: (serial) => ({ to: "main", message: serial, summary: serial }),
  SendUserFile: () => ({ files: [READABLE], status: "normal" }),
  TaskCreate: (serial) => ({ subject: serial, description: serial }),
  WebFetch: (serial) => ({ url: "http://127.0.0.1/", prompt: serial }),
  WebSearch: (serial) => ({ query: serial }),
  Workflow: () => ({ script: WORKFLOW }),
  Write: (serial) => ({ file_path: `${serial}.new`, content: "x" }),
};

/**
 * `serial` is unique per trial: it names files and agents. A stand-in server takes anything; the mark
 * says in its log which trial got through.
 */
export function toolInput(tool: string, serial: string): JsonObject {
  const inputOf = Object.hasOwn(INPUTS, tool) ? INPUTS[tool] : undefined;
  if (inputOf !== undefined) return inputOf(serial);
  return tool.startsWith("mcp__") ? { trial: serial } : {};
}

/** Fields of that input which an example must not replace, because the client would refuse the call itself. */
export function fixedInput(tool: string): readonly string[] {
  return tool === "SendUserFile" ? ["status"] : [];
}

/** Input fields that hold the path of a file which must exist and have been read, or the client refuses itself. */
const EDITED: Readonly<Record<string, string>> = {
  Edit: "file_path",
  NotebookEdit: "notebook_path",
};

/** Calls that must come first. */
export function preparation({ tool, input }: ScriptedCall): ScriptStep {
  const path = editedPath({ tool, input });
  return path === undefined ? [] : [{ tool: "Read", input: { file_path: path } }];
}

/** The file that a call edits, if it edits one. */
function editedPath({ tool, input }: ScriptedCall): string | undefined {
  const path = input[EDITED[tool] ?? ""];
  return typeof path === "string" ? path : undefined;
}

/** Files that must be there before the call, or the client refuses it itself. */
export function neededFiles(call: ScriptedCall): readonly string[] {
  const edited = editedPath(call);
  if (edited !== undefined) return [edited];
  const sent = call.tool === "SendUserFile" ? call.input["files"] : [];
  return isList(sent) ? sent.filter((path) => typeof path === "string") : [];
}

const EMPTY_NOTEBOOK = { cells: [], metadata: {}, nbformat: 4, nbformat_minor: 5 };

/** Text of such a file before the run. */
export function neededText(path: string): string {
  return path.endsWith(".ipynb") ? JSON.stringify(EMPTY_NOTEBOOK) : "before\n";
}
