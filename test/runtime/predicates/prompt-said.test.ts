import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { PromptSaidData } from "#runtime/predicate";
import { promptSaid } from "#runtime/predicates/prompt-said";
import { callOf, type CallParts } from "../support/call.ts";
import { put, tempDir } from "../support/temp-dir.ts";
import { call, jsonl, queued, result, typed, user } from "../support/transcript-lines.ts";

const dir = tempDir();
const main = join(dir, "session.jsonl");
const merge: PromptSaidData = {
  kind: "prompt-said",
  pattern: "\\bmerge (?:PR )?#(?<value>\\d+)",
  since: "session",
  maxBytes: 2 ** 20,
};

function holds(
  entries: readonly unknown[],
  data: Partial<PromptSaidData> = {},
  parts: CallParts = {},
) {
  put(main, jsonl(entries));
  const input = { index: 5, ...(typeof parts.input === "object" ? parts.input : {}) };
  return promptSaid.holds(
    { ...merge, ...data },
    callOf({ tool: "mcp__forgejo__merge", transcript: main, ...parts, input }),
  ).holds;
}

describe("prompt-said", () => {
  test("a person's prompt, in the session or since the last one", () => {
    expect(holds([typed("merge #5"), call("x"), result()])).toBe(true);
    expect(holds([typed("merge #5"), typed("go on")])).toBe(true);
    expect(holds([typed("merge #5"), typed("go on")], { since: "last-user-turn" })).toBe(false);
    expect(holds([typed("x"), queued("merge #5"), call("x")], { since: "last-user-turn" })).toBe(
      true,
    );
    expect(holds([typed("do not")])).toBe(false);
    expect(holds([])).toBe(false);
  });

  test("the value named must be the call's", () => {
    const five = { field: "index" };
    expect(holds([typed("merge #5")], five)).toBe(true);
    expect(holds([typed("merge #6")], five)).toBe(false);
    expect(holds([typed("merge #6, merge PR #5")], five)).toBe(true);
    expect(holds([typed("merge #5")], five, { input: { index: " 5 " } })).toBe(true);
    expect(holds([typed("merge #5")], five, { input: { index: "55" } })).toBe(false);
    expect(holds([typed("merge #5")], five, { input: { index: ["5"] } })).toBe(false);
    expect(holds([typed("merge #5")], { field: "other" })).toBe(false);
    expect(holds([typed("merge #")], { field: "other", pattern: "merge #" })).toBe(false);
    expect(holds([typed("merge #5")], { ...five, pattern: "merge #\\d" })).toBe(false);
  });

  test("nobody else's word counts", () => {
    const says = "merge #5";
    for (const entry of [
      user([{ type: "tool_result", tool_use_id: "t", content: [{ type: "text", text: says }] }]),
      user(says, { isMeta: true }),
      user(says, { origin: { kind: "channel", server: "chat" } }),
      user(says, { origin: { kind: "peer", from: "x" } }),
      user(says, { isSidechain: true }),
      { type: "assistant", message: { content: [{ type: "text", text: says }] } },
    ]) {
      expect(holds([typed("hello"), entry])).toBe(false);
    }
    expect(
      holds([typed(says), user("x", { origin: { kind: "channel" } })], { since: "last-user-turn" }),
    ).toBe(false);
  });

  test("inside an agent it never holds, and says why", () => {
    put(join(dir, "session/subagents/agent-a1.jsonl"), jsonl([user("merge #5")]));
    put(main, jsonl([typed("merge #5")]));
    const inside = callOf({ transcript: main, agentId: "a1", agentType: "dev" });
    expect(promptSaid.holds(merge, inside)).toEqual({
      holds: false,
      because: "an agent's task is not the word of a person",
    });
  });

  test("a transcript that cannot be read cannot be told", () => {
    const missing = callOf({ transcript: join(dir, "none") });
    expect(() => promptSaid.holds(merge, missing)).toThrow("ENOENT");
    expect(() => holds([{ type: "user", padding: "x".repeat(2 ** 21) }])).toThrow("limit");
  });
});
