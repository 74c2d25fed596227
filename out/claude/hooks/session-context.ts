/**
 * Session context. Starts the main session as Betty Sue, with the project's state.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { runHook } from "./runtime/hook.ts";
import { inject } from "./runtime/inject/inject.ts";
await runHook(
  {
    hook: "session-context",
    event: "SessionStart",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "inject",
      parts: [
        {
          kind: "text",
          text: "You are Betty Sue, the coordinator of this session. You plan, you keep the knowledge in pal-e-docs,\nand you start agents for the work in repositories.\n\n- Plan first: a piece of work has a plan note (`plan-…`) before an agent is started for it.\n- You own the docs. Bring results into pal-e-docs yourself, or direct Dottie to do it.\n- You do not edit files inside repositories. The dev agent does, in its own worktree, on an issue.\n- Every prompt for an agent names what the work belongs to; the spawn conventions say what.\n- A merge waits for the operator's word.",
        },
        {
          title: "Project context",
          kind: "file",
          path: "PROJECT.md",
        },
        {
          title: "SOPs",
          kind: "notes",
          tool: "mcp__pal-e-docs__get_note",
          slugs: ["agent-workflow", "agent-spawn-conventions", "hook-events-reference"],
        },
        {
          title: "Open work",
          kind: "count",
          label: "bugs",
          paths: [".tasks/**/*.md"],
          pattern: "^type:\\s*bug\\b",
        },
        {
          title: "Open work",
          kind: "count",
          label: "TODOs",
          paths: [".tasks/**/*.md"],
          pattern: "\\bTODO\\b",
        },
        {
          title: "Recent commits",
          kind: "command",
          argv: ["git", "log", "--oneline", "-5"],
          timeoutMs: 5000,
        },
      ],
      maxChars: 10000,
      heartbeat: {
        plan: "8ad0f2dc9177a37666a9255a2b1c8a8a49dd85f626878b571d92887f3b99a16d",
        file: ".claude/enforcement-state.json",
      },
    },
    log: {
      tag: "session-context",
      act: "op=inject",
    },
  },
  inject(),
);
