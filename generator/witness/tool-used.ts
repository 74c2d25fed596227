import type { ToolUsedData } from "#runtime/predicate";
import type { About, Witness } from "./witness.ts";

/** A tool of that name, one that exists where there is one. */
function used({ tool }: ToolUsedData, { toolNames }: About): string {
  if (!tool.startsWith("*")) return tool;
  const ending = tool.slice(1);
  return toolNames.find((name) => name.endsWith(ending)) ?? `mcp__any__${ending}`;
}

export const toolUsed: Witness<ToolUsedData> = {
  kind: "tool-used",
  witness: (data, about) => [{ transcript: [{ user: "Go on." }, { call: used(data, about) }] }],
  counterWitness: (data, about) => [
    { transcript: [{ user: "Go on." }] },
    // Used, but in an earlier turn.
    { transcript: [{ user: "Start." }, { call: used(data, about) }, { user: "Go on." }] },
  ],
};
