/** What can be wrong around the settings: files, agents, programs, trust, folders. */
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { RECEIPT, SERVERS } from "../../generator/client/account-paths.ts";
import { builtBundle, ward } from "./ward.ts";

let out = "";
beforeAll(async () => {
  out = await builtBundle();
}, 60_000);

describe("files of the bundle", () => {
  test("an agent that is missing", async () => {
    const place = await ward(out);
    place.remove(".claude/agents/qa.md");
    const { findings, lost } = await place.doctor();
    expect(findings[0]).toMatchObject({ check: "files", path: ".claude/agents/qa.md" });
    expect(findings[0]?.message).toBe("is missing");
    expect(findings[0]?.costs).toContain("qa/Write");
    expect(lost).toContain("qa/Write");
    expect(lost).not.toContain("betty-sue/Write@repositories");
  });

  test("an agent whose list was cut, and one whose words were changed", async () => {
    const place = await ward(out);
    const path = ".claude/agents/qa.md";
    const whole = place.read(path);
    place.write(path, `${whole}\nBe kind.\n`);
    expect(await place.found("files")).toMatchObject([
      { message: "was changed after `gen provision` wrote it", costs: [], thins: [] },
    ]);
    place.write(path, whole.replace(", Write", ""));
    const [cut] = await place.found("files");
    expect([...(cut?.costs ?? []), ...(cut?.thins ?? [])]).toContain("qa/Write");
    expect([...(cut?.costs ?? []), ...(cut?.thins ?? [])]).not.toContain("qa/Edit");
  });

  test("a script that is older than the bundle, though nobody touched it", async () => {
    const place = await ward(out);
    const path = ".claude/hooks/block-docs-writes.mjs";
    place.write(path, "// old\n");
    place.edit(RECEIPT, (receipt) => {
      const files = receipt["files"] as { path: string; sha256: string }[];
      const entry = files.find((one) => one.path === path);
      if (entry) entry.sha256 = createHash("sha256").update("// old\n").digest("hex");
    });
    expect((await place.found("files"))[0]?.message).toBe("is of an older bundle than this one");
  });

  test("a script that is missing costs what fails open without it", async () => {
    const place = await ward(out);
    place.remove(".claude/hooks/check-agent-spawn.mjs");
    const [gone] = await place.found("files");
    expect(gone).toMatchObject({ message: "is missing", severity: "error" });
    place.write(".claude/hooks/check-agent-spawn.mjs", "process.exit(0);\n");
    const [empty] = await place.found("files");
    const costs = (one: typeof gone): number => (one?.costs.length ?? 0) + (one?.thins.length ?? 0);
    expect(costs(empty)).toBeGreaterThan(costs(gone));
  });

  test("a link that leads out, a broken receipt, a leftover", async () => {
    const place = await ward(out);
    const path = join(place.dir, ".claude/hooks/block-docs-writes.mjs");
    fs.rmSync(path);
    fs.symlinkSync("/etc/hostname", path);
    place.edit(RECEIPT, (receipt) => {
      (receipt["files"] as object[]).push({
        path: ".claude/hooks/old.mjs",
        sha256: "0".repeat(64),
      });
    });
    place.write(".claude/hooks/old.mjs", "");
    const found = await place.found("files");
    expect(found[0]?.message).toContain("leads out of the account");
    expect(found[1]).toMatchObject({ severity: "note", path: ".claude/hooks/old.mjs" });
    place.write(RECEIPT, "{");
    expect((await place.found("files")).map((one) => one.path)).toContain(RECEIPT);
  });

  test("plugin files: handlers and manifest", async () => {
    const place = await ward(out, { packaging: "plugin" });
    const folder = ".claude/skills/pal-e";
    place.write(`${folder}/hooks/hooks.json`, '{"hooks":{}}');
    expect((await place.doctor()).lost).toContain("betty-sue/Write@repositories");
    place.remove(`${folder}/agents/qa.md`);
    const [agent] = await place.found("files");
    expect([...(agent?.costs ?? []), ...(agent?.thins ?? [])]).toContain("qa/Write");
    place.remove(`${folder}/.claude-plugin/plugin.json`);
    const { lost, guarantees } = await place.doctor("--packaging", "plugin");
    expect(lost).toHaveLength(guarantees);
  });

  test("a block and a server that are gone or different", async () => {
    const place = await ward(out);
    place.write(
      "account-schema/SCHEMA.md",
      place.read("account-schema/SCHEMA.md").replace("scratch of last resort", "a good place"),
    );
    place.edit(SERVERS, (servers) => {
      const all = servers["mcpServers"] as Record<string, unknown>;
      delete all["forgejo"];
      all["pal-e-docs"] = { command: "other" };
    });
    const found = await place.found("documents");
    expect(found.map(({ path }) => path)).toEqual(["account-schema/SCHEMA.md", SERVERS, SERVERS]);
    expect(found.map(({ message }) => message)).toContain("lacks the server forgejo");
  });
});

