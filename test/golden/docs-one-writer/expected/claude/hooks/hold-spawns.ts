/**
 * Agents start what they may. Refuses to start an agent of a type that the starter's `spawns` does not list.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { matches } from "./runtime/predicates/matches.ts";
await runHook(
  {
    hook: "hold-spawns",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          who: {
            only: ["main"],
          },
          tools: {
            names: ["Agent", "Workflow"],
          },
          where: {
            kind: "not",
            of: {
              kind: "any",
              of: [
                {
                  kind: "matches",
                  field: "subagent_type",
                  pattern: "^dev$",
                  ignoreCase: true,
                },
                {
                  kind: "matches",
                  field: "subagent_type",
                  pattern: "^librarian$",
                  ignoreCase: true,
                },
              ],
            },
          },
          message: "lead starts only dev, librarian. Hand the work back in your report.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({ matches: matches }),
);
