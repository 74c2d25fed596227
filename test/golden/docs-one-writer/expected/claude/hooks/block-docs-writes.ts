/**
 * No note writes. Refuses note writes to dev, every agent the spec does not name.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
await runHook(
  {
    hook: "block-docs-writes",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          who: {
            except: ["librarian", "main"],
          },
          tools: {
            prefixes: [
              {
                prefix: "mcp__notes__",
                except: ["mcp__notes__get_note", "mcp__notes__list_notes"],
              },
            ],
          },
          message: "{tool} writes notes, and {agent} only reads them.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
