/**
 * Rules that give an agent context: the parts meant for it, in order, joined by blank lines. A
 * source that is down is left out and named as such; so is what does not fit.
 */
import type { Call } from "../call.ts";
import { DeadlinePassed } from "../deadline.ts";
import type { RunRule } from "../outcome.ts";
import type { ContextPart, InjectRule } from "../rule.ts";
import { asClause } from "../sanitise.ts";
import { coversAgent } from "../who.ts";
import { commandPart } from "./command-part.ts";
import { countPart } from "./count-part.ts";
import { filePart } from "./file-part.ts";
import { beat } from "./heartbeat.ts";
import type { PartText } from "./part-text.ts";

export function inject(): RunRule<InjectRule> {
  return async (rule, call) => {
    if (rule.heartbeat !== undefined) beat(rule.heartbeat, call);
    const parts = rule.parts.filter(({ who }) => coversAgent(who, call.identity));
    // Side by side: several slow commands take as long as the slowest.
    const texts = await Promise.all(parts.map((part) => sectionOf(part, call)));
    const text = fitted(texts.join("\n\n"), rule.maxChars);
    return text === "" ? { verdict: "none" } : { verdict: "inject", text };
  };
}

async function sectionOf(part: ContextPart, call: Call): Promise<string> {
  const said = await textOf(part, call);
  const body =
    "text" in said ? said.text : `(${nameOf(part)} is left out: ${asClause(said.down)}.)`;
  return part.title === undefined ? body : `## ${part.title}\n\n${body}`;
}

async function textOf(part: ContextPart, call: Call): Promise<PartText> {
  try {
    return await sourceOf(part, call);
  } catch (error) {
    if (error instanceof DeadlinePassed) throw error;
    return { down: error instanceof Error ? error.message : String(error) };
  }
}

function sourceOf(part: ContextPart, call: Call): PartText | Promise<PartText> {
  switch (part.kind) {
    case "text":
      return { text: part.text };
    case "file":
      return filePart(part.path, call);
    case "count":
      return countPart(part, call);
    case "command":
      return commandPart(part, call);
    case "notes":
      return { text: `Fetch with ${part.tool} before you start: ${part.slugs.join(", ")}.` };
  }
}

function nameOf(part: ContextPart): string {
  switch (part.kind) {
    case "file":
      return part.path;
    case "count":
      return part.label;
    case "command":
      return part.argv.join(" ");
    default:
      return part.kind;
  }
}

/** Cut between characters, the notice included in the bound. */
function fitted(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const notice = "\n\n(The rest did not fit and is left out.)";
  const room = Math.max(0, maxChars - notice.length);
  return `${text
    .slice(0, room)
    .replace(/[\uD800-\uDBFF]$/u, "")
    .trimEnd()}${notice}`;
}
