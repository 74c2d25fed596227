import type { Emitter } from "../emitter.ts";

/**
 * Left out: spans and digests. A golden of the IR must not change when a comment is added to the
 * spec, nor when the hook runtime does.
 */
const LEFT_OUT: readonly string[] = [
  "span",
  "spawnsSpan",
  "because",
  "digest",
  // The guarantees in full stand beside them.
  "guaranteeClasses",
];

function understood(key: string, value: unknown): unknown {
  // An agent's registrations point to hooks that stand in full elsewhere.
  if (key === "registers" && Array.isArray(value)) {
    return value.map(({ hook, matcher }: { hook: { id: string }; matcher: string }) => ({
      hook: hook.id,
      matcher,
    }));
  }
  return LEFT_OUT.includes(key) ? undefined : value;
}

/** The IR and the plan as JSON: the cheapest way to see what the compiler understood. */
export const irEmitter: Emitter = {
  name: "ir-json",
  emit: ({ project, plan }) => [
    {
      path: "ir.json",
      content: `${JSON.stringify({ project, plan }, understood, 2)}\n`,
      kind: "document",
      executable: false,
      because: [project.span],
    },
  ],
};
