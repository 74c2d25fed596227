import { near } from "#diagnostics/catalogue";
import { BUILTIN_AGENTS } from "#client/limits";
import type { Path } from "../../load/spans.ts";
import { problem, type Scope } from "./scope.ts";

export function agentNames(scope: Scope): readonly string[] {
  return Object.keys(scope.spec.agents ?? {});
}

export function mainAgent(scope: Scope): string | undefined {
  return Object.entries(scope.spec.agents ?? {}).find(([, agent]) => agent.main === true)?.[0];
}

/** Reports a name that is neither an agent of the spec nor a type of the client's own. */
export function checkAgent(scope: Scope, name: string, path: Path): void {
  const known = [...agentNames(scope), ...BUILTIN_AGENTS];
  if (known.includes(name)) return;
  problem(scope, "unknown-agent", path, { agent: name, near: near(name, known) });
}

/** Reports a name that is no agent of the spec; `others` stands for every agent it does not name. */
export function checkOwnAgent(scope: Scope, name: string, path: Path): void {
  const known = [...agentNames(scope), "others"];
  if (known.includes(name)) return;
  problem(scope, "unknown-agent", path, { agent: name, near: near(name, known) });
}
