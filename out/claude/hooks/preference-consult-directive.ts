/**
 * Preference consult directive. Tells every turn that the account's preferences exist and where finished work belongs.
 * Written by `gen build` from the spec; a change belongs there.
 */
import { runHook } from "./runtime/hook.ts";
import { inject } from "./runtime/inject/inject.ts";
await runHook(
  {
    hook: "preference-consult-directive",
    event: "UserPromptSubmit",
    onError: "allow",
    deadlineMs: 8000,
    rule: {
      kind: "inject",
      parts: [
        {
          kind: "text",
          text: "Preferences come in two layers. Layer 1 is fixed and injected into every session. Layer 2 is\nthe account's own Preference records, read with `profile-read`.\n\n- Before any customer-facing document deliverable goes out, run `profile-read` for this account\n  and apply the layer 2 preferences that concern it.\n- Promote finished deliverables out of `output/` into `documents/` or `projects/`: `output/` is\n  scratch and is rebuilt on the next write.",
        },
      ],
      maxChars: 10000,
    },
    log: {
      tag: "pref-wrapper",
      act: "op=inject",
    },
  },
  inject(),
);
