import type { Claim, Invariant } from "#ir/invariant";
import type { Project } from "#ir/project";
import { listing } from "../../describe/listing.ts";
import { code, fewOf, prose, sentence } from "../../render/markdown.ts";
import { agentByName } from "./agent-words.ts";

/** What must hold, in words, with every exception and its reason. */
export interface InvariantView {
  readonly name: string;
  readonly says: string;
  readonly claim: string;
  readonly exceptions: readonly string[];
}

function titles(project: Project, toolsets: readonly string[]): string {
  return listing(
    toolsets.map((name) => prose(project.toolsets.find((t) => t.name === name)?.title ?? name)),
  );
}

function agents(project: Project, names: readonly string[]): string {
  return listing(fewOf(names, (name) => agentByName(project, name)));
}

function claimWords(project: Project, claim: Claim): string {
  switch (claim.kind) {
    case "nobody": {
      const among = claim.among === undefined ? "Nobody" : agents(project, claim.among);
      const verb = claim.among === undefined ? "uses" : "never uses";
      return `${among} ${verb} ${titles(project, claim.toolsets)}.`;
    }
    case "only-use": {
      const inside = claim.place === undefined ? "" : ` inside ${claim.place}`;
      return `Only ${agents(project, claim.agents)} may use ${titles(project, [claim.toolset])}${inside}.`;
    }
    case "only-start":
      return `Only ${agents(project, claim.agents)} may start ${agentByName(project, claim.agent)}.`;
  }
}

export function invariantView(project: Project, invariant: Invariant): InvariantView {
  const { claim } = invariant;
  const exceptions = claim.kind === "nobody" ? claim.except : [];
  return {
    name: code(invariant.name),
    says: sentence(prose(invariant.says)),
    claim: claimWords(project, claim),
    exceptions: exceptions.map(({ agent, because }) =>
      sentence(`Exception for ${agentByName(project, agent)}: ${prose(because)}`),
    ),
  };
}
