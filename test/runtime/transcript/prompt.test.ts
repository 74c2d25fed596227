import { describe, expect, test } from "vitest";
import { promptOf, type Side } from "#runtime/transcript/prompt";
import { call, queued, result, typed, user } from "../support/transcript-lines.ts";

const opens = (entry: Readonly<Record<string, unknown>>, side: Side = "main") =>
  promptOf(entry, side) !== undefined;

const text = [{ type: "text", text: "quote for A" }];
const toolResult = { type: "tool_result", tool_use_id: "t", content: "x" };

describe("opens a turn", () => {
  test.each([
    ["a typed prompt", typed("quote for A")],
    ["an SDK prompt without an origin", user("x", { promptSource: "sdk", turnOrigin: "sdk" })],
    ["text blocks", user(text)],
    ["a line with no marks at all", { type: "user", message: { content: "x" } }],
    ["text beside a tool result", user([toolResult, ...text], { toolUseResult: "x" })],
    ["a picture alone", user([{ type: "image", source: {} }])],
    ["a file alone", user([{ type: "document", source: {} }])],
    [
      "a typed skill",
      user("<command-message>sk</command-message>\n<command-name>/sk</command-name>"),
    ],
    ["a typed shell line", user("<bash-input>ls</bash-input>")],
    ["a queued prompt", queued("also for B")],
    ["a queued prompt in blocks", queued(text)],
    [
      "a queued prompt without a mode",
      { type: "attachment", attachment: { type: "queued_command", prompt: "x" } },
    ],
    ["a message through a channel", user("hi", { origin: { kind: "channel", server: "w" } })],
    ["an unclassified origin", user("hi", { origin: { kind: "unclassified" } })],
    ["a person who types what a machine writes", typed("<task-notification> what is that?")],
    [
      "a person's text behind a reminder",
      user([{ type: "text", text: "<system-reminder>r" }, ...text]),
    ],
    ["an SDK prompt that speaks of machine lines", user("what is <task-notification>?")],
    ["an SDK prompt that speaks of outputs", user("explain <bash-stdout>")],
    ["a block list with holes", user([null, 7, "x", ...text])],
    ["meta set to null", user("x", { isMeta: null, origin: null })],
  ])("%s", (_, entry) => {
    expect(opens(entry)).toBe(true);
  });
});

describe("opens no turn", () => {
  test.each([
    ["a tool result", result()],
    ["a picture beside a tool result", user([toolResult, { type: "image" }])],
    ["isMeta", user("x", { isMeta: true })],
    ["a skill's body", user("body", { isMeta: true, turnCompanion: true })],
    ["a compaction summary", user("x", { isCompactSummary: true })],
    ["a line only the transcript shows", user("x", { isVisibleInTranscriptOnly: true })],
    ["hook text", user("x", { hookText: true })],
    ["a hook's row", user("x", { rowSource: "hook" })],
    ["stop-hook feedback without a mark", user("Stop hook feedback:\nno")],
    ["a task notification by its fields", user("x", { origin: { kind: "task-notification" } })],
    ["a task notification by its source", user("x", { promptSource: "system" })],
    ["a task notification by its turn", user("x", { turnOrigin: "task_notification" })],
    ["a task notification by its text", user("<task-notification>\n<id>1", { isMeta: null })],
    ["an origin of the machine", user("x", { origin: { kind: "hook" } })],
    ["another agent's message", user("x", { origin: { kind: "peer", from: "b" } })],
    ["an auto continuation", user("x", { origin: { kind: "auto-continuation" } })],
    ["a teammate's message", user('<teammate-message id="b">x')],
    ["a reminder alone", user("<system-reminder>r</system-reminder>")],
    ["a local command's caveat", user("<local-command-caveat>Caveat")],
    ["a local command's output", user("<local-command-stdout>x</local-command-stdout>")],
    ["a local command's error", user("<local-command-stderr>x")],
    ["a built-in command, also typed", typed("<command-name>/compact</command-name>")],
    ["a shell line's output", user("<bash-stdout>x</bash-stdout>", { turnOrigin: "human" })],
    ["a shell line's error", user("<bash-stderr>x")],
    [
      "an interruption",
      user([{ type: "text", text: "[Request interrupted by user for tool use]" }]),
    ],
    ["an empty text", user("")],
    ["no content", { type: "user" }],
    ["content of another type", user(7)],
    ["an assistant's line", { ...call("x"), message: { role: "user", content: "x" } }],
    ["an api-request-blob with the role user", { ...user("x"), type: "api-request-blob" }],
    ["another attachment", { type: "attachment", attachment: { type: "file", prompt: "x" } }],
    ["a queued notification", queued("<task-notification>x")],
    ["a queued command of another mode", queued("ls", { commandMode: "bash" })],
    ["a queued notification by its mode", queued("x", { commandMode: "task-notification" })],
    ["a queued machine prompt", queued("x", { isMeta: true })],
    ["a queued prompt of another agent", queued("x", { origin: { kind: "peer" } })],
    ["a notification behind blanks", user("\n  <task-notification>x")],
    ["an output behind blanks", user("\n <local-command-stdout>x")],
    ["another line with a queued prompt", { ...queued("x"), type: "progress" }],
    ["a queue operation", { type: "queue-operation", content: "x", prompt: "x" }],
    ["an attachment without a body", { type: "attachment" }],
  ])("%s", (_, entry) => {
    expect(opens(entry)).toBe(false);
  });
});

describe("inside an agent", () => {
  test("its task and later messages of other agents open turns, notifications do not", () => {
    expect(opens(user("task", { isSidechain: true, agentId: "a" }), "agent")).toBe(true);
    expect(opens(user("x", { origin: { kind: "peer" } }), "agent")).toBe(true);
    expect(opens(user("x", { origin: { kind: "coordinator" } }), "agent")).toBe(true);
    expect(opens(user("x", { origin: { kind: "task-notification" } }), "agent")).toBe(false);
  });
});

describe("who wrote it", () => {
  test("a person, unless a channel, an unclear host or another agent did", () => {
    expect(promptOf(typed("a"), "main")).toEqual({ text: "a", byPerson: true });
    expect(promptOf(user("a"), "main")?.byPerson).toBe(true);
    expect(promptOf(user("a", { origin: { kind: "channel" } }), "main")?.byPerson).toBe(false);
    expect(promptOf(user("a", { origin: { kind: "unclassified" } }), "main")?.byPerson).toBe(false);
    expect(promptOf(typed("a"), "agent")?.byPerson).toBe(false);
    expect(promptOf(queued("a"), "main")?.byPerson).toBe(true);
  });

  test("only what was said counts as its text", () => {
    const blocks = [toolResult, { type: "text", text: "one" }, { type: "text", text: "two" }];
    expect(promptOf(user(blocks), "main")?.text).toBe("one\ntwo");
  });
});
