/**
 * No pal-e-docs writes. Refuses pal-e-docs writes to dev, qa, every agent the spec does not name.
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
            except: ["dottie", "main"],
          },
          tools: {
            prefixes: [
              {
                prefix: "mcp__pal-e-docs__",
                except: [
                  "mcp__pal-e-docs__get_note",
                  "mcp__pal-e-docs__get_note_history",
                  "mcp__pal-e-docs__list_notes",
                  "mcp__pal-e-docs__list_tags",
                  "mcp__pal-e-docs__search_notes",
                ],
              },
            ],
          },
          message:
            "{tool} writes to pal-e-docs, and the {agent} agent only reads there. Put the change into your report: the main session updates the docs or has Dottie do it.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({}),
);
