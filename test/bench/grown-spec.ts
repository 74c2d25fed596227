/** The shipped spec grown by agents and hooks, so that sizes can be compared. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, parseDocument } from "yaml";
import { REPOSITORY } from "../support/repository.ts";

export interface Growth {
  readonly agents: number;
  readonly hooks: number;
  /** Of a server of their own, every third of which writes. */
  readonly tools?: number;
}

/** Writes the grown spec with all it names into `folder`; gives the spec's path. */
export function writeGrownSpec(folder: string, { agents, hooks, tools = 0 }: Growth): string {
  mkdirSync(folder, { recursive: true });
  const shipped = join(REPOSITORY, "spec");
  cpSync(join(shipped, "prompts"), join(folder, "prompts"), { recursive: true });
  const document = parseDocument(readFileSync(join(shipped, "enforcement.yaml"), "utf8"));
  add(document.get("agents"), agents, "agent", (name, index) => {
    writeFileSync(join(folder, `prompts/${name}.md`), promptOf(name));
    return agentOf(name, index);
  });
  add(document.get("hooks"), hooks, "gate", gateOf);
  add(document.get("servers"), tools === 0 ? 0 : 1, "server", () => serverOf(tools));
  const path = join(folder, "enforcement.yaml");
  writeFileSync(path, document.toString({ lineWidth: 0 }));
  return path;
}

function add(
  section: unknown,
  count: number,
  stem: string,
  make: (name: string, index: number) => object,
): void {
  if (!isMap(section)) throw new Error(`the shipped spec has no section for "${stem}"`);
  for (let index = 0; index < count; index += 1) {
    const name = `${stem}-${String(index).padStart(4, "0")}`;
    section.set(name, make(name, index));
  }
}

function serverOf(tools: number): object {
  const names = Array.from({ length: tools }, (_, index) => `tool_${index}`);
  return {
    title: "A large server",
    does: "Does many things.",
    url: "${LARGE_MCP_URL}",
    tools: {
      read: names.filter((_, index) => index % 3 !== 0),
      write: names.filter((_, index) => index % 3 === 0),
      unlisted: "deny",
    },
  };
}

const DENIALS = [
  ["code-writes", "docs-writes"],
  ["code-writes", "docs-writes", "forgejo-writes"],
  ["code-writes", "shell", "docs-writes"],
];

function agentOf(name: string, index: number): object {
  return {
    title: `Agent ${index}`,
    does: `Does part ${index} of the work and nothing else.`,
    when: `Takes over when part ${index} is due.`,
    denies: DENIALS[index % DENIALS.length],
    spawns: [],
    prompt: `prompts/${name}.md`,
  };
}

function promptOf(name: string): string {
  return `You are ${name}.\n\n${"Do what the plan says, step by step, and report.\n".repeat(20)}`;
}

/** Gates of several forms, so that the hooks are not one script many times over. */
function gateOf(name: string, index: number): object {
  const where = [
    { "path-under": "scratch" },
    { extension: [`.x${index}`], fields: ["file_path"] },
    { matches: { field: "file_path", pattern: `part-${index}/` } },
  ][index % 3];
  return {
    title: `Gate ${index}`,
    does: `Refuses writes of kind ${index}.`,
    on: "PreToolUse",
    calls: [{ tools: ["Write"], where }],
    else: "block",
    message: `{tool} may not write files of kind ${index}.`,
    log: { tag: name, block: "op=block tool={tool}" },
    onError: "block",
    examples: [
      {
        call: { tool: "Write", input: { file_path: `output/part-${index}/a.x${index}` } },
        verdict: "block",
      },
      { call: { tool: "Write", input: { file_path: "src/a.ts" } }, verdict: "allow" },
      { call: { tool: "Write" }, fault: "bad-json", verdict: "block" },
    ],
  };
}
