/**
 * No Forgejo writes. Refuses Forgejo writes to dottie.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
await runHook(
  {
    hook: "block-forgejo-writes",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            prefixes: [
              {
                prefix: "mcp__forgejo__",
                except: [
                  "mcp__forgejo__get_file",
                  "mcp__forgejo__get_issue",
                  "mcp__forgejo__get_pull_request",
                  "mcp__forgejo__get_pull_request_diff",
                  "mcp__forgejo__list_issues",
                  "mcp__forgejo__list_pull_requests",
                ],
              },
            ],
          },
          message:
            "{tool} changes something on Forgejo, and the {agent} agent only reads there. Hand the change to the main session.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
