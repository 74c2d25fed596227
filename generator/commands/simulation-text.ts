import { styleText } from "node:util";
import type { Verdict } from "../simulate/effect.ts";
import type { Voice } from "../simulate/simulate.ts";
import type { Payload } from "./read-payload.ts";
import type { Told } from "./simulate.ts";

const WORDS: Readonly<Record<Verdict, string>> = {
  block: "blocks",
  defer: "defers",
  ask: "asks",
  allow: "allows",
  none: "passes",
};

/** What `gen simulate` prints for people: the decision first, then every voice. */
export function simulationText(payload: Payload, told: Told, color: boolean): string {
  const lines = [
    `${callOf(payload)}: ${decisionWords(told, color)}`,
    ...told.by.flatMap(voiceLines),
    ...told.expected.map(({ hook, command }) =>
      row("expected", hook, `not run: not ours (${command}); give a stand-in with --external`),
    ),
    ...(told.by.length + told.expected.length === 0 ? ["  No hook fires for this call."] : []),
    ...(told.context === undefined ? [] : ["", "Added context:", ...indented(told.context, "  ")]),
    ...(told.notes.length === 0 ? [] : ["", ...told.notes.map((note) => `note: ${note}`)]),
  ];
  return `${lines.join("\n")}\n`;
}

function callOf({ event, value }: Payload): string {
  const tool = typeof value["tool_name"] === "string" ? ` ${value["tool_name"]}` : "";
  const agent = value["agent_type"] ?? value["agent_id"];
  return `${event}${tool} by ${typeof agent === "string" ? agent : "the main session"}`;
}

function decisionWords({ decision, permission }: Told, color: boolean): string {
  const paint = (style: "red" | "green", text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text;
  switch (decision) {
    case "block":
      return paint("red", "blocked");
    case "allow":
      return paint("green", "allowed");
    case "none":
      if (permission === "ask") return "a hook wants to ask";
      return permission === "defer" ? "deferred" : paint("green", "no objection");
  }
}

function voiceLines({ hook, source, ms, stderr, stdout, verdict, why }: Voice): readonly string[] {
  const process = source === "palette" || source === "permissions" ? "" : `, ${ms} ms`;
  const said = stderr === "" && verdict !== "none" ? stdout : stderr;
  return [row(WORDS[verdict], hook, `${why}${process}`), ...indented(said, " ".repeat(12))];
}

function row(word: string, hook: string, text: string): string {
  return `  ${word.padEnd(10)}${hook.padEnd(24)}  ${text}`;
}

function indented(text: string, margin: string): readonly string[] {
  return text.trimEnd() === ""
    ? []
    : text
        .trimEnd()
        .split("\n")
        .map((line) => margin + line);
}
