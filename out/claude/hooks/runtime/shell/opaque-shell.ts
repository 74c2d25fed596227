/**
 * PowerShell is no language of this reader's parser: a command for it is one opaque text. It counts
 * for a rule when it mentions what the rule looks for, or builds commands from text.
 */
import type { Call } from "../call.ts";
import { commandText } from "./command-text.ts";

const builds =
  /\b(?:iex|invoke-expression|start-process|encodedcommand)\b|-e(?:nc|c)?\s+[A-Za-z0-9+/=]{8,}|&\s*[($"']|\[scriptblock\]/iu;

/** The text of a PowerShell call; `undefined` for every other tool. */
export function opaqueShell(call: Call): string | undefined {
  return call.tool === "PowerShell" ? commandText(call) : undefined;
}

/** The text builds and runs commands, so that it need not mention them. */
export function buildsCommands(text: string): boolean {
  return builds.test(text);
}
