/** What the account's own people have there and the bundle wants too. */
import { describe, expect, test } from "vitest";
import { SETTINGS } from "../../generator/client/account-paths.ts";
import { account } from "./account.ts";
import { groupOf, smallFiles } from "./small-bundle.ts";
import { writeOut } from "./shipped-bundle.ts";

const out = writeOut(smallFiles());
const newer = writeOut(smallFiles({ gate: "newer", deny: ["Agent(Plan)"], server: "new-server" }));

describe("a conflict stops the run, names the place, and changes nothing", () => {
  test.each<readonly [string, string, string, string]>([
    [
      "an agent of the user's",
      ".claude/agents/qa.md",
      "---\nname: qa\n---\nMine.\n",
      "a file of yours",
    ],
    ["a hook of the user's", ".claude/hooks/gate.mjs", "// mine\n", "a file of yours"],
    [
      "another value",
      SETTINGS,
      '{\n  "disableSkillShellExecution": false\n}\n',
      '"disableSkillShellExecution" is false, the bundle has true',
    ],
    ["another variable", SETTINGS, '{"env": {"DEPTH": "3"}}', '"env.DEPTH" is "3"'],
    [
      "another server of this name",
      ".mcp.json",
      '{"mcpServers":{"docs":{"command":"x"}}}',
      '"mcpServers.docs" is not what the bundle has: it differs in "command"',
    ],
    [
      "comments",
      SETTINGS,
      '{\n  // mine\n  "model": "opus"\n}\n',
      "the client ignores the whole file",
    ],
    ["a trailing comma", SETTINGS, '{ "a": "https://x", }', "the client ignores the whole file"],
    [
      "comments beside the servers",
      ".mcp.json",
      "{} // none\n",
      "the client ignores the whole file",
    ],
    ["no such heading", "RULES.md", "# Rules\n", 'it has no heading "House rules"'],
    ["the heading twice", "RULES.md", "# House rules\n\n# House rules\n", "more than once"],
    ["a begin without an end", "RULES.md", "<!-- small:sentence:begin -->\n\nx\n", "has no end"],
    ["an end without a begin", "RULES.md", "<!-- small:sentence:end -->\n", "has no begin"],
    ["a code block that is not closed", "RULES.md", "# House rules\n\n```\nx\n", "not closed"],
  ])("%s", async (_name, path, text, message) => {
    const place = account(out);
    place.write(path, text);
    const before = place.tree();
    const ran = await place.json();
    expect(ran).toMatchObject({ code: 1, changed: [], conflicts: [{ path }] });
    expect(ran.conflicts[0]?.message).toContain(message);
    expect(place.tree()).toEqual(before);
    expect(await place.json("--dry-run")).toMatchObject({ code: 1, changed: [], diff: "" });
    expect((await place.provision()).err).toMatch(
      / error: [^\n]+\n {2}[^\n]+\nNothing was changed/u,
    );
  });

  test("has line and column where there is one", async () => {
    const place = account(out);
    place.write(SETTINGS, '{\n  "model": "opus",\n  "disableSkillShellExecution": false\n}\n');
    const { conflicts } = await place.json();
    expect(conflicts).toMatchObject([{ path: SETTINGS, line: 3, column: 33 }]);
    expect((await place.provision()).err).toContain(`My account/${SETTINGS}:3:33 error:`);
  });
});

describe("--force", () => {
  test("overwrites, and a removal brings the user's own back", async () => {
    const place = account(out);
    place.write(".claude/agents/qa.md", "---\nname: qa\n---\nMine.\n");
    place.write(SETTINGS, '{\n  "disableSkillShellExecution": false\n}\n');
    const before = place.tree();
    expect((await place.json("--force")).code).toBe(0);
    expect(place.settings()["disableSkillShellExecution"]).toBe(true);
    expect(await place.json()).toMatchObject({ code: 0, changed: [] });
    place.write(SETTINGS, place.read(SETTINGS).replace("{", '{\n  "model": "opus",'));
    expect((await place.json("--remove")).code).toBe(0);
    expect(place.settings()).toEqual({ model: "opus", disableSkillShellExecution: false });
    place.write(SETTINGS, '{\n  "disableSkillShellExecution": false\n}\n');
    expect(place.tree()).toEqual(before);
  });
});

