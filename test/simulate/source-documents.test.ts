/** The test lists of the source documents (gate, wrapper, fault), on the bundle of the shipped spec. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shipped, voiceOf } from "./support/shipped.ts";

const room = shipped();
const user = (content: unknown) => ({ type: "user", message: { role: "user", content } });
const call = (name: string) => ({
  type: "assistant",
  message: { role: "assistant", content: [{ type: "tool_use", id: "t", name, input: {} }] },
});
const result = user([{ type: "tool_result", tool_use_id: "t", content: "ok" }]);
const READ = "mcp__plugin_memory_memory__profile-read";

let number = 0;
const transcript = (...lines: readonly object[]): string => {
  number += 1;
  return room.put(`t/${number}.jsonl`, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
};
const gate = async (tool: string, input: object, path: string | undefined) => {
  const told = await room.simulate({
    hook_event_name: "PreToolUse",
    tool_name: tool,
    tool_input: input,
    cwd: room.folder,
    transcript_path: path,
  });
  return voiceOf(told, "preference-consult-gate");
};

const attached = { to: "a@example.org", attachments: ["q.pdf"] };
const saved = { path: "memory/users/acme/documents/q.pdf" };
const SENDS: readonly (readonly [string, object])[] = [
  ["mcp__plugin_browser_browser__browser-pdf-save", saved],
  ["SendUserFile", { files: ["memory/users/acme/documents/notes.txt"] }],
  ["SendUserFile", { files: ["offer.pdf"] }],
  ["SendUserFile", { files: ["offer.html"] }],
  ["SendUserFile", { files: ["offer.DOCX"] }],
  ...["email-send", "email-reply", "email-draft-send"].map(
    (name) => [`mcp__plugin_email_email__${name}`, attached] as const,
  ),
  ...["outlook-mail-send", "outlook-mail-reply", "outlook-draft-send"].map(
    (name) => [`mcp__plugin_outlook_outlook__${name}`, attached] as const,
  ),
];

describe("gate: each document send", () => {
  test.each(SENDS)("%s %j passes after a profile-read in this turn", async (tool, input) => {
    const path = transcript(user("Send the quote"), call(READ), result);
    expect(await gate(tool, input, path)).toMatchObject({
      exit: 0,
      stdout: "",
      stderr: `[preference-gate] op=allow tool=${tool} consulted=true\n`,
    });
  });

  test.each(SENDS)("%s %j is refused without one, with the bypass line", async (tool, input) => {
    const { exit, stdout, stderr } = await gate(tool, input, transcript(user("Send the quote")));
    expect([exit, stdout]).toEqual([2, ""]);
    const lines = stderr.trimEnd().split("\n");
    expect(lines.at(-1)).toBe(
      `[preference-gate] op=bypass tool=${tool} detail=no profile-read this turn`,
    );
    expect(lines[0]).toMatch(/preferences/u);
    expect(stderr).toContain("profile-read");
    expect(stderr).toMatch(/retry|send again|again/u);
    expect(stderr).not.toMatch(/19\d\d\b|task \d/iu);
  });

  test("a profile-read of an earlier turn does not count, one since the prompt does", async () => {
    const [tool, input] = SENDS[5] ?? ["", {}];
    const earlier = transcript(user("Check"), call(READ), result, user("Send it"));
    expect((await gate(tool, input, earlier)).exit).toBe(2);
    const since = transcript(user("Check"), user("Send it"), call("Read"), result, call(READ));
    expect((await gate(tool, input, since)).exit).toBe(0);
  });

  test.each([
    ["mail without attachments", "mcp__plugin_email_email__email-send", { to: "a", body: "hello" }],
    [
      "mail with an empty list",
      "mcp__plugin_outlook_outlook__outlook-mail-send",
      { attachments: [] },
    ],
    [
      "a page saved elsewhere",
      "mcp__plugin_browser_browser__browser-pdf-save",
      { path: "output/q.pdf" },
    ],
    ["a file that is no document", "SendUserFile", { files: ["log.txt"] }],
  ])("%s passes without a word", async (_, tool, input) => {
    expect(await gate(tool, input, transcript(user("Do it")))).toMatchObject({
      exit: 0,
      stdout: "",
      stderr: "",
    });
  });
});

describe("gate: what cannot be inspected passes", () => {
  const script = (): string => join(room.folder, "out/claude/hooks/preference-consult-gate.mjs");

  test("empty standard input", () => {
    expect(execFileSync("node", [script()], { input: "", stdio: "pipe" }).toString()).toBe("");
  });

  test.each([
    ["missing", "/nothing/t.jsonl"],
    ["a folder", "."],
    ["not named", undefined],
  ])("transcript %s", async (_, path) => {
    const [tool, input] = SENDS[5] ?? ["", {}];
    const { exit, stdout, stderr } = await gate(tool, input, path === "." ? room.folder : path);
    expect([exit, stdout]).toEqual([0, ""]);
    expect(stderr).toContain("not policy");
  });
});

describe("wrapper", () => {
  test.each(["project", "plugin"])("both directives reach every turn (%s)", async (packaging) => {
    const told = await room.simulate(
      { hook_event_name: "UserPromptSubmit", prompt: "anything" },
      "--packaging",
      packaging,
    );
    const { exit, stdout, stderr } = voiceOf(told, "preference-consult-directive");
    expect([exit, stderr]).toEqual([0, "[pref-wrapper] op=inject\n"]);
    const { hookSpecificOutput } = JSON.parse(stdout);
    expect(hookSpecificOutput.hookEventName).toBe("UserPromptSubmit");
    const words = String(hookSpecificOutput.additionalContext).replace(/\s+/gu, " ");
    expect(words).toMatch(/layer 1/iu);
    expect(words).toMatch(/layer 2/iu);
    expect(words).toMatch(/before any customer-facing document deliverable.*profile-read/iu);
    expect(words).toMatch(/finished deliverables out of `output\/`.*`documents\/`.*`projects\/`/iu);
  });

  test("its text does not depend on the prompt", async () => {
    const said = async (prompt: string) =>
      (await room.simulate({ hook_event_name: "UserPromptSubmit", prompt })).context;
    expect(await said("a")).toBe(await said('{"b": "$(c)"}'));
  });

  test("without its interpreter the prompt goes on", async () => {
    const path = process.env["PATH"];
    process.env["PATH"] = room.folder;
    try {
      const told = await room.simulate({ hook_event_name: "UserPromptSubmit", prompt: "x" });
      expect(told).toMatchObject({ code: 0, decision: "none" });
    } finally {
      process.env["PATH"] = path;
    }
  });
});
