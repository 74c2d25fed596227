import { describe, expect, test } from "vitest";
import type { HandlerRun, RunEnd } from "../../generator/simulate/client-handler.ts";
import { effectOf } from "../../generator/simulate/effect-of.ts";

const ran = (end: RunEnd | number, stdout = ""): HandlerRun => ({
  end: typeof end === "number" ? { kind: "exit", code: end } : end,
  stdout,
  stderr: "",
  ms: 1,
});
const open = { onFailure: "continue", async: false } as const;
const closed = { onFailure: "block", async: false } as const;
const out = (specific: object, event = "PreToolUse"): string =>
  JSON.stringify({ hookSpecificOutput: { hookEventName: event, ...specific } });
const deny = out({ permissionDecision: "deny" });

describe("exit codes, failures and output on PreToolUse: default, and with onFailure block", () => {
  test.each<[string, HandlerRun, string, string]>([
    ["exit 0, no output", ran(0), "none", "none"],
    ["exit 2", ran(2), "block", "block"],
    [
      "exit 2 with JSON that allows",
      ran(2, out({ permissionDecision: "allow" })),
      "block",
      "block",
    ],
    ["exit 2 with broken JSON", ran(2, "{bad}"), "block", "block"],
    ["exit 1", ran(1), "none", "block"],
    ["exit 3", ran(3), "none", "block"],
    ["exit 127", ran(127), "none", "block"],
    ["exit 137", ran(137), "none", "block"],
    ["not started", ran({ kind: "not-started", reason: "x" }), "none", "block"],
    ["killed", ran({ kind: "signal", signal: "SIGKILL" }), "none", "block"],
    ["time limit", ran({ kind: "timeout" }), "none", "block"],
    ["time limit after deny JSON", ran({ kind: "timeout" }, deny), "none", "block"],
    ["deny JSON, exit 0", ran(0, deny), "block", "block"],
    ["deny JSON, exit 1", ran(1, deny), "block", "block"],
    ["broken JSON", ran(0, "{bad}"), "none", "block"],
    ["two objects", ran(0, `${deny}\n${deny}`), "none", "block"],
    ["cut JSON", ran(0, '{"hookSpecificOutput": '), "none", "none"],
    ["deny JSON, then a line", ran(0, `${deny}\nready\n`), "none", "none"],
    ["a line, then deny JSON", ran(0, `ready\n${deny}`), "none", "none"],
    ["a JSON array", ran(0, `[${deny}]`), "none", "none"],
    ["plain text", ran(0, "no"), "none", "none"],
    ["plain text, exit 1", ran(1, "no"), "none", "block"],
    ["unknown permissionDecision", ran(0, out({ permissionDecision: "block" })), "none", "block"],
    [
      "no hookEventName",
      ran(0, '{"hookSpecificOutput":{"permissionDecision":"deny"}}'),
      "none",
      "block",
    ],
    [
      "another event's name",
      ran(0, out({ permissionDecision: "deny" }, "PostToolUse")),
      "none",
      "block",
    ],
    [
      "a reason that is a number",
      ran(0, out({ permissionDecision: "deny", permissionDecisionReason: 5 })),
      "none",
      "block",
    ],
    ["top-level decision deny", ran(0, '{"decision":"deny"}'), "none", "block"],
    ["top-level permissionDecision", ran(0, '{"permissionDecision":"deny"}'), "none", "none"],
    ["top-level decision block", ran(0, '{"decision":"block","reason":"x"}'), "block", "block"],
    ["JSON with async", ran(0, '{"async":true}'), "none", "none"],
    ["empty object", ran(0, "{}"), "none", "none"],
    [
      "unknown fields beside a deny",
      ran(0, out({ permissionDecision: "deny", x: 1 })),
      "block",
      "block",
    ],
    [
      "pretty-printed after white space",
      ran(0, `\n  ${JSON.stringify(JSON.parse(deny), null, 2)}\n`),
      "block",
      "block",
    ],
    ["continue false alone", ran(0, '{"continue":false}'), "none", "none"],
    ["ask", ran(0, out({ permissionDecision: "ask" })), "ask", "ask"],
    ["defer", ran(0, out({ permissionDecision: "defer" })), "defer", "defer"],
    ["allow", ran(0, out({ permissionDecision: "allow" })), "allow", "allow"],
  ])("%s", (_, run, byDefault, withBlock) => {
    expect(effectOf("PreToolUse", open, run).verdict).toBe(byDefault);
    expect(effectOf("PreToolUse", closed, run).verdict).toBe(withBlock);
  });

  test("a handler in the background decides nothing, whatever it does", () => {
    for (const run of [ran(2), ran(1), ran(0, deny)]) {
      expect(effectOf("PreToolUse", { ...closed, async: true }, run).verdict).toBe("none");
    }
  });
});

