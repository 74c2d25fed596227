import type { Entries } from "../entry.ts";

/** Codes of what the client could not carry or would ignore. */
export const clientCodes = {
  "context-too-long": {
    severity: "error",
    title: "Injected context too long",
    cause: "The client cuts hook output above its cap, silently: the end would never be read.",
    fix: "Shorten the text, or let the agent fetch the rest.",
    message: (p: { readonly hook: string; readonly length: number; readonly cap: number }) =>
      `the context that "${p.hook}" injects has ${p.length} characters, the client takes ${p.cap}`,
  },
  "invalid-pattern": {
    severity: "error",
    title: "Pattern is no regular expression",
    cause: "One matcher that does not compile makes the client drop the whole settings file.",
    fix: "Correct the pattern.",
    message: (p: { readonly pattern: string; readonly reason: string }) =>
      `"${p.pattern}" is not a regular expression: ${p.reason}`,
  },
  "matcher-misses": {
    severity: "error",
    title: "Matcher does not match what it names",
    cause: "The hook would never run for this call, and the rule would hold on paper only.",
    fix: "Name tools that the event can match.",
    message: (p: { readonly hook: string; readonly name: string }) =>
      `the matcher of "${p.hook}" cannot match "${p.name}"`,
  },
  "on-error-ignored": {
    severity: "error",
    title: "`onError: block` has no effect here",
    cause: "On this event the client goes on whatever the hook answers, so a failure cannot block.",
    fix: "Write `onError: allow`, or move the rule to an event that can block.",
    message: (p: { readonly hook: string; readonly event: string }) =>
      `"${p.hook}" asks for \`onError: block\`, which the client ignores on ${p.event}`,
  },
  "event-cannot-block": {
    severity: "error",
    title: "The event cannot block",
    cause: "The client has already acted, or does not ask, when this event fires.",
    fix: "Let the hook remind instead, or move it to an event that can block.",
    message: (p: { readonly hook: string; readonly event: string }) =>
      `"${p.hook}" blocks, but ${p.event} cannot block`,
  },
  "event-cannot-inject": {
    severity: "error",
    title: "The event takes no context",
    cause: "The client does not show the model what a hook prints on this event.",
    fix: "Inject on SessionStart, UserPromptSubmit or SubagentStart.",
    message: (p: { readonly hook: string; readonly event: string }) =>
      `"${p.hook}" injects or reminds, but nothing printed on ${p.event} reaches the model`,
  },
  "client-too-old": {
    severity: "error",
    title: "The lowest client cannot carry this",
    cause: "On an older client the rule would be silently without effect.",
    fix: "Raise `client.atLeast`.",
    message: (p: { readonly what: string; readonly since: string; readonly client: string }) =>
      `${p.what} needs client ${p.since}, and the spec is for ${p.client} and later`,
  },
} as const satisfies Entries;
