/** What nothing here holds: it is told to an agent, done by others, or taken as given. */
import type { Project } from "#ir/project";
import type { Plan } from "#plan/plan";
import { listing } from "../../../describe/listing.ts";
import { counted, fewCodes, fewOf } from "../../../render/markdown.ts";
import { allHooks } from "../all-hooks.ts";
import { agentWords } from "../agent-words.ts";
import { perPackaging } from "./packagings.ts";
import { ruleWords } from "./rules.ts";

export function onTrust(project: Project, plan: Plan): readonly string[] {
  return [
    ...hooksThatTell(plan),
    ...texts(project),
    ...perPackaging(plan, ({ guaranteeClasses }) => {
      const single = ruleWords(guaranteeClasses, ({ by }) => by.length === 1);
      return single === undefined ? undefined : `one mechanism alone holds ${single}`;
    }),
    ...servers(project),
    ...others(project),
  ];
}

function hooksThatTell(plan: Plan): readonly string[] {
  const told = allHooks(plan).filter(
    ({ plan: { verb } }) => verb === "reminds" || verb === "injects",
  );
  if (told.length === 0) return [];
  const names = fewCodes(told.map(({ plan: { id } }) => id));
  return [`${names} only tell: an agent that does otherwise is not stopped by them.`];
}

function texts({ agents, skills }: Project): readonly string[] {
  const parts = [
    ...(agents.length === 0 ? [] : [`the prompts of ${listing(fewOf(agents, agentWords, 6))}`]),
    ...(skills.length === 0 ? [] : [`the skills ${fewCodes(skills.map(({ name }) => name))}`]),
  ];
  if (parts.length === 0) return [];
  return [`What ${listing(parts)} ask for is asked; only what a guarantee covers is refused.`];
}

function servers({ servers, confirm }: Project): readonly string[] {
  const named = fewCodes(servers.map(({ name }) => name));
  return [
    ...(servers.length === 0
      ? []
      : [`What a server (${named}) does inside a call that passes, no rule sees.`]),
    ...(confirm.length === 0
      ? []
      : [
          `${counted(confirm.length, "value")} of the spec nobody has seen on the real system yet ([the list](enforcement-architecture.md#to-be-confirmed)). A rule about a tool that is called otherwise never fires.`,
        ]),
  ];
}

function others({ external, carry }: Project): readonly string[] {
  const hooks = fewCodes(external.map(({ name }) => name));
  const settings = Object.keys(carry?.settings ?? {});
  const places = (carry?.files ?? []).map(({ place }) => place);
  const carried = fewCodes([...settings, ...places]);
  return [
    ...(external.length === 0
      ? []
      : [`Hooks of others (${hooks}) are expected on their events; what they do is theirs.`]),
    ...(carried === ""
      ? []
      : [`Carried as it stands, without a claim about what it does: ${carried}.`]),
  ];
}
