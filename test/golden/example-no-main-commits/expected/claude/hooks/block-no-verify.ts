/**
 * Git hooks are not skipped. Refuses commits and pushes that go past git's own hooks.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { decide } from "./runtime/decide.ts";
import { runHook } from "./runtime/hook.ts";
import { skipsGitHooks } from "./runtime/predicates/skips-git-hooks.ts";
await runHook(
  {
    hook: "block-no-verify",
    event: "PreToolUse",
    onError: "block",
    deadlineMs: 8000,
    rule: {
      kind: "decide",
      cases: [
        {
          tools: {
            names: ["Bash", "Monitor", "PowerShell"],
          },
          where: {
            kind: "skips-git-hooks",
            opaque: true,
          },
          message: "This would go past git's own hooks{because}. Run it without that.",
        },
      ],
      otherwise: "allow",
    },
  },
  decide({ "skips-git-hooks": skipsGitHooks }),
);