describe("agents", () => {
  const loose = (name: string): string =>
    `---\nname: ${name}\ndescription: Review: all of it\n---\nHi\n`;

  test.each([
    [".claude/agents/zz/qa.md", "qa"],
    [".claude/agents/other.md", "QA"],
    [".claude/agents/quoted.md", '"qa"'],
  ])("shadowed by %s", async (path, name) => {
    const place = await ward(out);
    place.write(path, loose(name));
    const { findings, lost } = await place.doctor();
    expect(findings[0]).toMatchObject({ check: "shadowed-agents", path, severity: "error" });
    expect(lost).toContain("qa/Write");
    expect(lost).not.toContain("dottie/Write");
  });

  test("shadowed by a managed one, and further down by one of a repository", async () => {
    const place = await ward(out);
    const managed = join(place.dir, "../etc/.claude/agents/qa.md");
    place.write(managed, loose("qa"));
    place.write("repos/x/.claude/agents/qa.md", loose("qa"));
    expect(await place.found("shadowed-agents")).toMatchObject([
      { path: managed, severity: "error" },
      { path: "repos/x/.claude/agents/qa.md", severity: "note" },
    ]);
  });

  test("a plugin's agents are not shadowed by the project's", async () => {
    const place = await ward(out, { packaging: "plugin" });
    place.write(".claude/agents/qa.md", loose("qa"));
    expect(await place.found("shadowed-agents")).toEqual([]);
  });

  test("an agent in a plugin whose hooks the client ignores", async () => {
    const place = await ward(out);
    const agent = (name: string): string =>
      `---\nname: ${name}\ndescription: d\nhooks:\n  PreToolUse: []\npermissionMode: plan\n---\n`;
    place.write("plugins/admin/agents/qa.md", agent("qa"));
    place.write("plugins/admin/agents/mine.md", agent("mine"));
    const found = await place.found("plugin-agents");
    expect(found).toMatchObject(
      [
        { severity: "note", path: "plugins/admin/agents/mine.md" },
        { severity: "error", path: "plugins/admin/agents/qa.md" },
      ].sort((a, b) => (a.severity < b.severity ? -1 : 1)),
    );
    expect(found[0]?.message).toContain("hooks, permissionMode");
  });

  test("a command and a skill of the same name as a skill of ours", async () => {
    const place = await ward(out);
    place.write(".claude/commands/plan.md", "Plan.\n");
    place.write(join(place.home, ".claude/skills/review-pr/SKILL.md"), "---\nname: x\n---\n");
    expect((await place.found("names")).map(({ path }) => path)).toEqual([
      ".claude/commands/plan.md",
      join(place.home, ".claude/skills/review-pr/SKILL.md"),
    ]);
  });
});

