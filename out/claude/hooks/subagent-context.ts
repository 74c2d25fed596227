/**
 * Subagent context. Gives every started agent its plan duties, the SOPs and the preference directive.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { runHook } from "./runtime/hook.ts";
import { inject } from "./runtime/inject/inject.ts";
await runHook(
  {
    hook: "subagent-context",
    event: "SubagentStart",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "inject",
      parts: [
        {
          title: "Plan",
          kind: "text",
          text: "Your task prompt names a plan. Fetch that note first and stay inside its scope; what the plan does not ask for goes into your report.",
          who: {
            only: ["dev", "qa", "dottie", "general-purpose"],
          },
        },
        {
          title: "SOPs",
          kind: "notes",
          tool: "mcp__pal-e-docs__get_note",
          slugs: ["agent-workflow", "sop-dev"],
          who: {
            only: ["dev"],
          },
        },
        {
          title: "SOPs",
          kind: "notes",
          tool: "mcp__pal-e-docs__get_note",
          slugs: ["agent-workflow", "sop-review"],
          who: {
            only: ["qa"],
          },
        },
        {
          title: "SOPs",
          kind: "notes",
          tool: "mcp__pal-e-docs__get_note",
          slugs: ["agent-workflow", "sop-docs"],
          who: {
            only: ["dottie"],
          },
        },
        {
          title: "Preferences",
          kind: "text",
          text: "Preferences come in two layers. Layer 1 is fixed and injected into every session. Layer 2 is\nthe account's own Preference records, read with `profile-read`.\n\n- Before any customer-facing document deliverable goes out, run `profile-read` for this account\n  and apply the layer 2 preferences that concern it.\n- Promote finished deliverables out of `output/` into `documents/` or `projects/`: `output/` is\n  scratch and is rebuilt on the next write.",
        },
      ],
      maxChars: 10000,
    },
    log: {
      tag: "subagent-context",
      act: "op=inject agent={agent}",
    },
  },
  inject(),
);
