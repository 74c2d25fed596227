import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ToolUsedData } from "#runtime/predicate";
import { toolUsed } from "#runtime/predicates/tool-used";
import { promptOf } from "#runtime/transcript/prompt";
import { finishedCallsOf, toolCallsOf } from "#runtime/transcript/tool-calls";
import { callOf, type CallParts, noClock } from "../support/call.ts";
import { put, tempDir } from "../support/temp-dir.ts";
import { call, jsonl, queued, result, typed, user } from "../support/transcript-lines.ts";

const dir = tempDir();
const main = join(dir, "session.jsonl");
const profileRead = "mcp__plugin_memory_memory__profile-read";
const gate: ToolUsedData = {
  kind: "tool-used",
  tool: "*profile-read",
  since: "last-user-turn",
  evidence: "call",
  maxBytes: 2 ** 30,
};

function holds(data: Partial<ToolUsedData> = {}, parts: CallParts = {}): boolean {
  return toolUsed.holds({ ...gate, ...data }, callOf({ transcript: main, ...parts })).holds;
}

function given(...entries: readonly unknown[]): void {
  put(main, jsonl(entries));
}

describe("since the last prompt", () => {
  test("a call counts, one before the prompt does not", () => {
    given(typed("a"), call(profileRead), result());
    expect(holds()).toBe(true);
    given(typed("a"), call(profileRead), result(), typed("b"));
    expect(holds()).toBe(false);
    given(typed("a"), call(profileRead), typed("b"), call("mcp__x__other"));
    expect(holds()).toBe(false);
  });

  test("74: a tool result does not end the turn; text beside one does", () => {
    given(user("quote for A"), call(profileRead), result());
    expect(holds()).toBe(true);
    const both = [
      { type: "tool_result", tool_use_id: "t1", content: "" },
      { type: "text", text: "and B" },
    ];
    given(user("quote for A"), call(profileRead), user(both));
    expect(holds()).toBe(false);
  });

  test("75: machine-made lines do not end the turn", () => {
    given(
      typed("a"),
      call(profileRead),
      user("x", { isMeta: true }),
      user("x", { isCompactSummary: true }),
      user("<task-notification>", { isMeta: null }),
      user("Stop hook feedback:\nx"),
      user("x", { origin: { kind: "hook" } }),
      user("<local-command-caveat>"),
      { type: "api-request-blob", message: { role: "user", content: "x" } },
    );
    expect(holds()).toBe(true);
  });

  test("76: unknown lines after the prompt are skipped", () => {
    given(
      call(profileRead),
      typed("a"),
      { type: "mode" },
      { type: "attachment" },
      { type: 7 },
      [1],
      "x",
      5,
      null,
    );
    expect(holds()).toBe(false);
  });

  test("78: evidence of the turn before is not read as this turn's", () => {
    given(typed("U1"), call(profileRead, "A1"), result("A1"), typed("U2"));
    expect(holds()).toBe(false);
    expect(holds({ since: "session" })).toBe(true);
  });

  test("of a session, a prompt that names the tool ends nothing", () => {
    given(typed("a"), call(profileRead), typed("is profile-read done?"));
    expect(holds({ since: "session" })).toBe(true);
  });

  test("a prompt queued while the agent works ends the turn", () => {
    given(typed("a"), call(profileRead), result(), queued("also for B"));
    expect(holds()).toBe(false);
  });

  test("a text that quotes a call or a prompt is neither", () => {
    given(
      typed("a"),
      user([{ type: "tool_result", tool_use_id: "x", content: JSON.stringify(call(profileRead)) }]),
    );
    expect(holds()).toBe(false);
    given(typed("a"), call(profileRead), result("t1", {}, { content: JSON.stringify(typed("b")) }));
    expect(holds()).toBe(true);
  });
});

