import { expect, test } from "vitest";
import { load } from "../../generator/load/load.ts";
import { validate } from "../../generator/validate/validate.ts";
import { mistakes, shippedSchema } from "./shipped-schema.ts";
import { WRONG_HOOKS, WRONG_PREDICATES } from "./wrong-hooks.ts";
import type { Row } from "./wrong-row.ts";

const HEAD = "spec: 1\nname: x\n";
const TOP: readonly Row[] = [
  ["an unknown key", "agnets: {}", "", "unknown-key", /"agnets"/],
  ["another version", "spec: 2", "/spec", "not-allowed", /2/],
  ["a name with capitals", "name: PalE", "/name", "wrong-form", /"PalE".*[Ll]ower-case/],
  ["another client", "client: { name: codex }", "/client/name", "not-allowed", /"codex"/],
  ["a short version", "client: { atLeast: '2.1' }", "/client/atLeast", "wrong-form", /numbers/],
  ["a version as a number", "client: { atLeast: 2.1 }", "/client/atLeast", "wrong-type", /text/],
  ["a title over two lines", 'title: "a\\nb"', "/title", "wrong-form", /one line/],
];

const PLACES: readonly Row[] = [
  ["a place name with capitals", "places: { A: a }", "/places", "wrong-form", /"A"/],
  [
    "a place as a number",
    "places: { a: 1 }",
    "/places/a",
    "wrong-type",
    /text, a list or a mapping/,
  ],
  ["a place without paths", "places: { a: {} }", "/places/a", "missing-key", /paths.*repositories/],
  [
    "paths and repositories",
    "places: { a: { paths: b, repositories: true } }",
    "/places/a",
    "conflicting-keys",
    /only one of the keys/,
  ],
  [
    "an exception to paths",
    "places: { a: { paths: b, except: [c] } }",
    "/places/a",
    "missing-key",
    /repositories/,
  ],
  ["an empty place", "places: { a: [] }", "/places/a", "out-of-range", /at least 1 entry/],
  [
    "a reference without example",
    "references: { a: { pattern: b } }",
    "/references/a",
    "missing-key",
    /example/,
  ],
];

const TOOLS: readonly Row[] = [
  ["a server without tools", "servers: { a: {} }", "/servers/a", "missing-key", /tools/],
  [
    "a server with two addresses",
    "servers: { a: { url: u, command: c, tools: {} } }",
    "/servers/a",
    "conflicting-keys",
    /without "command"/,
  ],
  [
    "a tool listed twice",
    "servers: { a: { tools: { read: [b, b] } } }",
    "/servers/a/tools/read",
    "out-of-range",
    /nothing twice/,
  ],
  [
    "a third kind of unlisted",
    "servers: { a: { tools: { unlisted: maybe } } }",
    "/servers/a/tools/unlisted",
    "not-allowed",
    /"maybe"/,
  ],
  [
    "a toolset of nothing",
    "toolsets: { a: { hook: h, message: m } }",
    "/toolsets/a",
    "missing-key",
    /tools.*server/,
  ],
  [
    "access without a server",
    "toolsets: { a: { tools: [Write], access: read, hook: h, message: m } }",
    "/toolsets/a",
    "missing-key",
    /server/,
  ],
  [
    "permission syntax as a tool",
    'toolsets: { a: { tools: ["Bash(git:*)"], hook: h, message: m } }',
    "/toolsets/a/tools/0",
    "wrong-form",
    /Bash\(git/,
  ],
  [
    "a direction that is none",
    "toolsets: { a: { tools: [Write], hook: h, message: m, onError: deny } }",
    "/toolsets/a/onError",
    "not-allowed",
    /"deny"/,
  ],
];

const AGENTS: readonly Row[] = [
  ["an agent without prompt", "agents: { a: { does: d } }", "/agents/a", "missing-key", /prompt/],
  [
    "a denial as a number",
    "agents: { a: { does: d, prompt: p, denies: [1] } }",
    "/agents/a/denies/0",
    "wrong-type",
    /text or a mapping/,
  ],
  [
    "a denial without toolset",
    "agents: { a: { does: d, prompt: p, denies: [{ in: b }] } }",
    "/agents/a/denies/0",
    "missing-key",
    /toolset/,
  ],
  [
    "spawns all",
    "agents: { a: { does: d, prompt: p, spawns: all } }",
    "/agents/a/spawns",
    "not-allowed",
    /any/,
  ],
  [
    "another isolation",
    "agents: { a: { does: d, prompt: p, isolation: docker } }",
    "/agents/a/isolation",
    "not-allowed",
    /worktree/,
  ],
  ["others without denials", "others: {}", "/others", "missing-key", /denies/],
];

const REST: readonly Row[] = [
  [
    "an external hook without command",
    "external: { a: { on: Stop, does: d } }",
    "/external/a",
    "missing-key",
    /command/,
  ],
  [
    "a skill without when",
    "skills: { a: { does: d, prompt: p } }",
    "/skills/a",
    "missing-key",
    /when/,
  ],
  [
    "an invariant of nothing",
    "invariants: { a: {} }",
    "/invariants/a",
    "missing-key",
    /nobody.*only/,
  ],
  [
    "an exception without reason",
    "invariants: { a: { nobody: b, except: { c: ' ' } } }",
    "/invariants/a/except/c",
    "wrong-form",
    /reason/,
  ],
  [
    "only, and nothing they may",
    "invariants: { a: { only: [b] } }",
    "/invariants/a",
    "missing-key",
    /may/,
  ],
  [
    "a fault that no claim survives",
    "invariants: { a: { nobody: b, survives: [fire] } }",
    "/invariants/a/survives/0",
    "not-allowed",
    /hooks-disabled/,
  ],
  [
    "a block of nothing",
    "blocks: { a: { document: d, under: u } }",
    "/blocks/a",
    "missing-key",
    /text.*counts.*hooks/,
  ],
  [
    "counts without words around",
    "blocks: { a: { document: d, under: u, counts: { b: { letter: N, what: w } }, outro: o } }",
    "/blocks/a",
    "missing-key",
    /intro/,
  ],
  [
    "a layer that is missing",
    "architecture: { layers: { servers: { title: t, does: d, property: p }, skills: { title: t, does: d, property: p }, agents: { title: t, does: d, property: p } }, flow: [a], principles: [] }",
    "/architecture/layers",
    "missing-key",
    /hooks/,
  ],
];

const ROWS = [...TOP, ...PLACES, ...TOOLS, ...AGENTS, ...WRONG_HOOKS, ...WRONG_PREDICATES, ...REST];

/** The keys of the head that the row itself gives. */
function textOf(yaml: string): string {
  const key = yaml.slice(0, yaml.indexOf(":"));
  const head = HEAD.split("\n").filter((line) => !line.startsWith(`${key}:`));
  return `${head.join("\n")}${yaml}\n`;
}

test.each(ROWS)("%s", (_, yaml, path, code, says) => {
  const text = textOf(yaml);
  const { source } = load("spec.yaml", text);
  if (source === undefined) throw new Error("the row is no YAML");
  expect(mistakes(source.value).map(({ instancePath }) => instancePath)).toContain(path);
  const found = validate(source, { ...shippedSchema });
  expect(found).toEqual([expect.objectContaining({ code, message: expect.stringMatching(says) })]);
  expect(found[0]?.span.start.line).toBe(text.trimEnd().split("\n").length);
});
