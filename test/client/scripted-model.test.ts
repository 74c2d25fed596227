import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callOutcomes } from "../../generator/verify/client/call-outcome.ts";
import { field, parseJson } from "../../generator/verify/client/json.ts";
import {
  carriedScript,
  scriptPrompt,
  spawnCall,
} from "../../generator/verify/client/model-script.ts";
import { startScriptedModel } from "../../generator/verify/client/scripted-model.ts";
import type { ScriptedModel } from "../../generator/verify/client/scripted-model.ts";

const script = {
  label: "main",
  steps: [
    [
      { tool: "Read", input: { file_path: "/a" } },
      { tool: "Write", input: { content: '`"ü' } },
    ],
    [spawnCall("qa", { label: "qa", steps: [[{ tool: "Bash", input: {} }]] })],
  ],
};
const tools = [{ name: "Read" }, { name: "Write" }];
const user = (content: unknown) => ({ role: "user", content });
const assistant = (content: unknown) => ({ role: "assistant", content });

describe("a script in a prompt", () => {
  it("comes back as it was put in, whatever stands around it", () => {
    expect(carriedScript(`before ${scriptPrompt(script)}\nafter`)).toEqual(script);
  });

  it("is the newest of several", () => {
    const later = { label: "later", steps: [] };
    expect(carriedScript(scriptPrompt(script) + scriptPrompt(later))?.label).toBe("later");
  });

  it.each(["", "no marker", "#!script:", "#!script:bm90IGpzb24="])("is absent from %j", (text) => {
    expect(carriedScript(text)).toBeUndefined();
  });
});

describe("the scripted model", () => {
  let model: ScriptedModel;
  beforeEach(async () => {
    model = await startScriptedModel();
  });
  afterEach(() => model.close());

  const post = (path: string, body: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${model.port}${path}`, { method: "POST", body: JSON.stringify(body) });
  const ask = async (messages: readonly object[], more: object = {}) =>
    parseJson(
      await (await post("/v1/messages?beta=true", { model: "m", messages, tools, ...more })).text(),
    );

  it("answers each request with the step whose turn it is, then with text", async () => {
    const prompt = user([{ type: "text", text: scriptPrompt(script) }]);
    const first = await ask([prompt]);
    expect(field(first, "stop_reason")).toBe("tool_use");
    expect(field(first, "content")).toMatchObject([
      { type: "tool_use", name: "Read", input: { file_path: "/a" } },
      { type: "tool_use", name: "Write", input: { content: '`"ü' } },
    ]);
    const second = await ask([prompt, assistant([]), user([])]);
    expect(field(second, "content")).toMatchObject([{ type: "tool_use", name: "Agent" }]);
    const last = await ask([prompt, assistant([]), user([]), assistant([]), user([])]);
    expect(field(last, "stop_reason")).toBe("end_turn");
  });

  it("does not take a script from a tool result, nor act in requests without tools", async () => {
    const result = { type: "tool_result", tool_use_id: "t", content: scriptPrompt(script) };
    expect(field(await ask([user([result])]), "stop_reason")).toBe("end_turn");
    const title = await ask([user(scriptPrompt(script))], { tools: undefined });
    expect(field(title, "stop_reason")).toBe("end_turn");
  });

  it("streams the same calls", async () => {
    const response = await post("/v1/messages", {
      model: "m",
      stream: true,
      tools,
      messages: [user(scriptPrompt(script))],
    });
    const events = (await response.text()).split("\n\n").filter((event) => event !== "");
    expect(events.map((event) => event.split("\n")[0])).toEqual(
      ["message_start", ...blockEvents, ...blockEvents, "message_delta", "message_stop"].map(
        (type) => `event: ${type}`,
      ),
    );
    expect(events.join("")).toContain(JSON.stringify(JSON.stringify({ file_path: "/a" })));
  });

  it("counts tokens and knows nothing else", async () => {
    expect((await post("/v1/messages/count_tokens", {})).status).toBe(200);
    expect((await post("/v1/models", {})).status).toBe(404);
  });

  it("keeps what was offered, told and answered", async () => {
    const prompt = user(scriptPrompt(script));
    await ask([prompt], { system: [{ type: "text", text: "be good" }] });
    const ids = model.exchanges[0]?.issued.map(({ id }) => id) ?? [];
    await ask([
      prompt,
      assistant([]),
      user([
        { type: "tool_result", tool_use_id: ids[0], content: "done" },
        {
          type: "tool_result",
          tool_use_id: ids[1],
          is_error: true,
          content: [{ type: "text", text: "PreToolUse:Write hook error: [x]: no" }],
        },
        { type: "text", text: "a reminder" },
      ]),
    ]);
    expect(model.exchanges[0]).toMatchObject({
      system: "be good",
      tools: ["Read", "Write"],
      step: 0,
    });
    expect(model.exchanges[1]).toMatchObject({ texts: ["a reminder"], step: 1 });
    expect(
      callOutcomes(model.exchanges).map(({ tool, by, offered }) => [tool, by, offered]),
    ).toEqual([
      ["Read", "ran", true],
      ["Write", "hook", true],
      ["Agent", "unanswered", false],
    ]);
  });
});

const blockEvents = ["content_block_start", "content_block_delta", "content_block_stop"];
