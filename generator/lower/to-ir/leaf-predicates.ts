/** One small function per predicate of the spec: its data, or nothing when the key is not there. */
import type { LeafData } from "#runtime/predicate";
import { TRANSCRIPT_LIMIT } from "#client/limits";
import type { SpecPredicate } from "../../load/predicate-shape.ts";
import type { Path } from "../../load/spans.ts";
import { checkAgent, mainAgent } from "./agent-names.ts";
import { checkPattern } from "./patterns.ts";
import { globsOf } from "./places.ts";
import type { PredicateContext } from "./predicates.ts";
import { knownReferences, referencePatterns } from "./references.ts";
import { many, problem } from "./scope.ts";

type Leaf = (
  context: PredicateContext,
  predicate: SpecPredicate,
  path: Path,
) => LeafData | undefined;

function placeGlobs(
  { scope }: PredicateContext,
  names: string | readonly string[],
  path: Path,
): readonly string[] {
  const list = many<string>(names);
  return list.flatMap((name, index) =>
    globsOf(scope, name, typeof names === "string" ? path : [...path, index]),
  );
}

function fieldsOf(
  context: PredicateContext,
  { fields }: SpecPredicate,
  path: Path,
): readonly string[] {
  const found = fields ?? context.pathFields;
  if (found.length === 0) problem(context.scope, "no-path-field", path, {});
  return found;
}

const opaque = ({ opaque: direction }: SpecPredicate): boolean => direction !== "allow";

const pathUnder: Leaf = (context, predicate, path) => {
  const names = predicate["path-under"];
  if (names === undefined) return undefined;
  const here = [...path, "path-under"];
  const globs = placeGlobs(context, names, here);
  return { kind: "path-under", globs, fields: fieldsOf(context, predicate, here) };
};

const extension: Leaf = (context, predicate, path) =>
  predicate.extension && {
    kind: "extension",
    in: predicate.extension,
    fields: fieldsOf(context, predicate, [...path, "extension"]),
  };

const inRepository: Leaf = (context, predicate, path) => {
  const value = predicate["in-repository"];
  if (value === undefined) return undefined;
  const here = [...path, "in-repository"];
  const outside = value === true ? [] : placeGlobs(context, value.outside, [...here, "outside"]);
  return { kind: "in-repository", fields: fieldsOf(context, predicate, here), outside };
};

const nonEmpty: Leaf = (_, predicate) => {
  const field = predicate["non-empty"];
  return field === undefined ? undefined : { kind: "non-empty", field };
};

const equals: Leaf = (_, { equals: field, to = null }) =>
  field === undefined ? undefined : { kind: "equals", field, values: many(to) };

const matches: Leaf = ({ scope }, { matches: data }, path) => {
  if (data === undefined) return undefined;
  checkPattern(scope, data.pattern, [...path, "matches", "pattern"]);
  return { kind: "matches", ...data };
};

const mentions: Leaf = ({ scope }, { mentions: names, field = "prompt" }, path) => {
  if (names === undefined) return undefined;
  const known = knownReferences(scope, names, [...path, "mentions"]);
  return { kind: "mentions", field, patterns: referencePatterns(scope, known) };
};

const agentIs: Leaf = ({ scope }, predicate, path) => {
  const names = predicate["agent-is"];
  if (names === undefined) return undefined;
  names.forEach((name, index) => checkAgent(scope, name, [...path, "agent-is", index]));
  return { kind: "agent-is", in: names.map((name) => (name === mainAgent(scope) ? "main" : name)) };
};

const toolUsed: Leaf = (_, predicate) => {
  const tool = predicate["tool-used"];
  if (tool === undefined) return undefined;
  const { since = "last-user-turn", evidence = "call" } = predicate;
  return { kind: "tool-used", tool, since, evidence, maxBytes: TRANSCRIPT_LIMIT };
};

const promptSaid: Leaf = ({ scope }, predicate, path) => {
  const pattern = predicate["prompt-said"];
  if (pattern === undefined) return undefined;
  checkPattern(scope, pattern, [...path, "prompt-said"]);
  const { since = "last-user-turn", field } = predicate;
  const about = field === undefined ? {} : { field };
  return { kind: "prompt-said", pattern, ...about, since, maxBytes: TRANSCRIPT_LIMIT };
};

const issueNamed: Leaf = ({ scope }, predicate, path) => {
  const value = predicate["issue-named"];
  if (value === undefined) return undefined;
  const here = [...path, "issue-named"];
  checkPattern(scope, value.branch, [...here, "branch"]);
  knownReferences(scope, [value.reference], here);
  const [reference] = referencePatterns(scope, [value.reference]);
  const { branch, files } = value;
  const text = reference?.pattern ?? "";
  return { kind: "issue-named", branch, files, text, maxBytes: TRANSCRIPT_LIMIT };
};

const movesBranch: Leaf = (_, predicate) => {
  const branches = predicate["moves-branch"];
  return branches && { kind: "moves-branch", branches, opaque: opaque(predicate) };
};

const pushesBranch: Leaf = (_, predicate) => {
  const branches = predicate["pushes-branch"];
  return branches && { kind: "pushes-branch", branches, opaque: opaque(predicate) };
};

const skipsGitHooks: Leaf = (_, predicate) =>
  predicate["skips-git-hooks"] && { kind: "skips-git-hooks", opaque: opaque(predicate) };

const shellWrites: Leaf = (context, predicate, path) => {
  const names = predicate["shell-writes"];
  if (names === undefined) return undefined;
  const globs = placeGlobs(context, names, [...path, "shell-writes"]);
  return { kind: "shell-writes", globs, opaque: opaque(predicate) };
};

const runsCommand: Leaf = (_, predicate) => {
  const commands = predicate["runs-command"];
  return commands && { kind: "runs-command", commands, opaque: opaque(predicate) };
};

/** In the order in which a rule should evaluate them: cheap ones first. */
export const LEAVES: readonly Leaf[] = [
  agentIs,
  equals,
  nonEmpty,
  matches,
  mentions,
  extension,
  pathUnder,
  inRepository,
  runsCommand,
  movesBranch,
  pushesBranch,
  skipsGitHooks,
  shellWrites,
  issueNamed,
  promptSaid,
  toolUsed,
];
