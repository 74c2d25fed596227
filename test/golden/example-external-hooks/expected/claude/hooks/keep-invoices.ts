/**
 * Invoices stay. Refuses to change an invoice.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { pathUnder } from "./runtime/predicates/path-under.ts";
await runHook(
  {
    hook: "keep-invoices",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["Edit", "Write"],
          },
          where: {
            kind: "path-under",
            globs: ["invoices"],
            fields: ["file_path"],
          },
          message: "{tool} would change an invoice. Write a correction beside it instead.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({ "path-under": pathUnder }),
);
