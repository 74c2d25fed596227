/**
 * No tracker writes. Refuses tracker writes to every agent the spec does not name.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
await runHook(
  {
    hook: "block-tracker-writes",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          who: {
            except: ["main"],
          },
          tools: {
            prefixes: [
              {
                prefix: "mcp__plugin_tracker_tracker__",
                except: [
                  "mcp__plugin_tracker_tracker__get_issue",
                  "mcp__plugin_tracker_tracker__list_issues",
                ],
              },
            ],
          },
          message:
            "{tool} changes the tracker, and the {agent} agent only reads it. Put what should change into your report: the main session does it.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
