/**
 * No plan, no agent. Refuses to start an agent whose prompt does not name what the work belongs to.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { agentIs } from "./runtime/predicates/agent-is.ts";
import { matches } from "./runtime/predicates/matches.ts";
import { mentions } from "./runtime/predicates/mentions.ts";
await runHook(
  {
    hook: "no-plan-no-agent",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "all",
            of: [
              {
                kind: "matches",
                field: "subagent_type",
                pattern: "^coder$",
                ignoreCase: true,
              },
              {
                kind: "not",
                of: {
                  kind: "agent-is",
                  in: ["main"],
                },
              },
            ],
          },
          message: "{agent} may not start coder.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "matches",
            field: "subagent_type",
            pattern: "^coder$",
            ignoreCase: true,
          },
          require: {
            kind: "mentions",
            field: "prompt",
            patterns: [
              {
                name: "a plan",
                pattern: "\\bplan-[a-z0-9]+(?:-[a-z0-9]+)*\\b",
              },
              {
                name: "an issue",
                pattern: "\\bissue #\\d+",
              },
            ],
          },
          message:
            "The prompt for coder does not name {missing}. Name it, then start the agent again.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "all",
            of: [
              {
                kind: "matches",
                field: "subagent_type",
                pattern: "^tester$",
                ignoreCase: true,
              },
              {
                kind: "not",
                of: {
                  kind: "agent-is",
                  in: ["main"],
                },
              },
            ],
          },
          message: "{agent} may not start tester.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "matches",
            field: "subagent_type",
            pattern: "^tester$",
            ignoreCase: true,
          },
          require: {
            kind: "mentions",
            field: "prompt",
            patterns: [
              {
                name: "a plan",
                pattern: "\\bplan-[a-z0-9]+(?:-[a-z0-9]+)*\\b",
              },
            ],
          },
          message:
            "The prompt for tester does not name {missing}. Name it, then start the agent again.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "all",
            of: [
              {
                kind: "matches",
                field: "subagent_type",
                pattern: "^Explore$",
                ignoreCase: true,
              },
              {
                kind: "not",
                of: {
                  kind: "agent-is",
                  in: ["main"],
                },
              },
            ],
          },
          message: "{agent} may not start Explore.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "matches",
            field: "subagent_type",
            pattern: "^Explore$",
            ignoreCase: true,
          },
          require: {
            kind: "mentions",
            field: "prompt",
            patterns: [],
          },
          message:
            "The prompt for Explore does not name {missing}. Name it, then start the agent again.",
        },
      ],
      otherwise: "block",
      otherwiseMessage: "{type} may not be started here. Use one of coder, tester, Explore.",
    },
  },
  decide({ "agent-is": agentIs, matches: matches, mentions: mentions }),
);
