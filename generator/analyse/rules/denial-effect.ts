/** Denials that refuse nothing, and denials that another one covers. */
import { clientTool } from "#client/tools";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Agent, Denial } from "#ir/agent";
import type { Project } from "#ir/project";
import type { Toolset } from "#ir/server";
import type { AnalysisRule } from "../rule.ts";

export const denialEffect: AnalysisRule = (project) => {
  const toolsets = new Map(project.toolsets.map((toolset) => [toolset.name, toolset]));
  return [
    ...project.agents.flatMap((agent) => ofAgent(toolsets, agent)),
    ...ofOthers(project, toolsets),
  ];
};

type Toolsets = ReadonlyMap<string, Toolset>;

function ofAgent(toolsets: Toolsets, { name, main, denies }: Agent): readonly Diagnostic[] {
  return denies.flatMap((denial) => {
    const why = ineffective(toolsets, denial, main);
    if (why !== undefined) {
      return [
        report("ineffective", denial.span, {
          what: `the denial of ${denial.toolset} to "${name}"`,
          why,
        }),
      ];
    }
    return redundant(toolsets, denies, denial, name);
  });
}

function ofOthers({ others }: Project, toolsets: Toolsets): readonly Diagnostic[] {
  const denies = others?.denies ?? [];
  return denies.flatMap((denial) => redundant(toolsets, denies, denial, "others"));
}

/** Why a denial can never refuse a call; nothing when it can. */
function ineffective(toolsets: Toolsets, denial: Denial, main: boolean): string | undefined {
  const toolset = toolsets.get(denial.toolset);
  if (toolset === undefined || toolset.server !== undefined || toolset.tools.length === 0) {
    return undefined;
  }
  const known = toolset.tools.map((tool) => clientTool(tool));
  if (!main && known.every((tool) => tool?.mainOnly === true)) {
    return "the client never gives these tools to a subagent";
  }
  return denial.place !== undefined && known.every((tool) => tool?.pathFields.length === 0)
    ? `none of its tools names a path that could lie in ${denial.place}`
    : undefined;
}

function redundant(
  toolsets: Toolsets,
  denies: readonly Denial[],
  denial: Denial,
  agent: string,
): readonly Diagnostic[] {
  const at = denies.indexOf(denial);
  const cover = denies.find(
    (other, index) =>
      other !== denial &&
      covers(toolsets, other, denial) &&
      // Of two that deny the same the later one is told.
      (!covers(toolsets, denial, other) || index < at),
  );
  if (cover === undefined) return [];
  const what = `the denial of ${denial.toolset} to "${agent}"`;
  const extra = { related: [{ message: "what covers it", span: cover.span }] };
  return [report("redundant", denial.span, { what, by: cover.toolset }, extra)];
}

/** Whether the first denial refuses all that the second one does. */
function covers(toolsets: Toolsets, first: Denial, second: Denial): boolean {
  if (first.place !== undefined && first.place !== second.place) return false;
  const [one, two] = [toolsets.get(first.toolset), toolsets.get(second.toolset)];
  if (one === undefined || two === undefined || two.tools.length === 0) return false;
  const unlisted = two.server?.unlisted !== true || one.server?.name === two.server.name;
  const tools = new Set(one.tools);
  return unlisted && two.tools.every((tool) => tools.has(tool));
}
