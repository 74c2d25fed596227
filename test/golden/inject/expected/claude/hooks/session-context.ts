/**
 * session-context. Starts the session.
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
          text: "You lead.",
        },
        {
          title: "Project",
          kind: "file",
          path: "PROJECT.md",
        },
        {
          title: "Notes",
          kind: "notes",
          tool: "mcp__notes__get_note",
          slugs: ["start", "rules"],
        },
        {
          title: "Open work",
          kind: "count",
          label: "TODOs",
          paths: ["tasks/**/*.md"],
          pattern: "TODO",
        },
        {
          title: "Commits",
          kind: "command",
          argv: ["git", "log", "-3"],
          timeoutMs: 2000,
        },
      ],
      maxChars: 10000,
      heartbeat: {
        plan: "003a0a558432f817892126e38fe293d96d3e4977842b5a56407ca2ddff2de75a",
        file: ".claude/enforcement-state.json",
      },
    },
  },
  inject(),
);
