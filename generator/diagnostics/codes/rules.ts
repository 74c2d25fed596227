import { type Entries, listed } from "../entry.ts";

/** Codes of rules over the whole spec: contradictions, exceptions, open facts. */
export const ruleCodes = {
  "stateful-agent": {
    severity: "error",
    title: "Agent with a memory",
    cause: "Agents are stateless: what they know comes from the servers, the one source of truth.",
    fix: "Remove `memory`.",
    message: ({ agent }: { readonly agent: string }) => `the agent "${agent}" keeps a memory`,
  },
  "skill-exceeds-agent": {
    severity: "error",
    title: "Skill asks for more than its agent has",
    cause: "The skill would fail where it runs, or would hand the agent what it is denied.",
    fix: "Remove the tools from the skill, or run it without this agent.",
    message: (p: {
      readonly skill: string;
      readonly agent: string;
      readonly tools: readonly string[];
    }) => `the skill "${p.skill}" uses ${listed(p.tools)}, which "${p.agent}" does not have`,
  },
  "invariant-broken": {
    severity: "error",
    title: "Invariant broken",
    cause:
      "The spec states that this never happens and grants it elsewhere: one of the two is wrong.",
    fix: "Deny what the path uses, or state the exception under `except`, a route under `open`, with the reason.",
    message: (p: { readonly invariant: string; readonly path: string }) =>
      `"${p.invariant}" does not hold: ${p.path}`,
  },
  "needless-exception": {
    severity: "warning",
    title: "Exception without need",
    cause: "The agent is denied what the exception allows: a reviewer would take it for a writer.",
    fix: "Remove the exception, or the denial.",
    message: (p: { readonly invariant: string; readonly agent: string }) =>
      `"${p.invariant}" excepts "${p.agent}", which is denied all of it`,
  },
  "needless-opening": {
    severity: "warning",
    title: "Opening without need",
    cause: "Nothing goes that way: a reviewer would take the claim for weaker than it is.",
    fix: "Remove the route from `open`.",
    message: (p: { readonly invariant: string; readonly route: string }) =>
      `"${p.invariant}" leaves "${p.route}" open, and nothing goes that way`,
  },
  "several-main-agents": {
    severity: "error",
    title: "More than one main session",
    cause: "A session has one persona: rules for the main session would contradict each other.",
    fix: "Leave `main: true` on one agent.",
    message: ({ agent }: { readonly agent: string }) => `"${agent}" is a second main session`,
  },
  "duplicate-hook": {
    severity: "error",
    title: "Two hooks of one name",
    cause: "A hook's name is its file: the second would overwrite the first.",
    fix: "Give one of them another name.",
    message: ({ hook }: { readonly hook: string }) => `"${hook}" is the name of two hooks`,
  },
  "mixed-on-error": {
    severity: "error",
    title: "One script, two ways to fail",
    cause: "Denials that share a hook share its script, and a script fails one way.",
    fix: "Give them the same `onError`, or hooks of their own.",
    message: ({ hook }: { readonly hook: string }) =>
      `denials that share "${hook}" differ in \`onError\``,
  },
  "missing-example": {
    severity: "warning",
    title: "No example for one of the outcomes",
    cause:
      "Examples are run by `gen test` and printed in the documents; without them nothing shows what the hook does.",
    fix: "Add an example under `examples`.",
    message: (p: { readonly hook: string; readonly outcomes: readonly string[] }) =>
      `"${p.hook}" has no example that shows ${listed(p.outcomes)}`,
  },
  "carry-refused": {
    severity: "error",
    title: "Something that may not be carried like this",
    cause: "What is passed through as it stands must not undo the spec, nor run a command unasked.",
    fix: "Take it out of `carry`; a command that is meant stands in `carry.runs` as well.",
    message: (p: { readonly what: string; readonly reason: string }) =>
      `\`carry\` cannot take "${p.what}": ${p.reason}`,
  },
  "stale-evidence": {
    severity: "warning",
    title: "Proven before it changed",
    cause:
      "What the rule means, or the code that carries it out, is not what the real client was tried with; the documents call it not proven.",
    fix: "Prove it again with `gen verify`, then commit the evidence.",
    message: (p: {
      readonly rule: string;
      readonly client: string;
      readonly guarantees: readonly string[];
    }) => `"${p.rule}" has changed since it was tried on ${p.client}: ${p.guarantees.join(", ")}`,
  },
  "to-be-confirmed": {
    severity: "info",
    title: "To be confirmed",
    cause: "The value is assumed: nobody has seen it on the real system yet.",
    fix: "Check it on the real system, then take it off the `confirm` list.",
    message: ({ what }: { readonly what: string }) => `to be confirmed: ${what}`,
  },
} as const satisfies Entries;
