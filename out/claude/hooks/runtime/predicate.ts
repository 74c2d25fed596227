/**
 * Predicates: the closed vocabulary of conditions. Each kind has one file in `predicates/` that
 * exports `{ kind, holds }`. A generated hook imports just the kinds its rule uses.
 */
import type { Call } from "./call.ts";

export type PredicateData =
  | { readonly kind: "all"; readonly of: readonly PredicateData[] }
  | { readonly kind: "any"; readonly of: readonly PredicateData[] }
  | { readonly kind: "not"; readonly of: PredicateData }
  | LeafData;

/** A path, resolved against the call's directory, lies below one of the globs (project-relative). */
export interface PathUnderData {
  readonly kind: "path-under";
  readonly globs: readonly string[];
  /** Input fields that hold a path or a list of paths; a missing field holds nothing. */
  readonly fields: readonly string[];
}
/** A path's extension is in the list; compared without case. */
export interface ExtensionData {
  readonly kind: "extension";
  readonly in: readonly string[];
  readonly fields: readonly string[];
}
/** The input field is a non-empty list, object or (trimmed) string. */
export interface NonEmptyData {
  readonly kind: "non-empty";
  readonly field: string;
}
/** The input field equals one of the values (`null` = the field is absent). */
export interface EqualsData {
  readonly kind: "equals";
  readonly field: string;
  readonly values: readonly (string | number | boolean | null)[];
}
/** The input field is a string and matches the anchored pattern. */
export interface MatchesData {
  readonly kind: "matches";
  readonly field: string;
  readonly pattern: string;
  readonly ignoreCase?: boolean;
}
/** The text of the input field names all of the references (pattern per reference). */
export interface MentionsData {
  readonly kind: "mentions";
  /** `prompt`, `description`, … of the tool input; `lastMessage` = an agent's last message. */
  readonly field: string;
  readonly patterns: readonly { readonly name: string; readonly pattern: string }[];
}
/** Who makes the call is one of these (`main` or an agent type, compared without case). */
export interface AgentIsData {
  readonly kind: "agent-is";
  readonly in: readonly string[];
}
/** The path lies in a git work tree (a `.git` is found upwards), not below one of `outside`. */
export interface InRepositoryData {
  readonly kind: "in-repository";
  readonly fields: readonly string[];
  /** Globs, project-relative, that never count as a repository's files. */
  readonly outside: readonly string[];
}
/** The agent's own transcript holds a call of a tool whose name matches since the given point. */
export interface ToolUsedData {
  readonly kind: "tool-used";
  /** Tool name; a leading `*` means "name ends in". */
  readonly tool: string;
  readonly since: "last-user-turn" | "session";
  /** `call`: the call stands there. `result`: it has also ended without an error. */
  readonly evidence: "call" | "result";
  /** How many bytes of transcript are read at most before the answer is the rule's `onError`. */
  readonly maxBytes: number;
}
/** A human prompt in the transcript matches the pattern since the given point. */
export interface PromptSaidData {
  readonly kind: "prompt-said";
  readonly pattern: string;
  /**
   * Input field whose value must equal the pattern's group `value` (a pull request number, say);
   * absent = any match counts.
   */
  readonly field?: string;
  readonly since: "last-user-turn" | "session";
  readonly maxBytes: number;
}
/** An issue is known for the work at hand. See `predicates/issue-named.ts`. */
export interface IssueNamedData {
  readonly kind: "issue-named";
  /** Pattern with which a branch names an issue. */
  readonly branch: string;
  /** Files below the work tree's top or the project directory that name one in their first line. */
  readonly files: readonly string[];
  /** Pattern with which text (such a file, a task prompt) names an issue. */
  readonly text: string;
  readonly maxBytes: number;
}
/** A shell command (or its parts) commits to, or otherwise moves, one of the branches. */
export interface MovesBranchData {
  readonly kind: "moves-branch";
  readonly branches: readonly string[];
  /** What an unresolvable command word or git argument counts as. */
  readonly opaque: boolean;
}
/** A shell command pushes to one of the branches. */
export interface PushesBranchData {
  readonly kind: "pushes-branch";
  readonly branches: readonly string[];
  readonly opaque: boolean;
}
/** A shell command commits or pushes past git's own hooks. */
export interface SkipsGitHooksData {
  readonly kind: "skips-git-hooks";
  readonly opaque: boolean;
}
/** A shell command writes (or deletes, moves, links) a file below one of the globs. */
export interface ShellWritesData {
  readonly kind: "shell-writes";
  readonly globs: readonly string[];
  /** `.claude/worktrees/<name>/` is ordinary ground: only that copy's own guards count. */
  readonly opaque: boolean;
}
/** A shell command runs a program with these leading words, e.g. `["gh", "pr", "merge"]`. */
export interface RunsCommandData {
  readonly kind: "runs-command";
  readonly commands: readonly (readonly string[])[];
  readonly opaque: boolean;
}

export type LeafData =
  | PathUnderData
  | ExtensionData
  | NonEmptyData
  | EqualsData
  | MatchesData
  | MentionsData
  | AgentIsData
  | InRepositoryData
  | ToolUsedData
  | PromptSaidData
  | IssueNamedData
  | MovesBranchData
  | PushesBranchData
  | SkipsGitHooksData
  | ShellWritesData
  | RunsCommandData;

export type LeafKind = LeafData["kind"];

/**
 * One predicate. `holds` throws when it cannot tell (unreadable transcript, a fault of the
 * machine, a path field that holds no path): the rule's `onError` then decides.
 * An answer that comes from an opaque part of a command says so in `because`.
 */
export interface Predicate<D extends LeafData = LeafData> {
  readonly kind: D["kind"];
  holds(data: D, call: Call): Answer;
}

/** `because` is one short clause for people, added to the refusal: what was seen, or what is opaque. */
export interface Answer {
  readonly holds: boolean;
  /**
   * Both answers are possible (a link inside a place that leads out of it; one path of a list).
   * Comes with `holds: true`; under `not` it stays unsure, and a decision then takes the side that
   * refuses: an unsure `where` matches, an unsure `require` does not pass.
   */
  readonly unsure?: true;
  readonly because?: string;
  /** Names of references that a text should have named. */
  readonly missing?: readonly string[];
}
