/**
 * No issue, no file write. Lets file writes wait for an issue.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { issueNamed } from "./runtime/predicates/issue-named.ts";
import { pathUnder } from "./runtime/predicates/path-under.ts";
await runHook(
  {
    hook: "check-issue",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["Edit", "NotebookEdit", "Write"],
          },
          where: {
            kind: "not",
            of: {
              kind: "path-under",
              globs: [
                "memory",
                "documents",
                "projects",
                "output",
                "generated",
                "extracted",
                "url-get",
              ],
              fields: ["file_path", "notebook_path"],
            },
          },
          require: {
            kind: "issue-named",
            branch: "(?:^|[/_-])(?:issue[-_]?)?\\d+(?=[-_/]|$)",
            files: [".issue"],
            text: "\\bissues?\\b[^\\n.;,#]{0,40}#\\d+",
            maxBytes: 67108864,
          },
          message:
            "No issue is named for this work, and file writes wait for one. Create the issue, then work on a branch that carries its number, or put `issue #N` into the first line of `.issue`.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "check-issue",
      act: "op=block tool={tool} detail=no issue",
    },
  },
  decide({ "issue-named": issueNamed, "path-under": pathUnder }),
);
