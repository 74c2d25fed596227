import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { RoomFile } from "../../generator/verify/client/room.ts";
import { variantOf } from "../../generator/verify/ground/variant.ts";

const handler = (hook: string) => ({
  type: "command",
  command: "node",
  args: [`\${CLAUDE_PROJECT_DIR}/.claude/hooks/${hook}.mjs`],
  timeout: 10,
});

const SETTINGS = {
  env: { DEPTH: "1" },
  permissions: { deny: ["Agent(Plan)", "Agent(fork)"] },
  disableSkillShellExecution: true,
  hooks: {
    PreToolUse: [
      { matcher: "Write", hooks: [handler("a")] },
      { matcher: "Bash", hooks: [handler("b")] },
    ],
    Stop: [{ hooks: [handler("a")] }],
  },
};

const AGENT = `---
name: qa
description: "Reviews: everything."
disallowedTools: Write, Bash
hooks:
  PreToolUse:
    - matcher: Write
      hooks: [${JSON.stringify(handler("a"))}]
---

Body with --- in it.
`;

const FILES: readonly RoomFile[] = [
  { path: "project/.claude/settings.json", content: JSON.stringify(SETTINGS) },
  { path: "project/.claude/agents/qa.md", content: AGENT },
  { path: "project/.claude/hooks/a.mjs", content: "a" },
];

function made(gone: readonly string[], fault?: "hang" | "script-missing") {
  const keeps = (label: string): boolean => !gone.includes(label);
  const files = variantOf(FILES, { keeps, ...(fault === undefined ? {} : { fault }) });
  const text = (end: string): string => files.find(({ path }) => path.endsWith(end))?.content ?? "";
  const front: unknown = parse(/^---\n([\s\S]*?)\n---\n/u.exec(text("qa.md"))?.[1] ?? "");
  const settings: unknown = JSON.parse(text("settings.json"));
  return { settings, front, agent: text("qa.md"), script: text("a.mjs") };
}

describe("a variant of the bundle", () => {
  test("with nothing taken out says the same, and keeps the prompt body", () => {
    const { settings, front, agent } = made([]);
    expect(settings).toEqual(SETTINGS);
    expect(front).toEqual(parse(AGENT.split("---\n")[1] ?? ""));
    expect(agent.endsWith("---\n\nBody with --- in it.\n")).toBe(true);
  });

  test("loses one hook in one scope, with groups and events that are empty then", () => {
    const { settings, front } = made(["hook:a@settings"]);
    expect(settings).toMatchObject({ hooks: { PreToolUse: [{ matcher: "Bash" }] } });
    expect(settings).not.toHaveProperty("hooks.Stop");
    expect(front).toHaveProperty("hooks.PreToolUse");
    expect(made(["hook:a@frontmatter"]).front).not.toHaveProperty("hooks");
  });

  test("loses a tool list, a permission rule, a variable, a switch", () => {
    const { settings, front } = made([
      "strip:qa",
      "permission:Agent(Plan)",
      "env:DEPTH",
      "setting:disableSkillShellExecution",
    ]);
    expect(front).not.toHaveProperty("disallowedTools");
    expect(settings).toMatchObject({ env: {}, permissions: { deny: ["Agent(fork)"] } });
    expect(settings).not.toHaveProperty("disableSkillShellExecution");
  });

  test("has no scripts, or scripts that hang under a short limit everywhere", () => {
    expect(made([], "script-missing").script).toBe("");
    const { script, settings, front } = made([], "hang");
    expect(script).not.toBe("a");
    const limited = { hooks: [{ timeout: 0.5 }] };
    expect(settings).toMatchObject({ hooks: { PreToolUse: [limited, limited], Stop: [limited] } });
    expect(front).toMatchObject({ hooks: { PreToolUse: [limited] } });
  });

  test("leaves settings that are no JSON object as they are", () => {
    const [file] = FILES;
    if (file === undefined) throw new Error("no file");
    const broken = { ...file, content: "[1,]" };
    expect(variantOf([broken], { keeps: () => true })).toEqual([broken]);
  });
});
