import type { Row } from "./wrong-row.ts";

const GATE = "does: d, on: PreToolUse, calls: [{ tool: Bash }], else: block, message: m";
const gate = (more: string): string => `hooks: { g: { ${GATE}, ${more} } }`;
const where = (predicate: string): string => gate(`require: ${predicate}`);

export const WRONG_HOOKS: readonly Row[] = [
  [
    "a hook without body",
    "hooks: { a: { does: d, on: Stop } }",
    "/hooks/a",
    "missing-key",
    /calls.*spawn.*inject/,
  ],
  [
    "calls without consequence",
    "hooks: { a: { does: d, on: PreToolUse, calls: [{ tool: A }] } }",
    "/hooks/a",
    "missing-key",
    /else.*remind/,
  ],
  ["two bodies", gate("inject: [{ text: t }]"), "/hooks/g", "conflicting-keys", /without "inject"/],
  ["a gate that reminds", gate("remind: r"), "/hooks/g", "conflicting-keys", /only one of/],
  [
    "a gate without message",
    "hooks: { a: { does: d, on: PreToolUse, calls: [{ tool: A }], else: block } }",
    "/hooks/a",
    "missing-key",
    /message/,
  ],
  ["no seconds", gate("timeout: 0"), "/hooks/g/timeout", "out-of-range", /more than 0/],
  ["seconds without end", gate("timeout: .inf"), "/hooks/g/timeout", "wrong-type", /number/],
  ["seconds as text", gate('timeout: "10"'), "/hooks/g/timeout", "wrong-type", /number/],
  ["a log without tag", gate("log: { block: b }"), "/hooks/g/log", "missing-key", /tag/],
  [
    "a call of nothing",
    "hooks: { a: { does: d, on: PostToolUse, calls: [{}], remind: r } }",
    "/hooks/a/calls/0",
    "missing-key",
    /tool.*toolset/,
  ],
  [
    "who for a context hook",
    "hooks: { a: { does: d, on: SubagentStart, who: { only: [b] }, inject: [{ text: t }] } }",
    "/hooks/a",
    "missing-key",
    /calls/,
  ],
  [
    "an argument as a number",
    "hooks: { a: { does: d, on: SessionStart, inject: [{ command: [git, log, -5] }] } }",
    "/hooks/a/inject/0/command/2",
    "wrong-type",
    /text/,
  ],
  [
    "a part of two kinds",
    "hooks: { a: { does: d, on: SessionStart, inject: [{ text: t, use: u }] } }",
    "/hooks/a/inject/0",
    "conflicting-keys",
    /only one of/,
  ],
  [
    "an example without result",
    gate("examples: [{ prompt: p }]"),
    "/hooks/g/examples/0",
    "missing-key",
    /verdict/,
  ],
  [
    "a branch without repository",
    gate("examples: [{ branch: b, verdict: allow }]"),
    "/hooks/g/examples/0",
    "missing-key",
    /"in"/,
  ],
  [
    "a fault that is none",
    gate("examples: [{ fault: fire, verdict: allow }]"),
    "/hooks/g/examples/0/fault",
    "not-allowed",
    /"fire"/,
  ],
];

export const WRONG_PREDICATES: readonly Row[] = [
  [
    "an unknown predicate",
    where("{ path-inder: a }"),
    "/hooks/g/require",
    "unknown-predicate",
    /path-inder/,
  ],
  ["no predicate", where("{}"), "/hooks/g/require", "out-of-range", /at least 1 key/],
  ["equals nothing", where("{ equals: a }"), "/hooks/g/require", "missing-key", /"to"/],
  [
    "fields beside another predicate",
    where("{ non-empty: a, fields: [b] }"),
    "/hooks/g/require",
    "missing-key",
    /path-under.*extension.*in-repository/,
  ],
  [
    "opaque beside another predicate",
    where("{ non-empty: a, opaque: block }"),
    "/hooks/g/require",
    "missing-key",
    /runs-command/,
  ],
  [
    "a field for two predicates",
    where("{ mentions: [a], prompt-said: b, field: c }"),
    "/hooks/g/require",
    "conflicting-keys",
    /only one of/,
  ],
  [
    "not in a repository, the wrong way",
    where("{ in-repository: false }"),
    "/hooks/g/require/in-repository",
    "not-allowed",
    /true/,
  ],
  [
    "deep inside",
    where("{ any: [{ not: { all: [{ extension: [pdf] }] } }] }"),
    "/hooks/g/require/any/0/not/all/0/extension/0",
    "wrong-form",
    /dot/,
  ],
  [
    "an evidence that is none",
    where("{ tool-used: a, evidence: hearsay }"),
    "/hooks/g/require/evidence",
    "not-allowed",
    /hearsay/,
  ],
];
