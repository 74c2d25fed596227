/** A set-up taken along: the built bundle does what the set-up did. */
import * as fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isGrantedBy, isStrippedBy } from "#client/tool-list";
import { CLIENT_TOOLS } from "#client/tools";
import { type AgentFile, readAgent } from "../../generator/simulate/read-agent.ts";
import { place, type Place, placeAt } from "../init/place.ts";
import type { Ran } from "../cli/workplace.ts";
import { type Files, type Import, importIn, lay } from "./set-up.ts";

const BODY = "Review  *it*.\n\n\n<example>\n\n* a\n</example>  \nno newline at the end";

const SETTINGS = {
  model: "opus",
  permissions: { allow: ["Bash(ls *)"], deny: ["Read(./.env)"], defaultMode: "acceptEdits" },
  env: { TEAM: "docs" },
  statusLine: { type: "command", command: "status.sh" },
  hooks: {
    PreToolUse: [
      {
        matcher: "Write|Edit",
        hooks: [
          { type: "command", command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh', timeout: 5 },
          { type: "http", url: "http://127.0.0.1:1/x", onFailure: "block" },
        ],
      },
      { matcher: "mcp__tracker__.*", hooks: [{ type: "command", command: "node t.mjs" }] },
    ],
    SessionStart: [{ matcher: "startup", hooks: [{ type: "command", command: "date" }] }],
  },
};

const FILES: Files = {
  "package.json": { name: "shop" },
  ".claude/settings.json": SETTINGS,
  ".claude/settings.local.json": {
    model: "sonnet",
    permissions: { deny: ["Bash(rm *)"] },
    hooks: { Stop: [{ hooks: [{ type: "command", command: "bell.sh" }] }] },
  },
  ".claude/hooks/guard.sh": "#!/bin/sh\nexit 2\n",
  ".claude/commands/release.md": "Release $1.\n",
  ".claude/agents/comma.md": `---\nname: comma\ndescription: Reviews.\ntools: Read, Grep\ncolor: blue\n---\n${BODY}`,
  ".claude/agents/flow.md":
    "---\nname: flow\ndescription: Flows.\ndisallowedTools: [Write, Edit, mcp__tracker__close]\nmodel: haiku\n---\nFlow.\n",
  ".claude/agents/block.md":
    "---\nname: block\ndescription: Blocks.\ndisallowedTools:\n  - Bash\n  - Agent\n  - mcp__other\nisolation: worktree\n---\nBlock.\n",
  ".claude/agents/both_lists.md":
    "---\nname: both_lists\ndescription: Both.\ntools: Read Write\ndisallowedTools: Write\nmaxTurns: 5\n---\nBoth.\n",
  ".claude/agents/free.md": "---\nname: free\ndescription: 'Free: all'\n---\nFree.\n",
  ".claude/skills/plan/SKILL.md":
    "---\ndescription: Plans.\nallowed-tools: Read, Write\nargument-hint: '[x]'\n---\nPlan.\n",
  ".claude/skills/plan/notes.md": "More.\n",
  ".mcp.json": {
    mcpServers: {
      tracker: { type: "http", url: "${TRACKER}", headers: { "X-Team": "docs" } },
      local: { command: "npx", args: ["-y", "x"], env: { A: "b" } },
    },
  },
};

const AGENTS = ["comma", "flow", "block", "both_lists", "free"];

let here: Place;
let imported: Import;
let folder: string;
let built: Ran;

beforeAll(async () => {
  folder = fs.mkdtempSync(join(fs.realpathSync("/tmp"), "gen-import-"));
  here = placeAt(folder);
  lay(here, FILES);
  imported = await importIn(here, ["."]);
  built = await here.gen(["build"]);
  return () => fs.rmSync(folder, { recursive: true, force: true });
});

const json = (path: string): Record<string, unknown> =>
  JSON.parse(here.read(path)) as Record<string, unknown>;

/** Which of the client's tools an agent is left with. */
function palette(agent: AgentFile | undefined): readonly string[] {
  return CLIENT_TOOLS.map(({ name }) => name).filter(
    (tool) =>
      agent !== undefined &&
      !agent.disallowedTools.some((entry) => isStrippedBy(entry, tool)) &&
      (agent.tools === undefined || isGrantedBy(agent.tools, tool)),
  );
}

/** Handlers by event and matcher, however they are grouped. */
function handlers(hooks: unknown): readonly string[] {
  const groups = Object.entries(hooks as Record<string, { matcher?: string; hooks: object[] }[]>);
  return groups
    .flatMap(([event, list]) =>
      list.flatMap(({ matcher, hooks }) =>
        hooks.map((handler) => JSON.stringify([event, matcher, handler])),
      ),
    )
    .sort();
}

test("what was imported builds", () => {
  expect(built).toMatchObject({ code: 0 });
});

test("everything is told: nothing is broken, each part is carried or became intent", () => {
  // Of the two models the shared one is carried.
  expect(imported).toMatchObject({ code: 0, told: ["left-out .claude/settings.local.json:2"] });
  const carried = imported.diagnostics.map(({ code, file }) => `${code} ${file}`);
  expect(carried).toContain("carried .claude/settings.local.json");
  expect(carried).toContain("carried .claude/commands/release.md");
  expect(carried).toContain("carried .claude/skills/plan/notes.md");
});

test("what fits is intent: toolsets, denials, spawns, servers, external hooks", () => {
  const spec = here.read("spec/enforcement.yaml");
  expect(spec).toMatch(/\nname: shop\n/u);
  expect(spec).toMatch(/\n {2}block:\n {4}does: Blocks\.\n {4}isolation: worktree\n {4}denies:\n/u);
  expect(spec).toMatch(/\n {4}spawns: \[\]\n/u);
  for (const part of ["toolsets:", "servers:", "external:", "tracker.close"]) {
    expect(spec).toContain(part);
  }
});

describe.each(AGENTS)("the agent %s", (name) => {
  const before = (): string => here.read(`.claude/agents/${name}.md`);
  const after = (): string => here.read(`out/claude/agents/${name}.md`);
  const bodyOf = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/u, "");

  test("keeps its body byte for byte", () => {
    expect(here.read(`spec/prompts/${name}.md`)).toBe(bodyOf(before()));
    expect(bodyOf(after())).toBe(bodyOf(before()));
  });

  test("is left with the same tools, less what lets others act for one that starts nobody", () => {
    const [old, built] = [palette(readAgent(before())), palette(readAgent(after()))];
    const acting = ["Agent", "SendMessage", "CronCreate", "RemoteTrigger"];
    const less = new Set(old.includes("Agent") ? [] : acting);
    expect(built).toEqual(old.filter((tool) => !less.has(tool)));
  });
});