describe("79: evidence", () => {
  const finished = { evidence: "result" } as const;

  test("of a result waits for the result, whatever the order of parallel calls", () => {
    given(typed("a"), call(profileRead, "r"), call("mcp__b__render", "s"));
    expect(holds()).toBe(true);
    expect(holds(finished)).toBe(false);
    given(typed("a"), call("mcp__b__render", "s"), call(profileRead, "r"), result("s"));
    expect(holds(finished)).toBe(false);
    given(
      typed("a"),
      call("mcp__b__render", "s"),
      call(profileRead, "r"),
      result("s"),
      result("r"),
    );
    expect(holds(finished)).toBe(true);
  });

  test("of a result is not given by an error, nor by the result of another turn's call", () => {
    given(typed("a"), call(profileRead), result("t1", {}, { is_error: true }));
    expect(holds(finished)).toBe(false);
    given(typed("a"), call(profileRead), typed("b"), result());
    expect(holds(finished)).toBe(false);
    expect(holds({ ...finished, since: "session" })).toBe(true);
  });

  test("is the tool's name: a suffix after `*`, else the whole", () => {
    given(typed("a"), call(profileRead));
    expect(holds({ tool: profileRead })).toBe(true);
    expect(holds({ tool: "profile-read" })).toBe(false);
    expect(holds({ tool: "*" })).toBe(true);
    given(typed("a"), call(`${profileRead}-not`));
    expect(holds()).toBe(false);
  });

  test("knows Agent by its old name", () => {
    given(typed("a"), call("Agent"));
    expect(holds({ tool: "Task" })).toBe(true);
    given(typed("a"), call("Task"));
    expect(holds({ tool: "Agent" })).toBe(true);
  });

  test("of a result is a user line's, whole and without an error", () => {
    const odd = [
      null,
      7,
      "x",
      { type: "text", tool_use_id: "t1" },
      { type: "tool_result", tool_use_id: 7 },
    ];
    given(typed("a"), call(profileRead), user(odd), { ...result(), type: "progress" });
    expect(holds(finished)).toBe(false);
    expect(holds()).toBe(true);
    given(typed("a"), call(profileRead, ""), user([{ type: "tool_result" }]));
    expect(holds(finished)).toBe(false);
    const nameless = { type: "tool_use", id: "t1", name: 7 };
    const lesser = { type: "text", id: "t1", name: profileRead };
    given(
      typed("a"),
      { type: "assistant", message: { content: [null, nameless, lesser] } },
      result(),
    );
    expect(holds(finished)).toBe(false);
    expect(holds()).toBe(false);
  });

  test("stands in assistant lines only", () => {
    given(typed("a"), { ...call(profileRead), type: "progress" });
    expect(holds()).toBe(false);
    given(typed("a"), {
      type: "assistant",
      message: { content: [{ type: "text", name: profileRead }] },
    });
    expect(holds()).toBe(false);
    given(typed("a"), {
      type: "assistant",
      message: { content: [{ type: "tool_use", id: 1, name: profileRead }] },
    });
    expect(holds()).toBe(true);
  });
});

