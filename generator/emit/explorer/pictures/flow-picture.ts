/** What happens around one call: who adds context, who can refuse, who sees the result. */
import { EVENTS } from "#client/events";
import { allHooks } from "../../docs/all-hooks.ts";
import { mainAgent } from "../../docs/agent-words.ts";
import type { EmitContext } from "../../emitter.ts";
import type { Markup } from "../markup.ts";
import { arrow, type Box, boxHtml, label, pictureHtml, shortened } from "./drawing.ts";

const WIDTH = 960;
const ROW = 17;
const COLUMN = 212;

/** Events by what they can do to the work: before an agent thinks, before a call, after it, at the end. */
const STAGES: readonly (readonly [title: string, events: readonly string[]])[] = [
  ["Context in", ["SessionStart", "UserPromptSubmit", "UserPromptExpansion", "SubagentStart"]],
  ["Before a call", ["PreToolUse", "PermissionRequest"]],
  ["After a call", ["PostToolUse", "PostToolUseFailure"]],
  ["At the end", ["Stop", "SubagentStop", "SessionEnd"]],
];

interface Stage {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly event: boolean }[];
}

export function flowPicture(context: EmitContext): Markup {
  const stages = STAGES.map(([title, events]) => stageOf(context, title, events));
  const tallest = Math.max(...stages.map(({ lines }) => lines.length), 1);
  const top = 150;
  const height = top + 40 + tallest * ROW + 16;
  const x = (at: number): number => 24 + at * (COLUMN + 21);
  const actors = ["Main session or agent", "Gate", "Tool call", "Result"];
  const first = mainAgent(context.project)?.title ?? "Main session";
  const box = (at: number): Box => ({ x: x(at) + 16, y: 28, width: COLUMN - 32, height: 62 });
  const seconds = [
    `${shortened(first, 14)} or agent`,
    "hooks, deny rules",
    "client, servers",
    "back to the agent",
  ];
  const words = ["thinks", "may refuse", "runs", "is read"];
  return pictureHtml({
    id: "flow-picture",
    title: "The way of a call, and the hooks along it",
    description: stages
      .map(
        ({ title, lines }) =>
          `${title}: ${lines.map(({ text }) => text.trim()).join(", ") || "no hooks"}.`,
      )
      .join(" "),
    width: WIDTH,
    height,
    parts: [
      ...actors.map((_, at) =>
        boxHtml(
          box(at),
          [["Agent", "Gate", "Tool", "Result"][at] ?? "", seconds[at] ?? "", words[at] ?? ""],
          at === 1 ? "gate" : "plain",
        ),
      ),
      ...[0, 1, 2].map((at) => arrow(`M${x(at) + COLUMN - 15} 59H${x(at + 1) + 13}`, "solid")),
      ...stages.flatMap(({ title, lines }, at) => stageHtml(title, lines, x(at), top)),
    ],
  });
}

function stageOf({ plan }: EmitContext, title: string, events: readonly string[]): Stage {
  const hooks = allHooks(plan).map(({ plan: hook }) => hook);
  const known = events.filter((name) => EVENTS.some((event) => event.name === name));
  return {
    title,
    lines: known.flatMap((name) => {
      const here = hooks.filter(({ event }) => event === name);
      const shown = here.slice(0, here.length > 8 ? 7 : 8);
      const rest = here.length - shown.length;
      if (here.length === 0) return [];
      return [
        { text: name, event: true },
        ...shown.map(({ id }) => ({ text: `  ${shortened(id, 26)}`, event: false })),
        ...(rest > 0 ? [{ text: `  ${rest} more`, event: false }] : []),
      ];
    }),
  };
}

function stageHtml(
  title: string,
  lines: Stage["lines"],
  x: number,
  top: number,
): readonly Markup[] {
  const shown = lines.length === 0 ? [{ text: "no hooks", event: false }] : lines;
  return [
    arrow(`M${x + COLUMN / 2} ${top - 20}V94`, "dashed"),
    label(x, top, title, "strong"),
    ...shown.map(({ text, event }, at) =>
      label(
        x + (event ? 0 : 12),
        top + 24 + at * ROW,
        text.trim(),
        event ? "small event" : "small mono",
      ),
    ),
  ];
}
