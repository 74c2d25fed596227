import { type Entries, listed } from "../entry.ts";

/** Codes of rules that do something else than they seem to, in the terms of policy analysis. */
export const effectCodes = {
  "overly-permissive": {
    severity: "warning",
    title: "Overly permissive",
    cause:
      "What is denied is brought about in another way: the denial holds less than it seems to.",
    fix: "Close the way (deny the shell, give `spawns`), or say that it stays open in an invariant's `open`.",
    message: (p: {
      readonly agents: readonly string[];
      readonly tool: string;
      readonly more: number;
      readonly path: string;
    }) => {
      const rest = p.more === 0 ? "" : ` (and ${p.more} more)`;
      const others = p.agents.length > 3 ? ` and ${p.agents.length - 3} more agents` : "";
      return `${listed(p.agents.slice(0, 3))}${others}: what denies ${p.tool}${rest} is gone round by ${p.path}`;
    },
  },
  "overly-restrictive": {
    severity: "warning",
    title: "Overly restrictive",
    cause:
      "The claim names the agent among those that may, and the rules refuse it to that agent too.",
    fix: "Take the agent out of `only`, or lift what refuses it.",
    message: (p: { readonly invariant: string; readonly agent: string }) =>
      `"${p.invariant}" says that "${p.agent}" may, and it is refused`,
  },
  ineffective: {
    severity: "warning",
    title: "Ineffective",
    cause: "The rule can never refuse anything; whoever reads it believes that it does.",
    fix: "Remove it, or make it about calls that can be made.",
    message: (p: { readonly what: string; readonly why: string }) =>
      `${p.what} has no effect: ${p.why}`,
  },
  shadowed: {
    severity: "warning",
    title: "Shadowed",
    cause: "The first case that applies decides, and earlier ones apply to every such call.",
    fix: "Put it before them, or remove it.",
    message: ({ what }: { readonly what: string }) => `${what} never decides: others come first`,
  },
  redundant: {
    severity: "warning",
    title: "Redundant",
    cause: "Another rule refuses all of it: a change to this one would change nothing.",
    fix: "Remove it.",
    message: (p: { readonly what: string; readonly by: string }) =>
      `${p.what} adds nothing to that of ${p.by}`,
  },
  contradictory: {
    severity: "warning",
    title: "Contradictory",
    cause: "Two parts of the spec say opposite things; the refusal wins.",
    fix: "Decide for one of them.",
    message: (p: { readonly one: string; readonly other: string }) => `${p.one}, but ${p.other}`,
  },
} as const satisfies Entries;
