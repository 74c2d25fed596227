/** The shipped bundle in realistic accounts: in, in again, and out. */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { RECEIPT, SETTINGS, STATE } from "../../generator/client/account-paths.ts";
import { account, treeOf } from "./account.ts";
import { shippedBundle } from "./shipped-bundle.ts";

let out = "";
beforeAll(async () => {
  out = await shippedBundle();
}, 120_000);

const ACCOUNTS = ["acme", "windows", "bare", undefined];

describe.each(ACCOUNTS)("the account %s", (fixture) => {
  test("is provisioned, stays so, and is given back byte for byte", async () => {
    const place = account(out, fixture);
    const before = place.tree();
    const first = await place.json();
    expect(first).toMatchObject({ code: 0, conflicts: [] });
    expect(first.changed).toContain(SETTINGS);
    expect(first.notes.join()).toContain("Restart sessions");
    const once = place.tree();
    expect(await place.json()).toMatchObject({ code: 0, changed: [], notes: [] });
    expect(place.tree()).toEqual(once);
    expect((await place.provision("--remove")).code).toBe(0);
    expect(place.tree()).toEqual(before);
  });

  test("as a plugin, and back", async () => {
    const place = account(out, fixture);
    const before = place.tree();
    const settings = before[SETTINGS];
    expect((await place.provision("--packaging plugin")).out).toContain(
      "--plugin-dir .claude/skills/pal-e.",
    );
    const once = place.tree();
    expect(once[SETTINGS]).toBe(settings);
    expect(once[".claude/skills/pal-e/.claude-plugin/plugin.json"]).toContain('"pal-e"');
    expect(once[".claude/skills/pal-e/hooks/hooks.json"]).toContain("${CLAUDE_PLUGIN_ROOT}");
    expect(await place.json("--packaging plugin")).toMatchObject({ code: 0, changed: [] });
    // It stays a plugin until somebody asks for the other.
    expect(await place.json()).toMatchObject({ code: 0, changed: [] });
    expect((await place.provision("--remove")).code).toBe(0);
    expect(place.tree()).toEqual(before);
  });

  test.each(["", "--packaging plugin", "--create"])(
    "a dry run prints the diff that the run makes: %s",
    async (words) => {
      const place = account(out, fixture);
      const before = place.tree();
      const dry = await place.provision(`--dry-run ${words}`);
      expect(dry.code).toBe(0);
      expect(place.tree()).toEqual(before);
      const copy = join(place.folder, "../copy");
      fs.cpSync(place.folder, copy, { recursive: true });
      execFileSync("git", ["apply", "--whitespace=nowarn", "-"], {
        cwd: copy,
        input: dry.out,
        env: { ...process.env, GIT_CEILING_DIRECTORIES: join(copy, ".."), GIT_DIR: "/none" },
      });
      expect((await place.provision(words)).code).toBe(0);
      expect(treeOf(copy)).toEqual(place.tree());
      const again = await place.provision(`--dry-run ${words}`);
      expect([again.code, again.out]).toEqual([0, ""]);
    },
  );
});

