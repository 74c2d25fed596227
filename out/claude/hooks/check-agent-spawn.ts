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
    hook: "check-agent-spawn",
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
          message: "{agent} may not start dev. Hand the work back to the main session, which may.",
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
                pattern: "\\bplan-[a-z0-9]+(?:-[a-z0-9]+)*\\b",
              },
              {
                name: "an issue",
                pattern: "\\bissues?\\b[^\\n.;,#]{0,40}#\\d+",
              },
            ],
          },
          message:
            "No plan, no agent: the prompt for dev does not name {missing}. Write it into the prompt and start the agent again.",
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
                pattern: "^qa$",
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
          message: "{agent} may not start qa. Hand the work back to the main session, which may.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "matches",
            field: "subagent_type",
            pattern: "^qa$",
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
                name: "a pull request",
                pattern: "\\bPR\\s*#\\d+",
              },
            ],
          },
          message:
            "No plan, no agent: the prompt for qa does not name {missing}. Write it into the prompt and start the agent again.",
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
                pattern: "^dottie$",
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
          message:
            "{agent} may not start dottie. Hand the work back to the main session, which may.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "matches",
            field: "subagent_type",
            pattern: "^dottie$",
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
            "No plan, no agent: the prompt for dottie does not name {missing}. Write it into the prompt and start the agent again.",
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
                pattern: "^general-purpose$",
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
          message:
            "{agent} may not start general-purpose. Hand the work back to the main session, which may.",
        },
        {
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "matches",
            field: "subagent_type",
            pattern: "^general-purpose$",
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
            "No plan, no agent: the prompt for general-purpose does not name {missing}. Write it into the prompt and start the agent again.",
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
          message:
            "{agent} may not start Explore. Hand the work back to the main session, which may.",
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
            "No plan, no agent: the prompt for Explore does not name {missing}. Write it into the prompt and start the agent again.",
        },
      ],
      otherwise: "block",
      otherwiseMessage:
        "The agent type {type} is not one that may be started here. Use one of dev, qa, dottie, general-purpose, Explore.",
    },
    log: {
      tag: "agent-spawn",
      allow: "op=allow type={type}",
      act: "op=block type={type}",
    },
  },
  decide({ "agent-is": agentIs, matches: matches, mentions: mentions }),
);