describe("events differ", () => {
  test.each([
    ["UserPromptSubmit", "block"],
    ["PreSkillShellCommand", "block"],
    ["Stop", "none"],
    ["SubagentStop", "none"],
    ["TaskCompleted", "none"],
    ["TeammateIdle", "none"],
  ])("%s: exit 1 with onFailure block: %s", (event, verdict) => {
    expect(effectOf(event, closed, ran(1)).verdict).toBe(verdict);
  });

  test.each([
    ["PostToolUse", "none"],
    ["SubagentStart", "none"],
    ["SessionStart", "none"],
    ["PermissionRequest", "none"],
    ["UserPromptSubmit", "block"],
    ["SubagentStop", "block"],
  ])("%s: exit 2: %s", (event, verdict) => {
    expect(effectOf(event, open, ran(2)).verdict).toBe(verdict);
  });

  test.each(["deny", "ask", "defer"])(
    "a skill's inline shell: %s keeps it from running",
    (word) => {
      const said = out({ permissionDecision: word }, "PreSkillShellCommand");
      expect(effectOf("PreSkillShellCommand", open, ran(0, said)).verdict).toBe("block");
    },
  );

  test("a skill's inline shell: another input keeps it from running, allow adds nothing", () => {
    const said = (more: object): string => out(more, "PreSkillShellCommand");
    const verdict = (text: string): string =>
      effectOf("PreSkillShellCommand", open, ran(0, text)).verdict;
    expect(verdict(said({ permissionDecision: "allow", updatedInput: {} }))).toBe("block");
    expect(verdict(said({ permissionDecision: "allow" }))).toBe("none");
  });

  test("a permission request is answered by its own decision", () => {
    const said = (behavior: string): string => out({ decision: { behavior } }, "PermissionRequest");
    const verdict = (text: string): string =>
      effectOf("PermissionRequest", open, ran(0, text)).verdict;
    expect(verdict(said("deny"))).toBe("block");
    expect(verdict(said("allow"))).toBe("allow");
    expect(verdict(said("perhaps"))).toBe("none");
  });

  test("an agent is held by a decision with a reason, not by one without", () => {
    const hold = (more: object): string => JSON.stringify({ decision: "block", ...more });
    expect(effectOf("SubagentStop", open, ran(0, hold({ reason: "x" }))).verdict).toBe("block");
    expect(effectOf("SubagentStop", open, ran(0, hold({}))).verdict).toBe("none");
  });

  test("any failure keeps a worktree from being made", () => {
    expect(effectOf("WorktreeCreate", open, ran(1)).verdict).toBe("block");
    expect(effectOf("WorktreeCreate", open, ran(0)).verdict).toBe("none");
  });
});

describe("context", () => {
  test.each(["PreToolUse", "PostToolUse", "UserPromptSubmit", "SessionStart", "SubagentStart"])(
    "%s takes additionalContext",
    (event) => {
      const run = ran(0, out({ additionalContext: "words" }, event));
      expect(effectOf(event, open, run)).toMatchObject({ verdict: "none", context: "words" });
    },
  );

  test.each([
    ["UserPromptSubmit", "words"],
    ["UserPromptExpansion", "words"],
    ["SessionStart", "words"],
    ["PreToolUse", undefined],
    ["SubagentStart", undefined],
  ])("plain text on %s: %s", (event, context) => {
    expect(effectOf(event, open, ran(0, " words\n")).context).toBe(context);
    expect(effectOf(event, open, ran(1, "words")).context).toBeUndefined();
  });

  test("after the call a decision to block is a word to the model", () => {
    const run = ran(0, '{"decision":"block","reason":"look again"}');
    expect(effectOf("PostToolUse", open, run)).toMatchObject({
      verdict: "none",
      context: "look again",
    });
  });

  test("an event that takes no context drops it", () => {
    const run = ran(0, out({ additionalContext: "words" }, "PreCompact"));
    expect(effectOf("PreCompact", open, run).context).toBeUndefined();
  });

  test("deferring and adding context do not go together", () => {
    const said = out({ permissionDecision: "defer", additionalContext: "words" });
    expect(effectOf("PreToolUse", open, ran(0, said)).context).toBeUndefined();
  });
});