describe("acme", () => {
  test("keeps its own hooks, their order, and every other key", async () => {
    const place = account(out, "acme");
    const before = place.settings();
    await place.provision();
    const after = place.settings();
    expect(Object.keys(after).slice(0, 6)).toEqual(Object.keys(before));
    for (const [event, groups] of Object.entries(before.hooks ?? {})) {
      expect(after.hooks?.[event]?.slice(0, groups.length)).toEqual(groups);
    }
    expect(after.permissions?.deny?.slice(0, 2)).toEqual(["Read(.env)", "Agent(fork)"]);
    expect(after.permissions?.deny?.filter((rule) => rule === "Agent(fork)")).toHaveLength(1);
    expect(after["env"]).toMatchObject({ EDITOR: "vim", DOCS: "https://docs.example.org/a//b" });
  });

  test("gets the blocks under their headings, not into the code block that explains them", async () => {
    const place = account(out, "acme");
    await place.provision();
    const schema = place.read("account-schema/SCHEMA.md");
    expect(schema).toMatch(
      /the builder \|\n\n<!-- pal-e:schema-sentence:begin -->\n\nFinished.*\n\n<!-- pal-e:schema-sentence:end -->\n\n### Exceptions/u,
    );
    expect(place.read("specialists/agents/data-manager.md")).toMatch(
      /broken-refs=M`\.\n\n<!-- pal-e:reconcile-brief:begin -->[^]*stranded=Q[^]*reconcile-brief:end -->\n\n## The move brief/u,
    );
    expect(place.read("plugins/admin/PLUGIN.md")).toMatch(
      /## Hooks\n\n<!-- pal-e:plugin-entries:begin -->/u,
    );
  });

  test("with something changed since, only ours goes", async () => {
    const place = account(out, "acme");
    await place.provision();
    const changed = place.read(SETTINGS).replace('"opus"', '"sonnet"');
    place.write(SETTINGS, changed);
    place.write("account-schema/SCHEMA.md", `${place.read("account-schema/SCHEMA.md")}\nMore.\n`);
    expect(await place.json()).toMatchObject({ code: 0, changed: [] });
    expect((await place.provision("--remove")).code).toBe(0);
    const fixture = account(out, "acme");
    expect(place.settings()).toEqual({ ...fixture.settings(), model: "sonnet" });
    expect(place.read("account-schema/SCHEMA.md")).toBe(
      `${fixture.read("account-schema/SCHEMA.md")}\nMore.\n`,
    );
  });

  test("a removal takes what the hooks have written too", async () => {
    const place = account(out, "acme");
    const before = place.tree();
    await place.provision();
    place.write(STATE, "{}\n");
    await place.provision("--remove");
    expect(place.tree()).toEqual(before);
  });

  test("changes from project files to a plugin in one run", async () => {
    const place = account(out, "acme");
    const plugin = account(out, "acme");
    await place.provision();
    await place.provision("--packaging plugin");
    await plugin.provision("--packaging plugin");
    const [a, b] = [place.tree(), plugin.tree()];
    expect({ ...a, [RECEIPT]: "" }).toEqual({ ...b, [RECEIPT]: "" });
  });
});

describe("drifted", () => {
  test("old versions and copies of ours collapse to one, a wrapper and strangers stay", async () => {
    const place = account(out, "drifted");
    const first = await place.json();
    expect(first.code).toBe(0);
    expect(first.notes.join("\n")).toContain("A command of yours on PreToolUse");
    const { hooks = {} } = place.settings();
    const runs = (name: string): readonly string[] =>
      Object.values(hooks)
        .flat()
        .flatMap((group) => group.hooks)
        .flatMap(({ command, args = [] }) => [[command, ...args].join(" ")])
        .filter((text) => text.includes(name));
    expect(runs("protect-enforcement")).toEqual([
      "node ${CLAUDE_PROJECT_DIR}/.claude/hooks/protect-enforcement.mjs",
      "timeout 5 node /srv/.claude/hooks/protect-enforcement.mjs || true",
    ]);
    expect(runs("fs-schema-guard")).toEqual(["fs-schema-guard.sh"]);
    // In place of the first old one.
    expect(hooks["PreToolUse"]?.[0]?.hooks[0]?.args?.[0]).toContain("protect-enforcement.mjs");
    expect(hooks["Notification"]).toBeUndefined();
    const once = place.tree();
    expect(await place.json()).toMatchObject({ changed: [] });
    expect(place.tree()).toEqual(once);
  });

  test("a removal takes them all", async () => {
    const place = account(out, "drifted");
    await place.provision();
    await place.provision("--remove");
    expect(place.settings().hooks?.["PreToolUse"]?.map(({ hooks }) => hooks[0]?.command)).toEqual([
      "fs-schema-guard.sh",
      "timeout 5 node /srv/.claude/hooks/protect-enforcement.mjs || true",
    ]);
  });
});
