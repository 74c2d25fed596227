import type { Project } from "#ir/project";
import type { HookPlan, TargetPlan } from "#plan/plan";
import { few } from "../../../render/markdown.ts";
import { flowchart, type FlowEdge, type FlowGroup } from "../../../render/mermaid.ts";
import { mainAgent } from "../agent-words.ts";

const MAIN = "main session";
const AGENTS = "group agents";
const SERVERS = "group servers";
const SKILLS = "group skills";

/** More nodes than these make a picture that nobody reads. */
const MOST = 8;

function group(
  id: string,
  label: string,
  nodes: readonly { readonly id: string; readonly label: string }[],
): readonly FlowGroup[] {
  if (nodes.length <= MOST) return nodes.length === 0 ? [] : [{ id, label, nodes }];
  const more = { id: `${id} more`, label: `${nodes.length - MOST} more` };
  return [{ id, label, nodes: [...nodes.slice(0, MOST), more] }];
}

function named(hooks: readonly HookPlan[], event: string): readonly string[] {
  return hooks.filter((hook) => hook.event === event).map(({ id }) => id);
}

/** How hooks, agents, skills and servers work together. */
export function compositionChart(project: Project, { hooks }: TargetPlan): string {
  const agents = project.agents.filter((agent) => !agent.main);
  const main = mainAgent(project);
  const events = ["SessionStart", "UserPromptSubmit", "SubagentStart", "PreToolUse", "PostToolUse"]
    .concat("SubagentStop")
    .filter((event) => named(hooks, event).length > 0);
  const groups = [
    ...group(
      AGENTS,
      "Agents",
      agents.map(({ name, title }) => ({ id: `agent ${name}`, label: title })),
    ),
    ...group(
      SKILLS,
      "Skills",
      project.skills.map(({ name }) => ({ id: `skill ${name}`, label: `/${name}` })),
    ),
    ...group(
      SERVERS,
      "MCP servers",
      project.servers.map(({ name, title }) => ({ id: `server ${name}`, label: title })),
    ),
  ];
  return flowchart({
    direction: "TB",
    nodes: [
      { id: MAIN, label: main?.title ?? "Main session", shape: "round" },
      { id: "tool", label: "Tool call" },
      ...events.map((event) => ({
        id: event,
        label: `${event}: ${few(named(hooks, event)).join(", ")}`,
        shape: "round" as const,
      })),
    ],
    groups,
    edges: edges(new Set([...events, ...groups.map(({ id }) => id)])),
  });
}

function edges(present: ReadonlySet<string>): readonly FlowEdge[] {
  const gate = present.has("PreToolUse") ? "PreToolUse" : "tool";
  const all: readonly { readonly needs: readonly string[]; readonly edge: FlowEdge }[] = [
    {
      needs: ["SessionStart"],
      edge: { from: "SessionStart", to: MAIN, label: "context", dashed: true },
    },
    {
      needs: ["UserPromptSubmit"],
      edge: { from: "UserPromptSubmit", to: MAIN, label: "context", dashed: true },
    },
    { needs: [AGENTS], edge: { from: MAIN, to: AGENTS, label: "starts" } },
    {
      needs: [AGENTS, "SubagentStart"],
      edge: { from: "SubagentStart", to: AGENTS, label: "context", dashed: true },
    },
    { needs: [SKILLS], edge: { from: MAIN, to: SKILLS, label: "follows" } },
    { needs: [AGENTS, SKILLS], edge: { from: AGENTS, to: SKILLS, label: "follow" } },
    { needs: ["PreToolUse"], edge: { from: MAIN, to: "PreToolUse", label: "every call" } },
    {
      needs: ["PreToolUse", AGENTS],
      edge: { from: AGENTS, to: "PreToolUse", label: "every call" },
    },
    { needs: ["PreToolUse"], edge: { from: "PreToolUse", to: "tool", label: "passes" } },
    {
      needs: [SERVERS],
      edge: { from: gate === "tool" ? MAIN : "tool", to: SERVERS, label: "reads and writes" },
    },
    { needs: ["PostToolUse"], edge: { from: "tool", to: "PostToolUse" } },
    {
      needs: ["PostToolUse"],
      edge: { from: "PostToolUse", to: MAIN, label: "reminds", dashed: true },
    },
    { needs: ["SubagentStop", AGENTS], edge: { from: AGENTS, to: "SubagentStop", label: "stop" } },
    { needs: ["SubagentStop", AGENTS], edge: { from: "SubagentStop", to: MAIN, label: "result" } },
  ];
  return all
    .filter(({ needs }) => needs.every((part) => present.has(part)))
    .map(({ edge }) => edge);
}
