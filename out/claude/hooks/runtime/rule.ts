/**
 * What a hook holds: plain data, written by the compiler into each generated hook and interpreted
 * by this runtime. The compiler imports these types; the runtime never imports the compiler.
 *
 * Wording (messages, log lines, context texts) and meaning (everything else) are separate fields,
 * so that a digest of the meaning does not change when a sentence does.
 */
import type { PredicateData } from "./predicate.ts";

export type Direction = "block" | "allow";

/** Everything one generated hook knows; `R` is the kind of rule it holds. */
export interface HookData<R extends Rule = Rule> {
  /** Stable name of the hook; also the base name of its file. */
  readonly hook: string;
  /** The client's event name, compared with `hook_event_name` of the payload when that is present. */
  readonly event: string;
  /** Which way the hook goes when it cannot decide: unreadable payload, a throw, its deadline. */
  readonly onError: Direction;
  /** The hook's own deadline in milliseconds, always below the handler's timeout in the settings. */
  readonly deadlineMs: number;
  readonly rule: R;
  readonly log?: LogLines;
}

/** One line on stderr per verdict: `[tag] ` and the template of the verdict. Absent = no line. */
export interface LogLines {
  readonly tag: string;
  /** Template for a matched call that passes. Placeholders `{tool}` `{agent}` `{hook}`. */
  readonly allow?: string;
  /** Template for a refusal, a reminder, a held agent or an injected context. */
  readonly act?: string;
}

export type Rule = DecideRule | RemindRule | InjectRule;

/**
 * PreToolUse, PreSkillShellCommand, UserPromptExpansion, SubagentStop: the first case that matches
 * the call decides. A case passes when its `require` holds; a case without `require` refuses.
 */
export interface DecideRule {
  readonly kind: "decide";
  readonly cases: readonly DecideCase[];
  /** Verdict for a call on which no case matches. */
  readonly otherwise: Direction;
  /** Refusal text when `otherwise` blocks. */
  readonly otherwiseMessage?: string;
}

export interface DecideCase {
  readonly who?: AgentSelector;
  readonly tools: ToolSelector;
  readonly where?: PredicateData;
  readonly require?: PredicateData;
  readonly message: string;
}

/** PostToolUse: texts of all matching cases are added beside the tool's result. */
export interface RemindRule {
  readonly kind: "remind";
  readonly cases: readonly {
    readonly who?: AgentSelector;
    readonly tools: ToolSelector;
    readonly where?: PredicateData;
    readonly text: string;
  }[];
}

/** UserPromptSubmit, SessionStart, SubagentStart: context parts in order, joined by blank lines. */
export interface InjectRule {
  readonly kind: "inject";
  readonly parts: readonly ContextPart[];
  /** Upper bound of the injected text in characters; what does not fit is left out and said so. */
  readonly maxChars: number;
  /** On SessionStart: what the hook writes down, so that others can tell when it last ran. */
  readonly heartbeat?: Heartbeat;
}

/** A sign of life; no payload contents. */
export interface Heartbeat {
  /** Digest of the plan that this hook was built from. */
  readonly plan: string;
  /** The state file, below the project directory. */
  readonly file: string;
}

export type ContextPart = { readonly who?: AgentSelector; readonly title?: string } & (
  | { readonly kind: "text"; readonly text: string }
  /** A file below the project directory, read when the hook runs. */
  | { readonly kind: "file"; readonly path: string }
  /** How many lines in the files below `paths` (globs) match `pattern`; printed as `label: N`. */
  | {
      readonly kind: "count";
      readonly label: string;
      readonly paths: readonly string[];
      readonly pattern: string;
    }
  /** A command that the spec declares, run without a shell; its stdout is the text. */
  | { readonly kind: "command"; readonly argv: readonly string[]; readonly timeoutMs: number }
  /** Notes that the agent itself is told to fetch with `tool`. */
  | { readonly kind: "notes"; readonly tool: string; readonly slugs: readonly string[] }
);

/**
 * Who makes the call. `main` is the main session (no `agent_type` in the payload), otherwise the
 * client's agent type, compared without case. A payload with `agent_id` but without `agent_type`
 * comes from an agent nobody can name: it is in no `only` and in every `except`.
 */
export type AgentSelector =
  { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** Which tools a case is about: exact names, and servers by name prefix. `any` = every tool. */
export interface ToolSelector {
  readonly any?: true;
  readonly names?: readonly string[];
  readonly prefixes?: readonly { readonly prefix: string; readonly except: readonly string[] }[];
}
