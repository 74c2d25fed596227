/**
 * A condition before the call is known: yes or no where the caller and the given input fields
 * settle it, else unknown. Exact for what it settles, silent about the rest.
 */
import { anchoredPattern } from "#runtime/pattern";
import type { LeafData, PredicateData } from "#runtime/predicate";

export type Certainty = "yes" | "no" | "unknown";

/** What is known of a call. */
export interface Known {
  readonly identity: string;
  /** Input fields with certain values. */
  readonly input: Readonly<Record<string, string>>;
}

export function settle(data: PredicateData | undefined, known: Known): Certainty {
  if (data === undefined) return "yes";
  switch (data.kind) {
    case "all":
      return combine(data.of, known, "no");
    case "any":
      return combine(data.of, known, "yes");
    case "not":
      return negate(settle(data.of, known));
    default:
      return settleLeaf(data, known);
  }
}

/** `all` is settled by the first no, `any` by the first yes. */
function combine(of: readonly PredicateData[], known: Known, settling: "yes" | "no"): Certainty {
  const answers = of.map((part) => settle(part, known));
  if (answers.includes(settling)) return settling;
  if (answers.includes("unknown")) return "unknown";
  return settling === "no" ? "yes" : "no";
}

function negate(answer: Certainty): Certainty {
  if (answer === "unknown") return "unknown";
  return answer === "yes" ? "no" : "yes";
}

const certain = (holds: boolean): Certainty => (holds ? "yes" : "no");

function settleLeaf(data: LeafData, { identity, input }: Known): Certainty {
  switch (data.kind) {
    case "agent-is":
      return certain(data.in.some((name) => name.toLowerCase() === identity));
    case "mentions":
      return data.patterns.length === 0 ? "yes" : "unknown";
    case "matches": {
      const value = input[data.field];
      if (value === undefined) return "unknown";
      return certain(anchoredPattern(data.pattern, data.ignoreCase).test(value));
    }
    default:
      return "unknown";
  }
}
