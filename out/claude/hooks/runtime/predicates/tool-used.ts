/**
 * `tool-used`: the caller's own transcript holds a call of the tool since the given point. With
 * `evidence: result` the call must have ended without an error, so that two calls sent side by side
 * do not vouch for each other.
 */
import type { Predicate, ToolUsedData } from "../predicate.ts";
import { canonicalTool } from "../tools.ts";
import { entriesFromEnd, turnMarks } from "../transcript/entries-from-end.ts";
import { ownTranscript } from "../transcript/own-transcript.ts";
import { promptOf } from "../transcript/prompt.ts";
import { finishedCallsOf, toolCallsOf } from "../transcript/tool-calls.ts";

export const toolUsed: Predicate<ToolUsedData> = {
  kind: "tool-used",
  holds(data, call) {
    const { side } = ownTranscript(call);
    const finished = new Set<string>();
    const counts = (id: string) => data.evidence === "call" || finished.has(id);
    for (const entry of entriesFromEnd(call, { maxBytes: data.maxBytes, marks: marksOf(data) })) {
      if (data.since === "last-user-turn" && promptOf(entry, side) !== undefined) break;
      for (const id of finishedCallsOf(entry)) finished.add(id);
      if (toolCallsOf(entry).some(({ id, tool }) => isNamed(tool, data.tool) && counts(id))) {
        return { holds: true };
      }
    }
    return { holds: false };
  },
};

function isNamed(tool: string, wanted: string): boolean {
  if (wanted.startsWith("*")) return tool.endsWith(wanted.slice(1));
  return canonicalTool(tool) === canonicalTool(wanted);
}

function marksOf({ tool, since, evidence }: ToolUsedData): readonly string[] {
  const name = canonicalTool(tool) === "Agent" ? ["Task", "Agent"] : [tool.replace(/^\*/u, "")];
  const turn = since === "last-user-turn" ? turnMarks : [];
  return [...name, ...turn, ...(evidence === "result" ? ['"tool_result"'] : [])];
}
