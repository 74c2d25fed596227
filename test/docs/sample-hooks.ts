import type { Hook } from "#ir/hook";
import { at } from "./span-at.ts";

/** A message with everything that Markdown, Handlebars and Mermaid could trip over. */
export const ODD_MESSAGE = "Run ``x`` | then `y` <b>now</b> {{tool}} ${z} # * _a_ {because}.";

function hook(name: string, event: string, body: Hook["body"], more: Partial<Hook> = {}): Hook {
  return {
    name,
    title: `The ${name}`,
    does: `Does what ${name} says`,
    event,
    body,
    onError: "allow",
    timeoutS: 10,
    examples: [],
    span: at(50),
    ...more,
  };
}

export const hooks: readonly Hook[] = [
  hook(
    "send-gate",
    "PreToolUse",
    {
      kind: "gate",
      calls: [
        {
          tools: ["mcp__mail__send"],
          servers: [],
          where: { kind: "non-empty", field: "attachments" },
          span: at(51),
        },
      ],
      message: ODD_MESSAGE,
    },
    {
      log: { tag: "gate", allow: "op=allow tool={tool}", act: "op=bypass tool={tool}" },
      examples: [
        {
          agent: "main",
          call: { tool: "mcp__mail__send", input: { attachments: ["a|b`c.pdf"] } },
          transcript: [{ user: "Send | it" }, { call: "mcp__notes__get" }],
          expect: { kind: "verdict", verdict: "block" },
          span: at(52),
        },
        {
          agent: "main",
          call: { tool: "mcp__mail__send", input: {} },
          fault: "bad-json",
          expect: { kind: "verdict", verdict: "allow" },
          span: at(53),
        },
      ],
    },
  ),
  hook(
    "spawn-check",
    "PreToolUse",
    {
      kind: "spawn",
      types: [
        { type: "clerk", names: ["plan", "issue"], span: at(55) },
        { type: "Explore", names: [], span: at(56) },
      ],
      message: "{type} needs {missing}.",
      otherwise: "Use one of {types}.",
      starter: "{agent} may not start {type}.",
    },
    { onError: "block" },
  ),
  hook("welcome", "SubagentStart", {
    kind: "inject",
    parts: [{ part: { kind: "text", text: "Read the plan first." }, span: at(57) }],
  }),
  hook("farewell", "SubagentStop", {
    kind: "finish",
    types: [{ agent: "clerk", names: ["plan"], span: at(58) }],
    message: "Say which {missing}.",
  }),
  hook("after-send", "PostToolUse", {
    kind: "remind",
    calls: [{ tools: ["mcp__mail__send"], servers: [], span: at(59) }],
    text: "Note what was sent by {tool}.",
  }),
];
