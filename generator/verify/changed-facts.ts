/** Facts that a client does not keep, with the refuted guarantees that rest on the same. */
import type { FactResult, FactTopic } from "./facts/fact.ts";
import type { GuaranteeResult } from "./judge/verdicts.ts";
import type { FactsProof } from "./proof.ts";

const HOOK = /^hook:/u;

/** Mechanisms, by label, that a fact about the topic bears on. */
const MECHANISMS: Readonly<Record<FactTopic, RegExp | undefined>> = {
  strip: /^strip:/u,
  allowlist: undefined,
  "frontmatter-hook": /^hook:.*@frontmatter$/u,
  "settings-hook": /^hook:.*@settings$/u,
  "plugin-hook": /^hook:.*@plugin$/u,
  matcher: HOOK,
  "on-failure": HOOK,
  permission: /^permission:/u,
  setting: /^setting:/u,
  env: /^env:/u,
  context: undefined,
  identity: HOOK,
  spawn: /^(?:strip|permission|env):/u,
  "skill-shell": /^(?:setting|hook):/u,
  subdirectory: /^(?:permission|setting|env):|@settings$/u,
  trust: /@frontmatter$/u,
};

export function factsProof(
  facts: readonly FactResult[],
  results: readonly GuaranteeResult[],
): FactsProof {
  const refuted = results.filter(({ outcome }) => outcome === "refuted");
  const changed = facts.filter(({ holds }) => !holds);
  return {
    held: facts.length - changed.length,
    changed: changed.map(({ id, claim, bearsOn, expected, observed }) => ({
      id,
      claim,
      expected,
      observed,
      refutes: refuted.filter((result) => restsOn(result, bearsOn)).map(named),
    })),
  };
}

function restsOn({ mechanisms }: GuaranteeResult, topics: readonly FactTopic[]): boolean {
  return mechanisms.some(
    ({ mechanism, outcome }) =>
      outcome === "refuted" && topics.some((topic) => MECHANISMS[topic]?.test(mechanism) === true),
  );
}

function named({ packaging, guarantee }: GuaranteeResult): string {
  return `${packaging} ${guarantee}`;
}
