/** Which enforcements a trouble takes away. */
import type { Fault, Mechanism } from "#plan/plan";
import type { Loses } from "./finding.ts";

/** All that does not survive a fault; what then blocks too much still blocks. */
export function underFault(fault: Fault): Loses {
  return ({ under }) => under[fault] === "open" || under[fault] === "unknown";
}

/** All that stands in `.claude/settings.json`. */
export const settingsFile: Loses = ({ mechanism }) =>
  mechanism.kind === "hook" ? mechanism.scope.kind === "settings" : mechanism.kind !== "strip";

/** Everything. */
export const all: Loses = () => true;

/** One hook, in every scope or in one. */
export function hook(id: string, scope?: "settings" | "plugin" | "frontmatter"): Loses {
  return ({ mechanism }) =>
    mechanism.kind === "hook" &&
    mechanism.plan === id &&
    (scope === undefined || mechanism.scope.kind === scope);
}

/** One hook as far as it does not survive a fault. */
export function hookUnder(id: string, fault: Fault): Loses {
  return both(hook(id), underFault(fault));
}

/** All that an agent's own file carries. */
export function agentFile(agent: string): Loses {
  return ({ mechanism }) => agentOf(mechanism) === agent;
}

/** The agent whose file carries a mechanism, by the name in that file: a plugin's comes before it. */
function agentOf(mechanism: Mechanism): string | undefined {
  if (mechanism.kind === "strip") return mechanism.agent.replace(/^.*:/u, "");
  if (mechanism.kind === "hook" && mechanism.scope.kind === "frontmatter") {
    return mechanism.scope.agent;
  }
  return undefined;
}

function both(one: Loses, other: Loses): Loses {
  return (enforcement) => one(enforcement) && other(enforcement);
}

export function either(...some: readonly Loses[]): Loses {
  return (enforcement) => some.some((one) => one(enforcement));
}
