/** What an agent's file says, as far as it keeps the agent from something. */
import type { Enforcement } from "#plan/plan";
import { isStrippedBy } from "#client/tool-list";
import { readAgent } from "../simulate/read-agent.ts";
import type { Expected } from "./expected.ts";
import type { Loses } from "./finding.ts";
import { agentFile } from "./loss.ts";

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/u;

/**
 * The name that the client gives an agent. Strict YAML is not asked for: a description with a colon
 * in it breaks that, and the agent still loads (2.1.332, observed).
 */
export function agentName(text: string): string | undefined {
  const front = FRONT_MATTER.exec(text)?.[1];
  const name = /^name[ \t]*:[ \t]*(.*?)[ \t]*$/mu.exec(front ?? "")?.[1];
  return name?.replaceAll(/^["']|["']$/gu, "");
}

/** Of what the plan has in an agent's file: all that is not in this text. */
export function notCarriedBy(text: string, agent: string, { plan }: Expected): Loses {
  const file = readAgent(text);
  if (file === undefined) return agentFile(agent);
  const carries = ({ mechanism }: Enforcement): boolean => {
    switch (mechanism.kind) {
      case "strip":
        return mechanism.tools.every((tool) =>
          file.disallowedTools.some((entry) => isStrippedBy(entry, tool)),
        );
      case "hook": {
        const hook = plan.hooks.find(({ id }) => id === mechanism.plan);
        return file.handlers.some(({ event, matcher, args }) => {
          const isSame = event === hook?.event && matcher === matcherOf(mechanism);
          return isSame && args?.some((arg) => arg.endsWith(`/${hook.handler.file}`)) === true;
        });
      }
      default:
        return true;
    }
  };
  const isHere = agentFile(agent);
  return (one) => isHere(one) && !carries(one);
}

function matcherOf(
  mechanism: Extract<Enforcement["mechanism"], { readonly kind: "hook" }>,
): string | undefined {
  return mechanism.scope.kind === "frontmatter" ? mechanism.scope.matcher : undefined;
}
