import type { Diagnostic } from "#diagnostics/diagnostic";
import type { Project } from "#ir/project";
import type { Plan } from "#plan/plan";
import type { AnalysisRule } from "./rule.ts";
import { assumptions } from "./rules/assumptions.ts";
import { carry } from "./rules/carry.ts";
import { clientVersion } from "./rules/client-version.ts";
import { contextLength } from "./rules/context-length.ts";
import { denialEffect } from "./rules/denial-effect.ts";
import { denials } from "./rules/denials.ts";
import { eventAbilities } from "./rules/event-abilities.ts";
import { examples } from "./rules/examples.ts";
import { hookEffect } from "./rules/hook-effect.ts";
import { hookNames } from "./rules/hook-names.ts";
import { invariants } from "./rules/invariants.ts";
import { mainSession } from "./rules/main-session.ts";
import { matchers } from "./rules/matchers.ts";
import { memory } from "./rules/memory.ts";
import { placeholders } from "./rules/placeholders.ts";
import { overlyPermissive } from "./rules/overly-permissive.ts";
import { overlyRestrictive } from "./rules/overly-restrictive.ts";
import { skills } from "./rules/skills.ts";
import { spawnEffect } from "./rules/spawn-effect.ts";

/** Every rule; the order does not matter, findings are sorted by position. */
const RULES: readonly AnalysisRule[] = [
  assumptions,
  carry,
  clientVersion,
  contextLength,
  denialEffect,
  denials,
  eventAbilities,
  examples,
  hookEffect,
  hookNames,
  invariants,
  mainSession,
  matchers,
  memory,
  placeholders,
  overlyPermissive,
  overlyRestrictive,
  skills,
  spawnEffect,
];

export function analyse(project: Project, plan: Plan): readonly Diagnostic[] {
  return RULES.flatMap((rule) => rule(project, plan));
}
