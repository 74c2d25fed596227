/** A refutation in one sentence: who, which calls, under which fault. */
import type { Claim, Invariant } from "#ir/invariant";
import type { Fault } from "#plan/plan";
import { listing } from "../describe/listing.ts";
import type { Step } from "./effective/reach.ts";
import { OTHERS, type Subject } from "./effective/subjects.ts";
import type { Tool } from "./effective/tools.ts";
import type { Refuted } from "./proof.ts";

export function refutationWords(
  { claim }: Invariant,
  { subjects, tools, toolset, path, route, fault }: Refuted,
): string {
  const who = subjectWords(subjects);
  const under = fault === undefined ? "" : `, ${FAULT_CLAUSES[fault]}`;
  if (claim.kind === "only-start") {
    return `${who} may start ${claim.agent} by ${callWords(path)}${under}`;
  }
  const what = toolWords(claim, tools, toolset);
  if (route === undefined) return `${who} may call ${what}${under}`;
  if (route === "shell" || route === "skill-shell") {
    return `${who} may bring about what ${what} does by ${callWords(path)}${under}`;
  }
  return `${who} may bring about ${what} by ${callWords(named(path, tools))}${under}`;
}

function toolWords(claim: Claim, [first, ...more]: readonly Tool[], toolset = ""): string {
  const place =
    claim.kind === "only-use" && claim.place !== undefined ? ` inside ${claim.place}` : "";
  const rest = more.length === 0 ? "" : ` and ${more.length} more of ${toolset}`;
  return `${first?.label ?? ""}${rest}${place}`;
}

export const FAULT_CLAUSES: Readonly<Record<Fault, string>> = {
  untrusted: "in a folder that is not trusted",
  "hooks-disabled": "while hooks are disabled",
  "script-missing": "when a hook's script is missing",
  "interpreter-missing": "when the hooks' interpreter is missing",
  hang: "when a hook hangs",
  subdirectory: "in a session started in a subdirectory",
};

/** The last call as people are shown the tool. */
export function named(path: readonly Step[], [tool]: readonly Tool[]): readonly Step[] {
  const call = tool?.label;
  if (call === undefined) return path;
  return path.map((step, at) => (at === path.length - 1 ? { ...step, call } : step));
}

/** Agents by name; the client's own types together when it is true of all that the spec leaves out. */
function subjectWords(subjects: readonly Subject[]): string {
  const own = subjects.filter(({ owner }) => owner !== OTHERS).map(({ name }) => name);
  const foreign = subjects.filter(({ owner }) => owner === OTHERS).map(({ name }) => name);
  // `others` is true of every type that nobody names; single types beside it add nothing.
  const rest = foreign.includes(OTHERS) ? [OTHERS] : foreign;
  const shown = [...own, ...rest];
  if (shown.length <= MOST) return listing(shown);
  return listing([...shown.slice(0, MOST - 1), `${shown.length - MOST + 1} more agents`]);
}

const MOST = 5;

/** `Agent(x), then x: Write`. */
export function callWords(path: readonly Step[]): string {
  return path.map(({ agent, call }, at) => (at === 0 ? call : `${agent}: ${call}`)).join(", then ");
}
