import type { Agent, Denial } from "#ir/agent";
import type { Toolset } from "#ir/server";
import { at } from "./span-at.ts";

export const toolsets: readonly Toolset[] = [
  toolset(
    "note-writes",
    "note writes",
    ["mcp__notes__drop", "mcp__notes__move", "mcp__notes__put"],
    {
      name: "notes",
      prefix: "mcp__notes__",
      except: ["mcp__notes__get"],
      unlisted: true,
    },
  ),
  toolset("file-writes", "file writes", ["Edit", "Write"]),
  toolset("shell", "shells", ["Bash", "Monitor", "PowerShell"]),
];

function toolset(
  name: string,
  title: string,
  tools: readonly string[],
  from?: Toolset["server"],
): Toolset {
  return {
    name,
    title,
    tools,
    ...(from === undefined ? {} : { server: from }),
    hook: `block-${name}`,
    message: `No ${title} for {agent}.`,
    onError: "block",
    examples: [],
    span: at(12),
  };
}

function denial(toolsetName: string, message: string, place?: string): Denial {
  return {
    toolset: toolsetName,
    ...(place === undefined ? {} : { place }),
    hook: `block-${toolsetName}`,
    message,
    onError: "block",
    examples: [
      {
        agent: "clerk",
        call: { tool: "Write", input: { file_path: "a|b.md", content: "`x`" } },
        expect: { kind: "verdict", verdict: "block" },
        span: at(30),
      },
    ],
    span: at(30),
  };
}

function agent(name: string, title: string, more: Partial<Agent>): Agent {
  return {
    name,
    title,
    does: `${title} does its part`,
    when: "",
    main: false,
    denies: [],
    spawns: [],
    body: "",
    span: at(15),
    spawnsSpan: at(16),
    ...more,
  };
}

export const agents: readonly Agent[] = [
  agent("lead", "The Lead", {
    main: true,
    owns: "the notes",
    spawns: ["clerk"],
    denies: [denial("file-writes", "Not in repositories.", "repositories")],
  }),
  agent("clerk", "The Clerk", {
    denies: [
      denial("note-writes", "The {agent} agent only reads <notes>."),
      denial("file-writes", "No files."),
      denial("shell", "No shell | none."),
    ],
  }),
];
