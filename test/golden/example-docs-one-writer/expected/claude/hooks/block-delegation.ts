/**
 * No starting and messaging others. Refuses starting and messaging others to every agent the spec does not name.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
await runHook(
  {
    hook: "block-delegation",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          who: {
            except: ["coder", "librarian", "main"],
          },
          tools: {
            names: ["Agent", "CronCreate", "RemoteTrigger", "ScheduleWakeup", "SendMessage"],
          },
          message:
            "{tool} makes somebody else act, with tools that the {agent} agent does not have. Put the request into your report instead.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
