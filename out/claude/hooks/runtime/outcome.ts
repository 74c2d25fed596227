/** What a rule says about one call, and the function that says it. */
import type { Call } from "./call.ts";
import type { Rule } from "./rule.ts";

export type Outcome =
  /** The rule has nothing to say about this call: no word, no log line. */
  | { readonly verdict: "none" }
  /** A case matched and the call passes. */
  | { readonly verdict: "allow" }
  /** `message` is a template; `because` what was seen, `missing` what a text should have named. */
  | {
      readonly verdict: "block";
      readonly message: string;
      readonly because?: string | undefined;
      readonly missing?: readonly string[] | undefined;
    }
  /** `text` is a template and goes to the agent beside the tool's result. */
  | { readonly verdict: "remind"; readonly text: string }
  /** `text` goes to the agent as it is. */
  | { readonly verdict: "inject"; readonly text: string };

/** Throws when it cannot tell; the hook then goes the way of `onError`. */
export type RunRule<R extends Rule> = (rule: R, call: Call) => Outcome | Promise<Outcome>;
