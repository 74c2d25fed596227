import { AGENTS } from "#client/account-paths";
import { agentName, notCarriedBy } from "../agent-carries.ts";
import type { Check, Examined } from "../check.ts";
import type { Finding, Severity } from "../finding.ts";
import type { SeenFile } from "../snapshot.ts";

/**
 * Other files with the name of an agent of ours. One in a subfolder of `.claude/agents` replaces the
 * file beside it (2.1.332, observed); managed ones go before all; one further down is nearer to a
 * session that starts there. A plugin's agents have the plugin's name in front and are not concerned.
 */
export const shadowedAgents: Check = (examined) => {
  const { snapshot, expected } = examined;
  if (expected.bundle.packaging === "plugin") return [];
  return ownAgents(examined).flatMap((own) => [
    ...rivals(own, snapshot.agents, examined, "error", "and may be the one that the client loads"),
    ...rivals(own, snapshot.managedAgents, examined, "error", "and goes before the account's"),
    ...rivals(own, snapshot.nestedAgents, examined, "note", "for sessions that start there"),
  ]);
};

interface OwnAgent {
  readonly path: string;
  readonly name: string;
}

function ownAgents({ expected: { bundle } }: Examined): readonly OwnAgent[] {
  return bundle.files.flatMap(({ path, content }) => {
    const name = path.startsWith(`${AGENTS}/`) ? agentName(content) : undefined;
    return name === undefined ? [] : [{ path, name }];
  });
}

function rivals(
  { path, name }: OwnAgent,
  files: readonly SeenFile[],
  { expected }: Examined,
  severity: Severity,
  how: string,
): readonly Finding[] {
  return files
    .filter((file) => file.path !== path && isNamed(file, name))
    .map((file) => ({
      check: "shadowed-agents",
      severity,
      path: file.path,
      message: `has the name of the agent ${name} too, ${how}`,
      fix: "Rename or remove it.",
      ...(severity === "error" ? { loses: notCarriedBy(file.text, name, expected) } : {}),
    }));
}

/** The client asks for agents without regard to letter case. */
function isNamed({ text }: SeenFile, name: string): boolean {
  return agentName(text)?.toLowerCase() === name.toLowerCase();
}
