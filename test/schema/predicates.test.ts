import { expect, test } from "vitest";
import type { PredicateData } from "../../templates/runtime/predicate.ts";
import { mistakes, shippedReference, shippedSchema } from "./shipped-schema.ts";

/** Does not compile when the runtime has a kind that is not here, or the other way round. */
const KINDS: Readonly<Record<PredicateData["kind"], readonly object[]>> = {
  all: [{ all: [{ "non-empty": "to" }] }],
  any: [{ any: [{ "non-empty": "to" }] }],
  not: [{ not: { "non-empty": "to" } }],
  "path-under": [{ "path-under": "scratch" }, { "path-under": ["a", "b"], fields: ["path"] }],
  extension: [{ extension: [".pdf", ".tar.gz"] }, { extension: [".pdf"], fields: ["files"] }],
  "non-empty": [{ "non-empty": "attachments" }],
  equals: [
    { equals: "a", to: 1 },
    { equals: "a", to: null },
    { equals: "a", to: [true, "b", null] },
  ],
  matches: [{ matches: { field: "url", pattern: "x" } }],
  mentions: [{ mentions: ["plan"] }, { mentions: ["plan"], field: "description" }],
  "agent-is": [{ "agent-is": ["betty-sue", "Explore", "pal-e:qa"] }],
  "in-repository": [{ "in-repository": true }, { "in-repository": { outside: ["scratch"] } }],
  "tool-used": [
    { "tool-used": "*profile-read" },
    { "tool-used": "memory.profile-read", since: "session", evidence: "result" },
  ],
  "prompt-said": [{ "prompt-said": "merge" }, { "prompt-said": "PR #(?<value>\\d+)", field: "n" }],
  "issue-named": [{ "issue-named": { branch: "\\d+", files: [".issue"], reference: "issue" } }],
  "moves-branch": [{ "moves-branch": ["main"] }, { "moves-branch": ["main"], opaque: "allow" }],
  "pushes-branch": [{ "pushes-branch": ["release/1.0"], opaque: "block" }],
  "skips-git-hooks": [{ "skips-git-hooks": true, opaque: "allow" }],
  "shell-writes": [{ "shell-writes": "guards" }, { "shell-writes": ["guards"], opaque: "allow" }],
  "runs-command": [{ "runs-command": [["gh", "pr", "merge"]], opaque: "allow" }],
};

/** Keys that set details of the predicates beside them. */
const DETAILS = ["fields", "to", "field", "evidence", "since", "opaque"];

const properties = shippedSchema.$defs?.["predicate"]?.properties ?? {};

test("the schema has the runtime's predicates, their details, and nothing else", () => {
  expect(Object.keys(properties).sort()).toEqual([...Object.keys(KINDS), ...DETAILS].sort());
});

test.each(Object.entries(KINDS))("%s is accepted", (_, examples) => {
  for (const example of examples) expect(mistakes(example, "/$defs/predicate")).toEqual([]);
});

test.each(Object.keys(KINDS))("%s has its line in the reference", (kind) => {
  const lines = shippedReference.split("\n").filter((line) => line.startsWith(`| \`${kind}\` `));
  expect(lines.filter((line) => line.includes(`\`${kind}: `))).not.toEqual([]);
});

test("several predicates in one mapping share their details", () => {
  const where = { "path-under": "documents", extension: [".pdf"], fields: ["files"] };
  expect(mistakes(where, "/$defs/predicate")).toEqual([]);
});

test.each(DETAILS)("%s alone is no predicate", (key) => {
  const value = properties[key]?.examples?.[0] ?? ["path"];
  expect(mistakes({ [key]: value }, "/$defs/predicate")).not.toEqual([]);
});