describe("--strip-comments", () => {
  const TEXT = '{\n  // mine\n  "url": "https://x//y", /* why */\n  "list": [1, 2,],\n}\n';

  test("takes comments and trailing commas out and nothing else; a removal brings them back", async () => {
    const place = account(out);
    place.write(SETTINGS, TEXT);
    const before = place.tree();
    expect((await place.json("--strip-comments")).code).toBe(0);
    expect(place.read(SETTINGS)).toMatch(
      /^\{\n {2}"url": "https:\/\/x\/\/y", \n {2}"list": \[1, 2\],\n/u,
    );
    const once = place.tree();
    expect(await place.json()).toMatchObject({ code: 0, changed: [] });
    expect(place.tree()).toEqual(once);
    await place.json("--remove");
    expect(place.tree()).toEqual(before);
  });
});

describe("a newer bundle", () => {
  test("replaces what was ours, and takes out what it has no more", async () => {
    const place = account(out);
    place.write(SETTINGS, '{"permissions":{"deny":["Read(.env)"]}}');
    place.write("RULES.md", "# House rules\n");
    const before = place.tree();
    await place.json();
    expect((await place.json(`--out ${newer}`)).code).toBe(0);
    expect(place.settings().permissions?.deny).toEqual(["Read(.env)", "Agent(Plan)"]);
    expect(place.read(".claude/hooks/gate.mjs")).toBe("// newer\n");
    expect(place.read(".mcp.json")).toContain("new-server");
    await place.json("--remove");
    expect(place.tree()).toEqual(before);
  });

  test("does the same where the user has changed the files since", async () => {
    const place = account(out);
    place.write("RULES.md", "# House rules\n");
    await place.json();
    place.write(SETTINGS, place.read(SETTINGS).replace("{", '{\n  "model": "opus",'));
    place.write(
      ".mcp.json",
      place.read(".mcp.json").replace('"docs"', '"mine": {"command": "m"},\n    "docs"'),
    );
    place.write("RULES.md", `${place.read("RULES.md")}\nMore.\n`);
    const other = writeOut(
      smallFiles({ server: "new-server", block: "Another.", hooks: ["other.mjs"], switch: false }),
    );
    expect((await place.json(`--out ${other}`)).code).toBe(0);
    expect(place.settings()).toMatchObject({
      model: "opus",
      disableSkillShellExecution: false,
      hooks: { PreToolUse: [groupOf("other.mjs")] },
    });
    expect(place.read("RULES.md")).toContain(
      "\n\nAnother.\n\n<!-- small:sentence:end -->\n\nMore.\n",
    );
    expect(JSON.parse(place.read(".mcp.json"))).toEqual({
      mcpServers: { mine: { command: "m" }, docs: { command: "new-server" } },
    });
    expect(Object.keys(place.tree())).not.toContain(".claude/hooks/gate.mjs");
    await place.json("--remove");
    expect(place.settings()).toEqual({ model: "opus" });
    expect(JSON.parse(place.read(".mcp.json"))).toEqual({ mcpServers: { mine: { command: "m" } } });
    expect(place.read("RULES.md")).toBe("# House rules\n\nMore.\n");
  });
});

describe("what was edited by hand", () => {
  test("is not overwritten by a newer bundle", async () => {
    const place = account(out);
    await place.json();
    place.write(".claude/hooks/gate.mjs", "// gate, tuned\n");
    const ran = await place.json(`--out ${newer}`);
    expect(ran).toMatchObject({
      code: 1,
      changed: [],
      conflicts: [{ path: ".claude/hooks/gate.mjs" }],
    });
    expect(place.read(".claude/hooks/gate.mjs")).toBe("// gate, tuned\n");
    expect((await place.json(`--out ${newer} --force`)).code).toBe(0);
  });

  test("stays on removal, and is named; the rest goes", async () => {
    const place = account(out);
    await place.json();
    place.write(".claude/agents/qa.md", "mine now\n");
    const ran = await place.json("--remove");
    expect(ran).toMatchObject({ code: 1, conflicts: [{ path: ".claude/agents/qa.md" }] });
    expect(Object.keys(place.tree())).toEqual([
      ".claude/",
      ".claude/agents/",
      ".claude/agents/qa.md",
    ]);
  });

  test("line ends alone are no edit", async () => {
    const place = account(out);
    await place.json();
    place.write(
      ".claude/agents/qa.md",
      place.read(".claude/agents/qa.md").replaceAll("\n", "\r\n"),
    );
    expect(await place.json()).toMatchObject({ code: 0, changed: [] });
    expect((await place.json("--remove")).code).toBe(0);
    expect(place.tree()).toEqual({});
  });
});

describe("an agent with the very body of ours", () => {
  test("gives way and is named; a removal brings it back", async () => {
    const place = account(out);
    place.write(".claude/agents/qa.md", "---\nname: qa\nmodel: opus\n---\n\nReview.\n");
    const before = place.tree();
    const ran = await place.json();
    expect([ran.code, ran.notes[0]]).toEqual([
      0,
      ".claude/agents/qa.md: yours with the same body gives way; --remove brings it back.",
    ]);
    await place.json("--remove");
    expect(place.tree()).toEqual(before);
  });
});

describe("what the user had already", () => {
  test("stays when ours goes", async () => {
    const place = account(out);
    place.write(".claude/agents/qa.md", "---\nname: qa\n---\n\nReview.\n");
    place.write(SETTINGS, '{"env":{"DEPTH":"1"},"permissions":{"deny":["Agent(fork)"]}}\n');
    place.write(".mcp.json", '{"mcpServers":{"docs":{"command":"docs-server"}}}');
    const before = place.tree();
    await place.json();
    expect(place.read(SETTINGS)).toMatch(/^\{"env":\{"DEPTH":"1"\},.*\}\n$/u);
    place.write(SETTINGS, place.read(SETTINGS).replace("{", '{"model":"opus",'));
    await place.json("--remove");
    expect(place.read(SETTINGS)).toBe(
      '{"model":"opus","env":{"DEPTH":"1"},"permissions":{"deny":["Agent(fork)"]}}\n',
    );
    place.write(SETTINGS, '{"env":{"DEPTH":"1"},"permissions":{"deny":["Agent(fork)"]}}\n');
    expect(place.tree()).toEqual(before);
  });

  test("a switch that is off is kept and named", async () => {
    const place = account(out);
    place.write(SETTINGS, '{"disableAllHooks": true}');
    const { notes, code } = await place.json();
    expect([code, notes[0]]).toEqual([
      0,
      `"disableAllHooks" in ${SETTINGS} switches every hook off, ours too.`,
    ]);
    expect(place.settings()["disableAllHooks"]).toBe(true);
  });
});

describe("documents", () => {
  test("one that is not there is skipped and named, and made with --create", async () => {
    const place = account(out);
    const ran = await place.json();
    expect(ran).toMatchObject({ code: 0, skipped: [{ path: "RULES.md" }] });
    expect((await place.json("--create")).changed).toContain("RULES.md");
    expect(place.read("RULES.md")).toBe(
      "# House rules\n\n<!-- small:sentence:begin -->\n\nA *sentence*.\n\n<!-- small:sentence:end -->\n",
    );
    expect(await place.json()).toMatchObject({ changed: [], skipped: [] });
    await place.json("--remove");
    expect(place.tree()).toEqual({});
  });

  test("copies of the block collapse to one, and what stands between stays", async () => {
    const place = account(out);
    const block = "<!-- small:sentence:begin -->\n\nold\n\n<!-- small:sentence:end -->";
    place.write("RULES.md", `# Any\n\n${block}\n\nmine\n\n  ${block}\n\nlast\n`);
    await place.json();
    expect(place.read("RULES.md")).toBe(
      `# Any\n\n${block.replace("old", "A *sentence*.")}\n\nmine\n\nlast\n`,
    );
  });
});

describe("without a receipt", () => {
  test("an account that was provisioned before is known by its handlers", async () => {
    const place = account(out);
    place.write("RULES.md", "# House rules\n");
    await place.json();
    const { [".claude/enforcement-receipt.json"]: gone, ...rest } = place.tree();
    const { rmSync } = await import("node:fs");
    rmSync(`${place.folder}/.claude/enforcement-receipt.json`);
    expect(gone).toBeDefined();
    expect(place.tree()).toEqual(rest);
    expect((await place.json("--remove")).code).toBe(0);
    expect(place.settings()).toEqual({
      env: { DEPTH: "1" },
      permissions: { deny: ["Agent(fork)"] },
      disableSkillShellExecution: true,
    });
    expect(place.read("RULES.md")).toBe("# House rules\n");
    expect(Object.keys(place.tree())).not.toContain(".claude/agents/qa.md");
  });

  test("nothing of ours, nothing to remove", async () => {
    const place = account(out, "acme");
    const before = place.tree();
    expect(await place.json("--remove")).toMatchObject({ code: 0, changed: [] });
    expect(place.tree()).toEqual(before);
  });
});

test("a secret of the user's in a server's entry is not printed", async () => {
  const place = account(out);
  const entry = { command: "docs-server", env: { DOCS_TOKEN: "s3cret" } };
  place.write(".mcp.json", JSON.stringify({ mcpServers: { docs: entry } }));
  const { err } = await place.provision();
  expect(err).toContain('it differs in "env"');
  expect(err).not.toContain("s3cret");
});

test("a carried hook of somebody else's goes with the file that was made for it", async () => {
  const carried = { matcher: "Write", hooks: [{ type: "command", command: "fs-guard.sh" }] };
  const place = account(writeOut(smallFiles({ carried: [carried] })));
  const before = place.tree();
  await place.provision();
  expect(place.tree()[SETTINGS]).toContain("fs-guard.sh");
  expect((await place.provision("--remove")).code).toBe(0);
  expect(place.tree()).toEqual(before);
});
