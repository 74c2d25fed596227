/**
 * A condition as the spec writes it: one mapping, in which several predicates must all hold. Keys
 * that are no predicate of their own (`fields`, `to`, `field`, `since`, `evidence`, `opaque`) stand
 * only beside a predicate that takes them; the schema sees to that.
 */
import type { Direction } from "#runtime/rule";
import type { OneOrMore } from "./spec-value.ts";

export interface SpecPredicate {
  readonly any?: readonly SpecPredicate[];
  readonly all?: readonly SpecPredicate[];
  readonly not?: SpecPredicate;
  readonly "path-under"?: OneOrMore;
  readonly extension?: readonly string[];
  readonly "in-repository"?: true | { readonly outside: readonly string[] };
  readonly fields?: readonly string[];
  readonly "non-empty"?: string;
  readonly equals?: string;
  readonly to?: SpecValue | readonly SpecValue[];
  readonly matches?: SpecMatches;
  readonly mentions?: readonly string[];
  readonly field?: string;
  readonly "agent-is"?: readonly string[];
  readonly "tool-used"?: string;
  readonly evidence?: "call" | "result";
  readonly "prompt-said"?: string;
  readonly since?: "last-user-turn" | "session";
  readonly "issue-named"?: SpecIssueNamed;
  readonly "moves-branch"?: readonly string[];
  readonly "pushes-branch"?: readonly string[];
  readonly "skips-git-hooks"?: true;
  readonly "shell-writes"?: OneOrMore;
  readonly "runs-command"?: readonly (readonly string[])[];
  readonly opaque?: Direction;
}

/** `null` = the field is not there. */
type SpecValue = string | number | boolean | null;

export interface SpecMatches {
  readonly field: string;
  readonly pattern: string;
  readonly ignoreCase?: boolean;
}

export interface SpecIssueNamed {
  readonly branch: string;
  readonly files: readonly string[];
  /** Name of a reference. */
  readonly reference: string;
}
