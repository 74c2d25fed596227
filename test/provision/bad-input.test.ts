/** Input that is none: told with its place, exit 2, nothing changed. */
import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../generator/plan/sha256.ts";
import { RECEIPT, SETTINGS } from "../../generator/client/account-paths.ts";
import { account, gen } from "./account.ts";
import { smallFiles } from "./small-bundle.ts";
import { writeOut } from "./shipped-bundle.ts";

const out = writeOut(smallFiles());

describe("the folder", () => {
  test("is missing, a file, or the .claude folder itself", async () => {
    const place = account(out);
    place.write("note.md", "x");
    place.write(".claude/settings.json", "{}");
    const before = place.tree();
    for (const [dir, reason] of [
      ["none", "there is no such folder"],
      ["note.md", "it is not a folder"],
      [".claude", "give the folder that holds it"],
    ] as const) {
      const ran = await gen(["provision", dir, "--out", out], place.folder);
      expect([ran.code, ran.out]).toEqual([2, ""]);
      expect(ran.err).toContain(`${dir} error: `);
      expect(ran.err).toContain(reason);
    }
    expect((await gen(["provision"], place.folder)).err).toContain("DIR is missing");
    expect(place.tree()).toEqual(before);
  });

  test("cannot be written", async () => {
    const place = account(out);
    const deny = (): never => {
      throw Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "mkdir" });
    };
    const ran = await place.json("", { mkdirSync: deny });
    expect(ran).toMatchObject({
      code: 2,
      changed: [],
      conflicts: [{ message: "permission denied" }],
    });
    expect(place.tree()).toEqual({});
  });
});

describe("settings", () => {
  test.each<readonly [string, string, number, number]>([
    ["{", "it is not JSON", 1, 2],
    ["", "it is empty", 1, 1],
    ['{"a": 1}\n{"b": 2}', "it is not JSON", 2, 1],
    ['{\n  "a": 1\n  "b": 2\n}', "it is not JSON", 3, 3],
    ["[]", "a list, not an object: the client ignores the whole file", 1, 1],
    ['{\n  "hooks": []\n}', '"hooks" is a list, not an object', 2, 12],
    ['{"hooks": null}', '"hooks" is null, not an object', 1, 11],
    [
      '{"hooks": {\n"PreToolUse": {}}}',
      '"hooks.PreToolUse" is an object, not a list of groups',
      2,
      15,
    ],
    ['{"hooks": {"Stop": "x"}}', '"hooks.Stop" is a string', 1, 20],
    ['{"hooks": {"PreToolUse": [{"matcher": "Bash"}]}}', 'has no list "hooks"', 1, 27],
    [
      '{"hooks": {"PreToolUse": [{"hooks": [{"type": "command"}]}]}}',
      'has a handler without "command": the client ignores the whole file',
      1,
      38,
    ],
    [
      '{"hooks": {"PermissionRequest": [{"hooks": [{"type": "command", "command": "x", "timeout": 0}]}]}}',
      "has a timeout that is not a number above 0",
      1,
      45,
    ],
    ['{"permissions": {"deny": "x"}}', '"permissions.deny" is not a list of texts', 1, 26],
    ['{"permissions": []}', '"permissions" is a list, not an object', 1, 17],
    ['{"env": 1}', '"env" is a number, not an object', 1, 9],
    ['{"model": 5}', '"model" is a number, not text: the client ignores the whole file', 1, 11],
    ['{"disableAllHooks": "yes"}', "not true or false", 1, 21],
    ['{"hooks": {}, "hooks": {}}', 'the key "hooks" stands twice', 1, 15],
  ])("%j", async (text, message, line, column) => {
    const place = account(out);
    place.write(SETTINGS, text);
    const before = place.tree();
    const ran = await place.json();
    expect(ran).toMatchObject({
      code: 2,
      changed: [],
      conflicts: [{ path: SETTINGS, line, column }],
    });
    expect(ran.conflicts[0]?.message).toContain(message);
    expect(place.tree()).toEqual(before);
  });

  test("a bad handler that costs only itself is the user's matter", async () => {
    const place = account(out);
    place.write(SETTINGS, '{"hooks": {"Stop": [{"hooks": [{"type": "command"}]}]}}');
    expect((await place.json()).code).toBe(0);
    expect(place.settings().hooks?.["Stop"]).toEqual([{ hooks: [{ type: "command" }] }]);
  });

  test("bytes that are no text", async () => {
    const place = account(out);
    place.write(SETTINGS, "");
    fs.writeFileSync(join(place.folder, SETTINGS), Buffer.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0]));
    expect(await place.json()).toMatchObject({
      code: 2,
      conflicts: [{ path: SETTINGS, message: "it is not UTF-8 text" }],
    });
  });

  test("servers that are none", async () => {
    const place = account(out);
    place.write(".mcp.json", '{\n "mcpServers": []}');
    expect(await place.json()).toMatchObject({ code: 2, conflicts: [{ line: 2, column: 16 }] });
  });
});

