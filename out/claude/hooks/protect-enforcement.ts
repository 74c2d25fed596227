/**
 * Guards stay as they are. Keeps agents from changing the files that switch the enforcement on.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { pathUnder } from "./runtime/predicates/path-under.ts";
import { shellWrites } from "./runtime/predicates/shell-writes.ts";
await runHook(
  {
    hook: "protect-enforcement",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["Artifact", "DesignSync", "Edit", "NotebookEdit", "Write"],
          },
          where: {
            kind: "path-under",
            globs: [
              ".claude/settings.json",
              ".claude/settings.local.json",
              ".claude/hooks",
              ".claude/agents",
              ".claude/skills",
              ".claude/commands",
              ".claude/enforcement-*",
              ".mcp.json",
              "**/.claude/settings*.json",
              "**/.claude/{hooks,agents,skills,commands}",
              "~/.claude/settings.json",
              "~/.claude/settings.local.json",
              "~/.claude/{agents,skills,commands,plugins}",
              "~/.claude.json",
            ],
            fields: ["file_path", "localDir", "notebook_path", "out_dir"],
          },
          message:
            "This would change the enforcement itself{because}. Rules change in the spec and reach this account by provisioning; ask the operator.",
        },
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          where: {
            kind: "shell-writes",
            globs: [
              ".claude/settings.json",
              ".claude/settings.local.json",
              ".claude/hooks",
              ".claude/agents",
              ".claude/skills",
              ".claude/commands",
              ".claude/enforcement-*",
              ".mcp.json",
              "**/.claude/settings*.json",
              "**/.claude/{hooks,agents,skills,commands}",
              "~/.claude/settings.json",
              "~/.claude/settings.local.json",
              "~/.claude/{agents,skills,commands,plugins}",
              "~/.claude.json",
            ],
            opaque: true,
          },
          message:
            "This would change the enforcement itself{because}. Rules change in the spec and reach this account by provisioning; ask the operator.",
        },
      ],
      otherwise: "allow",
    },
    log: {
      tag: "protect-enforcement",
      act: "op=block tool={tool}",
    },
  },
  decide({ "path-under": pathUnder, "shell-writes": shellWrites }),
);