describe("82: inside a subagent", () => {
  const own = join(dir, "session/subagents/agent-a1.jsonl");
  const side = { isSidechain: true, agentId: "a1" };
  const inside = { agentId: "a1", agentType: "dev" };

  test("only the agent's own transcript counts", () => {
    given(typed("a"), call(profileRead), result());
    put(own, jsonl([user("task", side)]));
    expect(holds({}, inside)).toBe(false);
    put(own, jsonl([user("task", side), call(profileRead, "t", side), result("t", side)]));
    expect(holds({}, inside)).toBe(true);
    put(own, jsonl([user("task", side), call(profileRead, "t", side), user("more", side)]));
    expect(holds({}, inside)).toBe(false);
  });

  test("a sidechain line in the main file is not the main session's", () => {
    given(typed("a"), call(profileRead, "t", { isSidechain: true }));
    expect(holds()).toBe(false);
    given(typed("a"), call(profileRead), user("task", { isSidechain: true }));
    expect(holds()).toBe(true);
  });

  test("a nested agent's line in the file is not this agent's", () => {
    put(own, jsonl([user("task", side), call(profileRead, "t", { ...side, agentId: "b2" })]));
    expect(holds({}, inside)).toBe(false);
    put(own, jsonl([user("task", side), call(profileRead, "t", { isSidechain: true })]));
    expect(holds({}, inside)).toBe(true);
  });

  test("a main thread under --agent has no agent_id: the main file counts", () => {
    given(typed("a"), call(profileRead));
    expect(holds({}, { agentType: "dev" })).toBe(true);
  });

  test("only the ending of the main file's name is cut off", () => {
    const odd = join(dir, "x.jsonl/session.jsonl");
    const agent = put(
      join(dir, "x.jsonl/session/subagents/agent-a1.jsonl"),
      jsonl([user("task", side), call(profileRead, "t", side)]),
    );
    expect(holds({}, { ...inside, transcript: odd })).toBe(true);
    put(
      agent,
      jsonl([
        call(profileRead, "t", side),
        user("from another agent", { ...side, origin: { kind: "peer" } }),
      ]),
    );
    expect(holds({}, { ...inside, transcript: agent })).toBe(false);
  });

  test("a payload that names the agent's file itself is taken at its word", () => {
    put(own, jsonl([user("task", side), call(profileRead, "t", side)]));
    expect(holds({}, { ...inside, transcript: own })).toBe(true);
  });

  test.each(["../../session", "a/b", "", "a.b", 7, "x".repeat(129)])(
    "agent_id %j cannot be told",
    (agentId) => {
      given(typed("a"), call(profileRead));
      const parts = agentId === "" ? { more: { agent_id: {} } } : { agentId };
      expect(() => holds({}, parts)).toThrow("agent_id");
    },
  );
});

describe("84: a transcript that cannot be read", () => {
  test("cannot be told", () => {
    expect(() => holds({}, { transcript: "" })).toThrow("names no transcript");
    expect(() => holds({}, { more: { transcript_path: 7 } })).toThrow("names no transcript");
    expect(() => holds({}, { transcript: join(dir, "none.jsonl") })).toThrow("ENOENT");
    expect(() => holds({}, { transcript: dir })).toThrow("no regular file");
    expect(() => holds({}, { agentId: "zz" })).toThrow("ENOENT");
  });
});

describe("property", () => {
  const entry = fc.constantFrom(
    typed("a"),
    user("b"),
    queued("c"),
    call(profileRead, "p"),
    call("mcp__x__other", "o"),
    result("p"),
    result("o"),
    result("p", {}, { is_error: true }),
    user("x", { isMeta: true }),
    call(profileRead, "s", { isSidechain: true }),
    user("task", { isSidechain: true }),
    { type: "system", padding: "z".repeat(70_000) },
    { type: "assistant", message: { content: `"user" ${profileRead}` } },
  );

  test("the answer of a forward scan of the whole file", () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 14 }),
        fc.constantFrom("call", "result"),
        fc.constantFrom("last-user-turn", "session"),
        (entries, evidence, since) => {
          given(...entries);
          const own = entries.filter((one) => !("isSidechain" in one) || one.isSidechain !== true);
          const start =
            since === "session"
              ? 0
              : own.findLastIndex((one) => promptOf(one, "main") !== undefined) + 1;
          const turn = own.slice(start);
          const wanted = turn.some((one, at) =>
            toolCallsOf(one).some(({ id, tool }) => {
              const ended = turn.slice(at + 1).some((later) => finishedCallsOf(later).includes(id));
              return tool.endsWith("profile-read") && (evidence === "call" || ended);
            }),
          );
          expect(holds({ evidence, since })).toBe(wanted);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("the clock can end a long search", () => {
    given(...Array.from({ length: 50 }, () => result()));
    const clock = {
      ...noClock,
      check: () => {
        throw new Error("time is up");
      },
    };
    const asked = callOf({ transcript: main });
    expect(() => toolUsed.holds(gate, { ...asked, clock })).toThrow("time is up");
  });
});
