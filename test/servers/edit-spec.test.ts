/** Edits of lists in a spec's text: the data is what was asked for, the rest is byte for byte. */
import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { parse } from "yaml";
import { addServer, editSpec } from "../../generator/servers/edit-spec.ts";
import { mergeEdits } from "../../generator/servers/list-edit.ts";

const path = ["servers", "docs", "tools", "read"];

/** A spec whose list of reads is written in the given way. */
const spec = (list: string): string =>
  `# house rules\nspec: 1\nservers:\n  docs:\n    # kept\n    tools:\n      read:${list}\n      unlisted: deny # strict\nname: a\n`;

const STYLES: Readonly<Record<string, (names: readonly string[]) => string>> = {
  flow: (names) => ` [${names.join(", ")}] # why`,
  "long flow": (names) =>
    `\n        [\n${names.map((name) => `          ${name},\n`).join("")}        ]`,
  block: (names) =>
    names.length === 0 ? " []" : names.map((name) => `\n        - ${name}`).join(""),
};

const names = fc.uniqueArray(fc.stringMatching(/^g[a-z_]{0,6}$/u), { maxLength: 5 });

test.prop([fc.constantFrom(...Object.keys(STYLES)), names, names, fc.array(fc.boolean())])(
  "any names out of and into a list of any style",
  (style, old, fresh, picks) => {
    const print = STYLES[style] ?? String;
    const remove = old.filter((_, index) => picks[index] === true);
    const add = fresh.filter((name) => !old.includes(name));
    const before = spec(print(old));
    const after = editSpec(before, [{ path, remove, add }]);
    const kept = old.filter((name) => !remove.includes(name));
    const data = parse(before) as object;
    expect(parse(after)).toEqual({
      ...data,
      servers: { docs: { tools: { read: [...kept, ...add], unlisted: "deny" } } },
    });
    for (const comment of ["# house rules", "    # kept\n", "deny # strict\n"]) {
      expect(after).toContain(comment);
    }
    if (remove.length + add.length === 0) expect(after).toBe(before);
  },
);

test("comments beside names that stay are kept", () => {
  const before = spec(
    "\n        - a # first\n        - b # goes\n        # about c\n        - c # last",
  );
  expect(editSpec(before, [{ path, remove: ["b"], add: ["d"] }])).toBe(
    spec("\n        - a # first\n        # about c\n        - c # last\n        - d"),
  );
});

test("a list that is not there is made in the style of its mapping", () => {
  const edit = { path: ["servers", "docs", "tools", "write"], remove: ["x"], add: ["null", "a"] };
  const flow = "servers: { docs: { tools: { read: [r] } } }\n";
  expect(editSpec(flow, mergeEdits([edit]))).toBe(
    'servers: { docs: { tools: { read: [r], write: [a, "null"] } } }\n',
  );
  const block = "servers:\n  docs:\n    tools:\n      read:\n        - r # one\nname: a\n";
  expect(editSpec(block, mergeEdits([edit]))).toBe(
    'servers:\n  docs:\n    tools:\n      read:\n        - r # one\n      write: [a, "null"]\nname: a\n',
  );
  const empty = "servers: { docs: { tools: {} } }";
  expect(parse(editSpec(empty, [edit]))).toEqual({
    servers: { docs: { tools: { write: ["null", "a"] } } },
  });
});

test("a server is added, to a spec of any form", () => {
  const cases: readonly (readonly [string, object])[] = [
    ["", { servers: { x: { a: 1 } } }],
    ["spec: 1", { spec: 1, servers: { x: { a: 1 } } }],
    [
      "servers:\n  y: { b: 2 } # yes\nname: n\n",
      { servers: { y: { b: 2 }, x: { a: 1 } }, name: "n" },
    ],
    ["servers: {}\n", { servers: { x: { a: 1 } } }],
  ];
  for (const [text, data] of cases) expect(parse(addServer(text, "x:\n  a: 1"))).toEqual(data);
});
