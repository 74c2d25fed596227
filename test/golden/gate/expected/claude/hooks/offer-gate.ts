/**
 * Offer gate. Holds an offer back until the customer's profile was read.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { extension } from "./runtime/predicates/extension.ts";
import { nonEmpty } from "./runtime/predicates/non-empty.ts";
import { pathUnder } from "./runtime/predicates/path-under.ts";
import { toolUsed } from "./runtime/predicates/tool-used.ts";
await runHook(
  {
    hook: "offer-gate",
    event: "PreToolUse",
    onError: "allow",
    deadlineMs: 4000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["mcp__plugin_mail_mail__reply", "mcp__plugin_mail_mail__send"],
          },
          where: {
            kind: "non-empty",
            field: "attachments",
          },
          require: {
            kind: "tool-used",
            tool: "*profile-read",
            since: "last-user-turn",
            evidence: "result",
            maxBytes: 67108864,
          },
          message: "Read the profile first, then retry {tool}.",
        },
        {
          tools: {
            names: ["Write"],
          },
          where: {
            kind: "all",
            of: [
              {
                kind: "path-under",
                globs: ["customers/*/offers"],
                fields: ["file_path"],
              },
              {
                kind: "not",
                of: {
                  kind: "extension",
                  in: [".md"],
                  fields: ["file_path"],
                },
              },
            ],
          },
          require: {
            kind: "tool-used",
            tool: "*profile-read",
            since: "last-user-turn",
            evidence: "result",
            maxBytes: 67108864,
          },
          message: "Read the profile first, then retry {tool}.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "offers",
      allow: "op=allow tool={tool}",
      act: "op=block tool={tool} detail=no profile",
    },
  },
  decide({
    extension: extension,
    "non-empty": nonEmpty,
    "path-under": pathUnder,
    "tool-used": toolUsed,
  }),
);