describe("symbolic links", () => {
  test.each([SETTINGS, ".claude", ".claude/hooks", ".claude/agents/qa.md", ".mcp.json", RECEIPT])(
    "%s leads out",
    async (path) => {
      const place = account(out);
      const outside = join(place.folder, "..", "outside");
      fs.mkdirSync(outside);
      fs.writeFileSync(join(outside, "file"), "{}");
      fs.mkdirSync(join(place.folder, path, ".."), { recursive: true });
      const isFolder = [".claude", ".claude/hooks"].includes(path);
      fs.symlinkSync(isFolder ? outside : join(outside, "file"), join(place.folder, path));
      const before = place.tree();
      const ran = await place.json();
      expect(ran).toMatchObject({ code: 2, changed: [] });
      expect(ran.conflicts[0]?.message).toContain("leads out of the account");
      expect(place.tree()).toEqual(before);
      expect(fs.readdirSync(outside)).toEqual(["file"]);
    },
  );

  test("one that leads to nothing, and a folder in the place of a file", async () => {
    const place = account(out);
    fs.mkdirSync(join(place.folder, ".claude"));
    fs.symlinkSync("nowhere", join(place.folder, SETTINGS));
    fs.mkdirSync(join(place.folder, ".mcp.json"));
    const { code, conflicts } = await place.json();
    expect([code, conflicts.map(({ path, message }) => `${path}: ${message}`)]).toEqual([
      2,
      [
        `${SETTINGS}: a symbolic link leads to nothing`,
        ".mcp.json: a folder stands where a file belongs",
      ],
    ]);
  });

  test("one that stays inside is written through", async () => {
    const place = account(out);
    place.write("dotfiles/settings.json", "{}\n");
    fs.mkdirSync(join(place.folder, ".claude"));
    fs.symlinkSync("../dotfiles/settings.json", join(place.folder, SETTINGS));
    const before = place.tree();
    expect((await place.json()).code).toBe(0);
    expect(place.read("dotfiles/settings.json")).toContain("gate.mjs");
    expect(place.tree()[SETTINGS]).toBe("→ ../dotfiles/settings.json");
    await place.json("--remove");
    expect(place.tree()).toEqual(before);
  });
});

describe("the bundle", () => {
  test("is not built, or not as it was built", async () => {
    const place = account(out);
    expect(await gen(["provision", place.folder], place.folder)).toMatchObject({ code: 2 });
    const edited = writeOut(smallFiles());
    fs.appendFileSync(join(edited, "claude/hooks/gate.mjs"), "// mine\n");
    const ran = await place.json(`--out ${edited}`);
    expect(ran).toMatchObject({
      code: 2,
      conflicts: [{ message: "it is not what the last build wrote" }],
    });
    expect(place.tree()).toEqual({});
  });

  test("is of another spec than the one before", async () => {
    const place = account(out);
    await place.json();
    const receipt = place.read(RECEIPT);
    place.write(RECEIPT, receipt.replace('"small"', '"other"'));
    const ran = await place.json();
    expect(ran).toMatchObject({ code: 1, changed: [], conflicts: [{ path: RECEIPT }] });
  });

  test("a removal can do without", async () => {
    const place = account(out, "acme");
    const before = place.tree();
    await place.json();
    expect((await place.json("--remove --out /nowhere")).code).toBe(0);
    expect(place.tree()).toEqual(before);
  });
});

describe("a receipt that no run has written", () => {
  test.each<readonly [string, (receipt: Record<string, unknown>) => unknown]>([
    ["no receipt at all", () => []],
    ["another version", (receipt) => ({ ...receipt, receipt: 2 })],
    [
      "a file that leads out",
      (receipt) => ({ ...receipt, files: [{ path: "../x", sha256: SHA }] }),
    ],
    [
      "a file of the user's",
      (receipt) => ({ ...receipt, files: [{ path: "src/a.ts", sha256: SHA }] }),
    ],
    [
      "a hidden way out",
      (receipt) => ({ ...receipt, files: [{ path: ".claude/agents/../../x", sha256: SHA }] }),
    ],
    [
      "an edit of anything",
      (receipt) => ({ ...receipt, edited: [{ path: "src/a.ts", sha256: SHA, created: true }] }),
    ],
    [
      "other settings",
      (receipt) => ({
        ...receipt,
        edited: [
          {
            path: ".claude/settings.local.json",
            sha256: SHA,
            created: true,
            undo: [],
            blocks: [MARKS],
          },
        ],
      }),
    ],
    [
      "a hook",
      (receipt) => ({
        ...receipt,
        edited: [
          { path: ".claude/hooks/x.mjs", sha256: SHA, created: true, undo: [], blocks: [MARKS] },
        ],
      }),
    ],
    ["a state file of the user's", (receipt) => ({ ...receipt, state: ["notes.json"] })],
    ["a script that is a path", (receipt) => ({ ...receipt, scripts: ["../a.mjs"] })],
    ["a folder that leads out", (receipt) => ({ ...receipt, folders: [".."] })],
  ])("%s", async (_name, change) => {
    const place = account(out);
    place.write("src/a.ts", "x");
    await place.json();
    const receipt = JSON.parse(place.read(RECEIPT)) as Record<string, unknown>;
    place.write(RECEIPT, JSON.stringify(change(receipt)));
    const before = place.tree();
    for (const words of ["", "--remove"]) {
      const ran = await place.json(words);
      expect(ran).toMatchObject({ code: 2, changed: [], conflicts: [{ path: RECEIPT }] });
    }
    expect(place.tree()).toEqual(before);
  });

  const SHA = "0".repeat(64);
  const MARKS = { name: "a", begin: "<!-- a -->", end: "<!-- b -->" };

  test("cannot have a document of the user's removed", async () => {
    const place = account(out);
    place.write("notes.md", "mine\n");
    await place.json();
    const receipt = JSON.parse(place.read(RECEIPT)) as { readonly edited: readonly object[] };
    const forged = {
      path: "notes.md",
      sha256: sha256("mine\n"),
      created: true,
      undo: [],
      blocks: [MARKS],
    };
    place.write(RECEIPT, JSON.stringify({ ...receipt, edited: [...receipt.edited, forged] }));
    await place.json("--remove");
    expect(place.read("notes.md")).toBe("mine\n");
  });
});
