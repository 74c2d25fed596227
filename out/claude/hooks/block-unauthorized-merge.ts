/**
 * Merges need a word from the operator. Lets only the main session merge a pull request, and only after a prompt in this session asked for it.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { agentIs } from "./runtime/predicates/agent-is.ts";
import { promptSaid } from "./runtime/predicates/prompt-said.ts";
import { runsCommand } from "./runtime/predicates/runs-command.ts";
await runHook(
  {
    hook: "block-unauthorized-merge",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["mcp__forgejo__merge_pull_request"],
          },
          require: {
            kind: "all",
            of: [
              {
                kind: "agent-is",
                in: ["main"],
              },
              {
                kind: "prompt-said",
                pattern: "\\bmerge\\b",
                since: "session",
                maxBytes: 67108864,
              },
            ],
          },
          message:
            "A merge needs the operator's word in this session, and only the main session may do it. Report that the PR is ready and wait to be told to merge it.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          where: {
            kind: "runs-command",
            commands: [
              ["gh", "pr", "merge"],
              ["tea", "pr", "merge"],
              ["tea", "pulls", "merge"],
              ["tea", "pull", "merge"],
              ["tea", "pr", "m"],
              ["tea", "pulls", "m"],
              ["tea", "pull", "m"],
              ["glab", "mr", "merge"],
              ["gh", "api", "*/merge"],
              ["gh", "api", "graphql", "*mergePullRequest*"],
              ["curl", "*/pulls/*/merge"],
            ],
            opaque: true,
          },
          require: {
            kind: "all",
            of: [
              {
                kind: "agent-is",
                in: ["main"],
              },
              {
                kind: "prompt-said",
                pattern: "\\bmerge\\b",
                since: "session",
                maxBytes: 67108864,
              },
            ],
          },
          message:
            "A merge needs the operator's word in this session, and only the main session may do it. Report that the PR is ready and wait to be told to merge it.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "merge-guard",
      allow: "op=allow tool={tool}",
      act: "op=block tool={tool}",
    },
  },
  decide({ "agent-is": agentIs, "prompt-said": promptSaid, "runs-command": runsCommand }),
);
