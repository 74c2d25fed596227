/** The two ways in which agents start, and what each can block. */
import { clientEvent } from "#client/events";
import { toolsWith } from "#client/tools";
import type { Project } from "#ir/project";
import type { TargetPlan } from "#plan/plan";
import { cell, fewCodes, prose } from "../../render/markdown.ts";
import { mainAgent } from "./agent-words.ts";

export interface SpawnPath {
  readonly path: string;
  readonly mechanism: string;
  readonly block: string;
  readonly context: string;
  readonly tools: string;
}

/** Names of our hooks that matter when an agent starts, runs and stops. */
export interface SpawnHooks {
  /** Refuse the call that starts an agent. */
  readonly gates: readonly string[];
  /** Add context to an agent that starts. */
  readonly starts: readonly string[];
  /** Hold an agent that stops. */
  readonly stops: readonly string[];
  /** Refuse calls inside agents, by their front matter. */
  readonly inside: readonly string[];
  /** Agents that lose tools from their palette. */
  readonly stripped: readonly string[];
}

const SPAWN_TOOLS = toolsWith("spawns");

export function spawnHooks({ hooks, agents }: TargetPlan): SpawnHooks {
  const on = (event: string): readonly string[] =>
    hooks.filter((hook) => hook.event === event).map(({ id }) => id);
  return {
    gates: hooks
      .filter(({ verb, matcher }) => verb === "blocks" && coversSpawn(matcher?.covers))
      .map(({ id }) => id),
    starts: on("SubagentStart"),
    stops: on("SubagentStop"),
    inside: hooks
      .filter(({ scopes }) => scopes.some(({ kind }) => kind === "frontmatter"))
      .map(({ id }) => id),
    stripped: agents.filter((a) => a.disallowedTools.length > 0).map(({ agent }) => agent),
  };
}

function coversSpawn(covers: readonly string[] | undefined): boolean {
  return covers?.some((tool) => SPAWN_TOOLS.includes(tool)) ?? false;
}

function by(yes: string, names: readonly string[]): string {
  return names.length === 0
    ? `${yes}, but no hook of this spec does`
    : `${yes}: ${fewCodes(names)}`;
}

export function spawnPaths(project: Project, hooks: SpawnHooks): readonly SpawnPath[] {
  const main = mainAgent(project);
  const caller = main === undefined ? "The main session" : prose(main.title);
  const tools = by("Yes, `PreToolUse` hooks", hooks.inside);
  const start = clientEvent("SubagentStart")?.blocks === true ? "Yes" : "No";
  return [
    {
      path: "Manual (Agent tool)",
      mechanism: `${caller} calls the Agent tool with a prompt`,
      block: by("**Yes**, `PreToolUse` refuses the call", hooks.gates),
      context: by("Yes, by the prompt and by `additionalContext`", hooks.starts),
      tools,
    },
    {
      path: "Native delegation",
      mechanism:
        "The client starts an agent without an Agent call, as for a skill with `context: fork`",
      block: `**${start}**, \`SubagentStart\` cannot block; only what leads there can be refused, by \`PreToolUse\` on \`Skill\` or by \`UserPromptExpansion\``,
      context: by("Yes, by `additionalContext`", hooks.starts),
      tools,
    },
  ].map(({ path, mechanism, block, context, tools }) => ({
    path,
    mechanism: cell(mechanism),
    block: cell(block),
    context: cell(context),
    tools: cell(tools),
  }));
}

/** What is done about the path that cannot be blocked, strongest last. */
export function mitigation(hooks: SpawnHooks): readonly string[] {
  return [
    ...(hooks.starts.length === 0
      ? []
      : [
          `**SubagentStart hook** (${fewCodes(hooks.starts)}): injects context by \`additionalContext\`. Guidance, not enforcement.`,
        ]),
    ...(hooks.inside.length === 0
      ? []
      : [
          `**Frontmatter PreToolUse hooks** (${fewCodes(hooks.inside)}): hard enforcement inside the agent, however it was started.`,
        ]),
    ...(hooks.stripped.length === 0
      ? []
      : [
          `**\`disallowedTools\`** (${fewCodes(hooks.stripped)}): takes the tools out of the palette. The strongest of the three.`,
        ]),
  ];
}
