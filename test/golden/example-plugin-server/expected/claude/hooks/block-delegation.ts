/**
 * No messaging and scheduling. Refuses messaging and scheduling to every agent the spec does not name.
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
            except: ["main"],
          },
          tools: {
            names: ["Agent", "CronCreate", "RemoteTrigger", "ScheduleWakeup", "SendMessage"],
          },
          message:
            "{tool} makes somebody else act for the {agent} agent. Put the request into your report.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