describe("programs", () => {
  test.each([
    ["missing", undefined, /no node on the PATH/u],
    ["too old", "echo v16.20.2", /16\.20\.2/u],
    ["broken", "exit 1", /does not run/u],
  ])("node is %s", async (_, script, message) => {
    const place = await ward(out);
    const node = join(place.dir, "../bin/node");
    fs.rmSync(node);
    if (script !== undefined) place.write(node, `#!/bin/sh\n${script}\n`, 0o755);
    const { findings, code } = await place.doctor();
    expect(code).toBe(1);
    expect(findings[0]).toMatchObject({ check: "interpreter", severity: "error" });
    expect(findings[0]?.message).toMatch(message);
  });

  test("a client that is older than the spec asks for, and none at all", async () => {
    const place = await ward(out, { packaging: "plugin" });
    const client = join(place.dir, "../bin/claude");
    place.write(client, "#!/bin/sh\necho '2.1.240 (Claude Code)'\n", 0o755);
    const [old] = await place.found("client");
    expect(old?.message).toContain("2.1.240");
    expect(old?.message).toContain("lets calls pass when a hook cannot run");
    expect(old?.thins).toContain("qa/inline-shell");
    place.write(client, "#!/bin/sh\necho '2.2.0 (Claude Code)'\n", 0o755);
    expect(await place.found("client")).toEqual([]);
    fs.rmSync(client);
    expect(await place.found("client")).toMatchObject([{ severity: "note" }]);
  });

  test("hooks are off for sessions that inherit CLAUDE_CODE_SIMPLE", async () => {
    const place = await ward(out);
    vi.stubEnv("CLAUDE_CODE_SIMPLE", "1");
    expect(await place.found("switches")).toMatchObject([{ severity: "error" }]);
  });

  test("a script with a CRLF shebang", async () => {
    const place = await ward(out);
    place.write(".claude/hooks/mine.sh", "#!/bin/bash\r\nexit 0\r\n");
    place.write(".claude/hooks/fine.sh", "#!/bin/bash\nprintf 'a\\r\\n'\n");
    const ours = ".claude/hooks/check-issue.mjs";
    place.write(ours, `#!/usr/bin/env node\r\n${place.read(ours)}`);
    expect(await place.found("line-ends")).toMatchObject([
      { path: ".claude/hooks/mine.sh", severity: "error" },
      { path: ours, severity: "note" },
    ]);
  });
});

describe("where sessions start", () => {
  test.each([
    ["no file", undefined],
    ["another folder", '{"projects":{"/srv":{"hasTrustDialogAccepted":true}}}'],
    ["not accepted", '{"projects":{"DIR":{"hasTrustDialogAccepted":false}}}'],
    ["no JSON", "{"],
  ])("a workspace that is not trusted: %s", async (_, text) => {
    const place = await ward(out);
    const memory = join(place.home, ".claude.json");
    if (text === undefined) fs.rmSync(memory);
    else place.write(memory, text.replace("DIR", place.dir));
    const { findings, code } = await place.doctor();
    expect(code).toBe(1);
    expect(findings[0]).toMatchObject({ check: "trust", path: memory, severity: "error" });
    expect(findings[0]?.thins.length).toBeGreaterThan(0);
  });

  test("trust in a folder above does not count, and a plugin is then not there at all", async () => {
    const place = await ward(out, { packaging: "plugin" });
    const above = { projects: { [join(place.dir, "..")]: { hasTrustDialogAccepted: true } } };
    place.write(join(place.home, ".claude.json"), JSON.stringify(above));
    const { lost, guarantees } = await place.doctor();
    expect(lost).toHaveLength(guarantees);
  });

  test("sessions that have started below, and repositories that lie there", async () => {
    const place = await ward(out);
    place.write("repos/x/.git/HEAD", "ref: refs/heads/main\n");
    expect(await place.found("start-directory")).toMatchObject([
      { severity: "note", path: join(place.dir, "repos/x") },
    ]);
    place.edit(join(place.home, ".claude.json"), (memory) => {
      (memory["projects"] as Record<string, object>)[join(place.dir, "repos/x")] = {};
    });
    const [below] = await place.found("start-directory");
    expect(below).toMatchObject({ severity: "error", path: join(place.dir, "repos/x") });
    expect(below?.costs).toContain("betty-sue/Write@repositories");
  });

  test("an account inside a repository, with sessions at its top or without", async () => {
    const place = await ward(out);
    const top = join(place.dir, "..");
    place.write(join(top, ".git/HEAD"), "ref: refs/heads/main\n");
    expect(await place.found("start-directory")).toMatchObject([{ severity: "note", path: top }]);
    place.edit(join(place.home, ".claude.json"), (memory) => {
      (memory["projects"] as Record<string, object>)[top] = {};
    });
    expect(await place.found("start-directory")).toMatchObject([{ severity: "error", path: top }]);
  });

  test("a folder inside an account", async () => {
    const place = await ward(out);
    place.write("repos/x/README.md", "x\n");
    const { findings } = await place.doctor(join(place.dir, "repos/x"));
    const below = findings.filter(({ account }) => account?.endsWith("repos/x"));
    expect(below.find(({ check }) => check === "start-directory")).toMatchObject({
      path: place.dir,
      severity: "error",
    });
  });
});
