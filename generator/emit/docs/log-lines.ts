import type { HookPlan, Verb } from "#plan/plan";
import { code } from "../../render/markdown.ts";

export interface LogLine {
  readonly on: string;
  readonly line: string;
}

const ACTS: Readonly<Record<Verb, string>> = {
  blocks: "a block",
  holds: "a held agent",
  reminds: "a reminder",
  injects: "an injection",
};

/** The lines that a hook writes to stderr, as it writes them. */
export function logLines({ log, verb }: HookPlan): readonly LogLine[] {
  if (log === undefined) return [];
  const line = (on: string, text: string | undefined): readonly LogLine[] =>
    text === undefined ? [] : [{ on, line: code(`[${log.tag}] ${text}`) }];
  return [...line(ACTS[verb], log.act), ...line("a call that passes", log.allow)];
}