test("whole servers and single tools of servers stay denied", () => {
  const denied = (name: string): readonly string[] | undefined =>
    readAgent(here.read(`out/claude/agents/${name}.md`))?.disallowedTools;
  expect(denied("block")).toContain("mcp__other");
  expect(denied("flow")).toContain("mcp__tracker__close");
});

test("settings: both files as the client joins them, no handler lost or doubled", () => {
  const { hooks, ...rest } = json("out/claude/settings.json");
  expect(rest).toMatchObject({
    model: "opus",
    permissions: {
      allow: ["Bash(ls *)"],
      deny: ["Read(./.env)", "Bash(rm *)"],
      defaultMode: "acceptEdits",
    },
    env: { TEAM: "docs" },
    statusLine: SETTINGS.statusLine,
  });
  const stop = { Stop: [{ hooks: [{ type: "command", command: "bell.sh" }] }] };
  const wanted = handlers({ ...SETTINGS.hooks, ...stop });
  const built = handlers(hooks);
  expect(built.filter((one) => wanted.includes(one))).toEqual(wanted);
});

test("servers, skills, commands and scripts", () => {
  expect(json("out/claude/mcp.json")).toEqual(FILES[".mcp.json"]);
  const skill = here.read("out/claude/skills/plan/SKILL.md");
  expect(skill).toContain('allowed-tools: "Read, Write"');
  expect(skill.endsWith("---\nPlan.\n")).toBe(true);
  for (const path of ["hooks/guard.sh", "commands/release.md", "skills/plan/notes.md"]) {
    expect(here.read(`out/claude/${path}`)).toBe(FILES[`.claude/${path}`]);
  }
  expect(fs.statSync(join(folder, "out/claude/hooks/guard.sh")).mode & 0o111).not.toBe(0);
});

test("the imported spec passes its own examples and its check", async () => {
  expect(await here.gen(["check"])).toMatchObject({ code: 0 });
  const ran = await here.gen(["test", "--format", "json"]);
  expect(JSON.parse(ran.out)).toMatchObject({ failed: 0 });
});

test("provisioned into a copy of the account, the user's parts are intact, and again after removal", async () => {
  const copy = place("copy");
  lay(copy, FILES);
  const original = { ...snapshot(copy) };
  const out = join(folder, "out");
  const into = await here.gen(["provision", copy.folder, "--out", out]);
  expect(into, into.err + into.out).toMatchObject({ code: 0 });
  const { hooks, ...rest } = JSON.parse(copy.read(".claude/settings.json")) as Record<
    string,
    unknown
  >;
  const wanted = handlers(SETTINGS.hooks);
  expect(handlers(hooks).filter((one) => wanted.includes(one))).toEqual(wanted);
  expect(rest).toMatchObject({ env: { TEAM: "docs" }, statusLine: SETTINGS.statusLine });
  expect(copy.read(".claude/commands/release.md")).toBe(FILES[".claude/commands/release.md"]);
  expect(copy.read(".claude/settings.local.json")).toBe(original[".claude/settings.local.json"]);
  const again = await here.gen(["provision", copy.folder, "--out", out, "--format", "json"]);
  expect(JSON.parse(again.out)).toMatchObject({ changed: [] });
  await here.gen(["provision", copy.folder, "--out", out, "--remove"]);
  expect(snapshot(copy)).toEqual(original);
});

test("a plugin is read as one", async () => {
  const plugin = place("relay");
  lay(plugin, {
    ".claude-plugin/plugin.json": { name: "relay" },
    "hooks/hooks.json": {
      hooks: {
        PreToolUse: [
          { matcher: "Bash", hooks: [{ type: "command", command: "${CLAUDE_PLUGIN_ROOT}/g.sh" }] },
        ],
      },
    },
    "agents/qa.md": "---\nname: qa\ndescription: QA.\ndisallowedTools: Bash\n---\nQA.\n",
    ".mcp.json": { mcpServers: { relay: { command: "relay" } } },
  });
  const found = await importIn(plugin, ["."]);
  expect([found.code, found.told]).toEqual([0, []]);
  const spec = plugin.read("spec/enforcement.yaml");
  expect(spec).toContain("plugin: relay");
  expect(spec).toMatch(/\n {2}g:\n {4}on: PreToolUse\n/u);
  // Its registration comes with the plugin.
  expect(spec).not.toContain("handler:");
  expect(await plugin.gen(["build"])).toMatchObject({ code: 0 });
});

function snapshot({ files, read }: Place): Readonly<Record<string, string>> {
  return Object.fromEntries(files().map((path) => [path, read(path)]));
}
