/** A condition in words, for documents: derived from the data that the hook evaluates. */
import type { LeafData, PredicateData } from "#runtime/predicate";
import { listing } from "./listing.ts";

const code = (text: string | number | boolean | null): string => `\`${String(text)}\``;

const codes = (items: readonly (string | number | boolean | null)[], word: "and" | "or"): string =>
  listing(items.map(code), word);

/** Clause with a subject of its own, e.g. "`attachments` is not empty". */
export function describePredicate(data: PredicateData): string {
  switch (data.kind) {
    case "all":
      return listing(data.of.map(describePredicate), "and");
    case "any":
      return listing(data.of.map(describePredicate), "or");
    case "not":
      return describeNot(data.of);
    default:
      return describeLeaf(data);
  }
}

function describeNot(of: PredicateData): string {
  if (of.kind !== "agent-is") return `not (${describePredicate(of)})`;
  return of.in.length === 0
    ? "whoever calls"
    : `the caller is not ${listing(of.in.map(caller), "or")}`;
}

const SINCE = { "last-user-turn": "since the last user turn", session: "in this session" } as const;

function describeLeaf(data: LeafData): string {
  switch (data.kind) {
    case "path-under":
      return `the path in ${codes(data.fields, "or")} lies under ${codes(data.globs, "or")}`;
    case "extension":
      return `the file in ${codes(data.fields, "or")} ends in ${codes(data.in, "or")}`;
    case "non-empty":
      return `${code(data.field)} is not empty`;
    case "equals":
      return `${code(data.field)} is ${listing(
        data.values.map((value) => (value === null ? "absent" : code(value))),
        "or",
      )}`;
    case "matches":
      return `${code(data.field)} matches ${code(data.pattern)}`;
    case "mentions":
      return mentioned(
        data.field,
        data.patterns.map(({ name }) => name),
      );
    case "agent-is":
      return `the caller is ${listing(data.in.map(caller), "or")}`;
    case "in-repository":
      return `the file lies in a git work tree${outside(data.outside)}`;
    default:
      return describeEvidence(data);
  }
}

type SimpleKind =
  | "path-under"
  | "extension"
  | "non-empty"
  | "equals"
  | "matches"
  | "mentions"
  | "agent-is"
  | "in-repository";

function describeEvidence(data: Exclude<LeafData, { kind: SimpleKind }>): string {
  switch (data.kind) {
    case "tool-used":
      return `${toolName(data.tool)} ${data.evidence === "call" ? "was called" : "has answered"} ${SINCE[data.since]}`;
    case "prompt-said":
      return `a prompt ${SINCE[data.since]} matches ${code(data.pattern)}`;
    case "issue-named":
      return `the branch, ${codes(data.files, "or")} or the task names an issue`;
    case "moves-branch":
      return `the command moves ${codes(data.branches, "or")} other than by fast-forwarding it to its own remote`;
    case "pushes-branch":
      return `the command pushes to ${codes(data.branches, "or")}`;
    case "skips-git-hooks":
      return "the command goes past git's own hooks";
    case "shell-writes":
      return `the command writes under ${codes(data.globs, "or")}`;
    case "runs-command":
      return `the command runs ${codes(
        data.commands.map((words) => words.join(" ")),
        "or",
      )}`;
  }
}

function mentioned(field: string, names: readonly string[]): string {
  const subject = field === "lastMessage" ? "the last message" : `the ${field}`;
  return names.length === 0
    ? `${subject} may say anything`
    : `${subject} names ${listing(names, "and")}`;
}

function caller(name: string): string {
  return name === "main" ? "the main session" : code(name);
}

function outside(globs: readonly string[]): string {
  return globs.length === 0 ? "" : ` outside ${codes(globs, "and")}`;
}

function toolName(name: string): string {
  return name.startsWith("*") ? `a tool ending in ${code(name.slice(1))}` : code(name);
}
