/** Witnesses of conditions are asked of the conditions themselves. */
import { describe, expect, test } from "vitest";
import type { LeafData, PredicateData } from "#runtime/predicate";
import { evaluate } from "#runtime/evaluate";
import { readCall } from "#runtime/payload";
import { predicates } from "../../generator/io/all-predicates.ts";
import { sceneRooms } from "../../generator/io/scene-rooms.ts";
import { payloadOf, type Stage } from "../../generator/simulate/example-payload.ts";
import { transcriptsOf } from "../../generator/simulate/example-transcript.ts";
import { baseInput } from "../../generator/witness/base-call.ts";
import { merged, type Piece } from "../../generator/witness/piece.ts";
import { samplesOf } from "../../generator/witness/sample-pattern.ts";
import { satisfying } from "../../generator/witness/satisfy.ts";
import { ownFolder } from "./support/compare.ts";

const rooms = sceneRooms(ownFolder());
const about = { tool: "Write", pathFields: ["file_path"], toolNames: ["mcp__m__profile-read"] };
const at = { offset: 0, line: 1, column: 1 };
let number = 0;

/** Whether the condition holds for a call of the tool in the scene of the piece. */
function holds(data: PredicateData, piece: Piece, tool: string): boolean {
  const { without = [], input = {}, ...around } = piece;
  const fields = Object.entries({ ...baseInput(tool), ...input });
  const example = {
    agent: "main",
    call: {
      tool,
      input: Object.fromEntries(fields.filter(([field]) => !without.includes(field))),
    },
    ...around,
    expect: { kind: "verdict", verdict: "block" },
    span: { file: "", start: at, end: at },
  } as const;
  const cwd = rooms.roomFor({ type: undefined, tool, input: {}, ...around });
  number += 1;
  const stage: Stage = {
    cwd,
    transcript: `t/${number}.jsonl`,
    agentName: (name) => name,
    toolName: (name) => name,
  };
  const transcript = rooms.write(stage.transcript, transcriptsOf(example, stage).main);
  const event = piece.says === undefined ? "PreToolUse" : "SubagentStop";
  const hook = { event } as Parameters<typeof payloadOf>[0];
  const call = readCall(JSON.stringify(payloadOf(hook, example, { ...stage, transcript })), event, {
    projectDir: cwd,
    cwd,
    clock: { check: () => undefined, remainingMs: () => 1000 },
  });
  try {
    return evaluate(data, call, predicates).holds;
  } catch {
    return false;
  }
}

const bytes = 1 << 20;
const LEAVES: readonly (readonly [tool: string, data: LeafData])[] = [
  [
    "Write",
    { kind: "path-under", globs: ["memory/users/*/documents", ".mcp.json"], fields: ["file_path"] },
  ],
  ["Write", { kind: "path-under", globs: ["**/.claude/{hooks,agents}"], fields: ["file_path"] }],
  ["Write", { kind: "extension", in: [".pdf"], fields: ["file_path"] }],
  ["mcp__m__send", { kind: "non-empty", field: "attachments" }],
  ["mcp__m__send", { kind: "equals", field: "branch", values: ["main", null] }],
  ["mcp__m__send", { kind: "matches", field: "to", pattern: "(?:a|b)[0-9]{2,3}" }],
  [
    "Agent",
    {
      kind: "mentions",
      field: "prompt",
      patterns: [
        { name: "a plan", pattern: "\\bplan-[a-z0-9]+\\b" },
        { name: "an issue", pattern: "\\bissues?\\b[^\\n.;,#]{0,40}#\\d+" },
      ],
    },
  ],
  [
    "Agent",
    {
      kind: "mentions",
      field: "lastMessage",
      patterns: [{ name: "a PR", pattern: "\\bPR\\s*#\\d+" }],
    },
  ],
  ["Write", { kind: "in-repository", fields: ["file_path"], outside: ["documents"] }],
  [
    "Write",
    {
      kind: "tool-used",
      tool: "*profile-read",
      since: "last-user-turn",
      evidence: "call",
      maxBytes: bytes,
    },
  ],
  ["Write", { kind: "prompt-said", pattern: "\\bmerge\\b", since: "session", maxBytes: bytes }],
  [
    "Write",
    {
      kind: "prompt-said",
      pattern: "\\bmerge #(?<value>\\d+)",
      field: "index",
      since: "session",
      maxBytes: bytes,
    },
  ],
  [
    "Write",
    {
      kind: "issue-named",
      branch: "(?:^|[/_-])(?:issue[-_]?)?\\d+(?=[-_/]|$)",
      files: [".issue"],
      text: "issue #\\d+",
      maxBytes: bytes,
    },
  ],
  ["Bash", { kind: "moves-branch", branches: ["main"], opaque: true }],
  ["Bash", { kind: "pushes-branch", branches: ["main"], opaque: true }],
  ["Bash", { kind: "skips-git-hooks", opaque: true }],
  ["Bash", { kind: "shell-writes", globs: [".claude/hooks"], opaque: true }],
  ["Bash", { kind: "runs-command", commands: [["gh", "pr", "merge"]], opaque: true }],
];

describe.each(LEAVES)("%s, %j", (tool, data) => {
  const here = { ...about, tool, ...(tool === "Write" ? {} : { pathFields: [] }) };

  test("some witness meets it", () => {
    expect(satisfying(data, true, here).some((piece) => holds(data, piece, tool))).toBe(true);
  });

  test("some counter witness does not", () => {
    expect(satisfying(data, false, here).some((piece) => !holds(data, piece, tool))).toBe(true);
  });

  test("negation turns them round", () => {
    const not = { kind: "not", of: data } as const;
    expect(satisfying(not, true, here)).toEqual(satisfying(data, false, here));
  });
});

test("several conditions are met at once", () => {
  const [path, extension] = [LEAVES[0]?.[1], LEAVES[2]?.[1]];
  if (path === undefined || extension === undefined) throw new Error("no leaves");
  const both = { kind: "all", of: [LEAVES[9]?.[1] ?? path, LEAVES[8]?.[1] ?? extension] } as const;
  expect(satisfying(both, true, about).some((piece) => holds(both, piece, "Write"))).toBe(true);
  const either = { kind: "any", of: both.of } as const;
  expect(satisfying(either, false, about).some((piece) => !holds(either, piece, "Write"))).toBe(
    true,
  );
});

test("samples of a pattern match it, the same ones every time", () => {
  for (const pattern of [
    "plan-[a-z0-9]+(?:-[a-z0-9]+)*",
    "#(?<value>\\d+)",
    "a|b",
    "PR\\s*#\\d+",
  ]) {
    const samples = samplesOf(pattern);
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) expect(sample).toMatch(new RegExp(pattern, "u"));
    expect(samplesOf(pattern)).toEqual(samples);
  }
});

test("where two pieces differ the second one has its way", () => {
  const first = { input: { a: 1, b: 2 }, branch: "main" } as const;
  const second = { input: { a: 3 }, without: ["b"], branch: "feat" } as const;
  expect(merged(first, second)).toMatchObject({ input: { a: 3 }, branch: "feat", without: ["b"] });
  expect(merged(second, first)).toMatchObject({ input: { a: 1, b: 2 }, without: [] });
});
