import type { Emitter } from "../emitter.ts";

/** Spans are left out: a golden of the IR must not change when a comment is added to the spec. */
function withoutSpans(key: string, value: unknown): unknown {
  // An agent's registrations point to hooks that stand in full elsewhere.
  if (key === "registers" && Array.isArray(value)) {
    return value.map(({ hook, matcher }: { hook: { id: string }; matcher: string }) => ({
      hook: hook.id,
      matcher,
    }));
  }
  return key === "span" || key === "spawnsSpan" || key === "because" ? undefined : value;
}

/** The IR and the plan as JSON: the cheapest way to see what the compiler understood. */
export const irEmitter: Emitter = {
  name: "ir-json",
  emit: ({ project, plan }) => [
    {
      path: "ir.json",
      content: `${JSON.stringify({ project, plan }, withoutSpans, 2)}\n`,
      kind: "document",
      executable: false,
      because: [project.span],
    },
  ],
};
