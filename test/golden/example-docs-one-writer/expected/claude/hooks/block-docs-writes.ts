/**
 * No docs writes. Refuses docs writes to coder, every agent the spec does not name.
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
                prefix: "mcp__docs__",
                except: ["mcp__docs__get_note", "mcp__docs__list_notes", "mcp__docs__search_notes"],
              },
            ],
          },
          message:
            "{tool} writes to the docs, and the {agent} agent only reads them. Put the change into your report: the librarian makes it.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
