/**
 * Preference consult gate. Holds a customer-facing document back until the account's preferences were read this turn.
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
    hook: "preference-consult-gate",
    event: "PreToolUse",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["mcp__plugin_browser_browser__browser-pdf-save"],
          },
          where: {
            kind: "path-under",
            globs: ["memory/users/*/documents"],
            fields: ["path"],
          },
          require: {
            kind: "tool-used",
            tool: "*profile-read",
            since: "last-user-turn",
            evidence: "call",
            maxBytes: 67108864,
          },
          message:
            "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read.",
        },
        {
          tools: {
            names: ["SendUserFile"],
          },
          where: {
            kind: "any",
            of: [
              {
                kind: "path-under",
                globs: ["memory/users/*/documents"],
                fields: ["files"],
              },
              {
                kind: "extension",
                in: [".pdf", ".html", ".docx"],
                fields: ["files"],
              },
            ],
          },
          require: {
            kind: "tool-used",
            tool: "*profile-read",
            since: "last-user-turn",
            evidence: "call",
            maxBytes: 67108864,
          },
          message:
            "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read.",
        },
        {
          tools: {
            names: [
              "mcp__plugin_email_email__email-draft-send",
              "mcp__plugin_email_email__email-reply",
              "mcp__plugin_email_email__email-send",
            ],
          },
          where: {
            kind: "non-empty",
            field: "attachments",
          },
          require: {
            kind: "tool-used",
            tool: "*profile-read",
            since: "last-user-turn",
            evidence: "call",
            maxBytes: 67108864,
          },
          message:
            "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read.",
        },
        {
          tools: {
            names: [
              "mcp__plugin_outlook_outlook__outlook-draft-send",
              "mcp__plugin_outlook_outlook__outlook-mail-reply",
              "mcp__plugin_outlook_outlook__outlook-mail-send",
            ],
          },
          where: {
            kind: "non-empty",
            field: "attachments",
          },
          require: {
            kind: "tool-used",
            tool: "*profile-read",
            since: "last-user-turn",
            evidence: "call",
            maxBytes: 67108864,
          },
          message:
            "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "preference-gate",
      allow: "op=allow tool={tool} consulted=true",
      act: "op=bypass tool={tool} detail=no profile-read this turn",
    },
  },
  decide({
    extension: extension,
    "non-empty": nonEmpty,
    "path-under": pathUnder,
    "tool-used": toolUsed,
  }),
);
