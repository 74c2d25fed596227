/**
 * no-plan-no-agent. Refuses to start an agent whose prompt names no plan.
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
                pattern: "^dev$",
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
          message: "{agent} may not start dev.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "matches",
            field: "subagent_type",
            pattern: "^dev$",
            ignoreCase: true,
          },
          require: {
            kind: "mentions",
            field: "prompt",
            patterns: [
              {
                name: "a plan",
                pattern: "\\bplan-[a-z]+\\b",
              },
              {
                name: "an issue",
                pattern: "\\bissue #\\d+\\b",
              },
            ],
          },
          message: "The prompt for dev does not name {missing}.",
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
          message: "The prompt for Explore does not name {missing}.",
        },
      ],
      otherwise: "block",
      otherwiseMessage: "{type} may not be started here. Use one of dev, Explore.",
    },
  },
  decide({ "agent-is": agentIs, matches: matches, mentions: mentions }),
);
